import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTopLayer } from '../overlay/layers.ts'
import { useShownToast, type ShownToast } from './toast-store.ts'
import styles from './toast.module.css'

export { hideToast, showToast } from './toast-store.ts'

function Pill({ toast }: { toast: ShownToast }) {
  return <p className={styles.pill}>{toast.text}</p>
}

function Regions() {
  const shown = useShownToast()
  // A live region is only read aloud when its text is added after it: so it is empty for one frame.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const toast = ready ? shown : undefined
  return (
    <div className={styles.host}>
      <div role="status" aria-atomic="true">
        {toast?.kind === 'plain' && <Pill key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-atomic="true">
        {toast?.kind === 'error' && <Pill key={toast.id} toast={toast} />}
      </div>
    </div>
  )
}

/**
 * The one place where toasts appear. The app renders it once, beside the router; anyone calls `showToast`.
 * While a dialog is open it moves into the topmost one, because all the rest is inert.
 */
export function ToastHost() {
  const layer = useTopLayer()
  return createPortal(<Regions key={layer === document.body ? 'page' : 'dialog'} />, layer)
}
