import { useTexts } from '../platform/i18n/use-texts.ts'
import { useOnline } from '../ui/feedback/use-online.ts'
import styles from './offline-notice.module.css'

/** A notice while the device is offline. The live region is always in the document, so that its text is read aloud when it appears. */
export function OfflineNotice() {
  const online = useOnline()
  const t = useTexts('core')
  return (
    <div role="status" className={styles.region}>
      {!online && <p className={styles.notice}>{t('ui.offline')}</p>}
    </div>
  )
}
