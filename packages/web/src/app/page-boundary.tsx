import { Component, type ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { FailedState } from '../ui/feedback/failed-state.tsx'
import { ScreenPage } from '../widgets/screen-page.tsx'

function CrashedPage({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('core')
  return (
    <ScreenPage>
      <FailedState title={t('page.crashed')} hint={t('page.crashedHint')} onRetry={onRetry} retryText={t('ui.retry')} />
    </ScreenPage>
  )
}

interface State {
  crashed: boolean
}

/** Limits an error to its page: the other pages and the tab bar keep working. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return <CrashedPage onRetry={() => this.setState({ crashed: false })} />
  }
}
