import { useSyncExternalStore } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import styles from './offline-notice.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while the device has no network; the region stands always, so that it is read aloud when it fills. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const t = useTexts('core')
  return (
    <div role="status" className={styles.region}>
      {!online && <p className={styles.notice}>{t('page.offline')}</p>}
    </div>
  )
}
