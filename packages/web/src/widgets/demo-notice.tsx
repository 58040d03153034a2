import { useTexts } from '../platform/i18n/use-texts.ts'
import styles from './demo-notice.module.css'

/** The server says it on the root element; a built page cannot know it by itself. */
const isDemo = (): boolean => document.documentElement.dataset.mode === 'demo'

/**
 * Says that nothing here is real, where somebody would enter their data or pay; nothing at all in production.
 * `withMessages` leads to the simulated text messages too, where a code is asked for.
 */
export function DemoNotice({ withMessages = false }: { withMessages?: boolean }) {
  const t = useTexts('core')
  if (!isDemo()) return null
  return (
    <p role="note" className={styles.notice}>
      {t('demo.notice')}{' '}
      {withMessages && (
        <a href="/simulator/sms" target="_blank" rel="noreferrer" className={styles.link}>
          {t('demo.messages')}
        </a>
      )}
    </p>
  )
}
