import { createPortal } from 'react-dom'
import { cx } from '../cx.ts'
import { useTopLayer } from '../overlay/layers.ts'
import styles from './loading-mask.module.css'
import { Spinner } from './spinner.tsx'

export interface LoadingMaskProps {
  visible: boolean
  /** The pending action: "Loading", "Submitting". */
  text: string
}

/**
 * A transparent mask that blocks touches while a request is pending.
 * Reading a page shows a Skeleton instead. The app renders it once.
 */
export function LoadingMask({ visible, text }: LoadingMaskProps) {
  const layer = useTopLayer()
  return createPortal(
    <div className={cx(styles.mask, visible && styles.visible)} aria-busy={visible}>
      <div className={styles.box}>
        <Spinner size={28} />
        <p role="status">{visible ? text : ''}</p>
      </div>
    </div>,
    layer,
  )
}
