import { useTexts } from '../platform/i18n/use-texts.ts'
import { useOnline } from '../ui/use-online.ts'
import styles from './offline-notice.module.css'

/** Says so while the device has no network; the region stands always, so that it is read aloud when it fills. */
export function OfflineNotice() {
  const online = useOnline()
  const t = useTexts('core')
  return (
    <div role="status" className={styles.region}>
      {!online && <p className={styles.notice}>{t('ui.offline')}</p>}
    </div>
  )
}
