import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../cx.ts'
import styles from './modal.module.css'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  open: boolean
  onClose: () => void
  /** The id of the heading that names it, or the name itself. */
  labelledBy?: string | undefined
  label?: string | undefined
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  place: 'bottom' | 'center' | 'full'
  closeOnOutsideTap?: boolean | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** The duration of the closing animation: --duration-page. */
const LEAVE_MS = 250

/** Renders the content until the closing animation is over. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setPresent(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  return open || present
}

/** The modal dialog on which Sheet, ConfirmDialog and ImageViewer are built. Pages use those. */
export function Modal(props: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const present = usePresence(props.open)
  useModal(ref, {
    open: props.open,
    onClose: props.onClose,
    closeOnOutsideTap: props.closeOnOutsideTap ?? true,
    initialFocus: props.initialFocus,
  })
  return (
    <dialog
      ref={ref}
      role={props.role}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={cx(styles.modal, styles[props.place])}
    >
      {present && props.children}
    </dialog>
  )
}
