import { LAZY_DELAY_MS } from '@zhujia/contract/core/constants.ts'
import type { ScreenKey } from '@zhujia/contract/screens.ts'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { FailedState } from '../ui/feedback/failed-state.tsx'
import { useOnline } from '../ui/feedback/use-online.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { ScreenPage } from '../widgets/screen-page.tsx'
import styles from './lazy-page.module.css'
import { loadPage, readyPage } from './page-loader.ts'

type State =
  | { name: 'fetching' }
  /** It has taken longer than 200 ms: only then the spinner shows (spec §9). */
  | { name: 'slow' }
  | { name: 'failed' }
  | { name: 'ready'; Component: ComponentType }

function firstState(screen: ScreenKey): State {
  const Component = readyPage(screen)
  return Component ? { name: 'ready', Component } : { name: 'fetching' }
}

function usePageComponent(screen: ScreenKey) {
  const [state, setState] = useState(() => firstState(screen))
  const [attempt, setAttempt] = useState(1)
  const isReady = state.name === 'ready'
  useEffect(() => {
    if (isReady) return
    let wanted = true
    const become = (next: State) => {
      if (wanted) setState(next)
    }
    const slow = window.setTimeout(() => become({ name: 'slow' }), LAZY_DELAY_MS)
    loadPage(screen)
      .then(
        (Component) => become({ name: 'ready', Component }),
        () => become({ name: 'failed' }),
      )
      .finally(() => window.clearTimeout(slow))
    return () => {
      wanted = false
      window.clearTimeout(slow)
    }
  }, [screen, attempt, isReady])

  const retry = () => {
    // Some browsers remember a failed import for as long as the document lives.
    if (attempt > 1) return window.location.reload()
    setState({ name: 'fetching' })
    setAttempt(attempt + 1)
  }
  const reload = useEffectEvent(retry)
  const hasFailed = state.name === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const online = () => reload()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [hasFailed])
  return { state, retry }
}

/** A screen's page, fetched when it is first opened: nothing for 200 ms, then a spinner, after 60 s a retry button. */
export function LazyPage({ screen }: { screen: ScreenKey }) {
  const { state, retry } = usePageComponent(screen)
  const t = useTexts('core')
  const online = useOnline()
  if (state.name === 'ready') return <state.Component />
  if (state.name === 'fetching') return null
  return (
    <ScreenPage busy={state.name === 'slow'}>
      {state.name === 'failed' ? (
        <FailedState
          title={t('page.broken')}
          hint={t('page.brokenHint')}
          onRetry={retry}
          retryText={t(online ? 'page.timeout' : 'ui.retry')}
        />
      ) : (
        <div className={styles.waiting} role="status" aria-label={t('ui.loading')}>
          <Spinner size={30} />
        </div>
      )}
    </ScreenPage>
  )
}
