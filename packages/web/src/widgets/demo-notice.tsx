import { useTexts } from '../platform/i18n/use-texts.ts'
import styles from './demo-notice.module.css'

/** The mode, which the server writes on the root element. */
const isDemo = (): boolean => document.documentElement.dataset.mode === 'demo'

/**
 * A notice where people enter data or pay that this is a demo; absent in production. `withMessages` adds a link to the simulated
 * text messages.
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
