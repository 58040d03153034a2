import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../action/icon-button.tsx'
import { Modal } from './modal.tsx'
import styles from './sheet.module.css'
import { useUiTexts } from '../texts.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode
  /** At least 60 % of the window, so that it does not jump while its content changes. */
  tall?: boolean | undefined
  /** Rows reach the edges (lists). */
  flush?: boolean | undefined
}

/** A panel from the bottom of the window, for a choice or a form without leaving the page. */
export function Sheet({ open, onClose, title, children, footer, tall = false, flush = false }: SheetProps) {
  const texts = useUiTexts()
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} place="bottom">
      <div className={cx(styles.panel, tall && styles.tall)}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={texts.close} icon={X} iconSize={20} tone="hint" onClick={onClose} />
        </div>
        <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </Modal>
  )
}
