import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  body?: ReactNode
  /** Says what it does ("Delete the address"), not "OK". */
  confirmText: string
  /** Without it the dialog only informs: it has one button, and Esc confirms. */
  cancelText?: string | undefined
  /** A red button; the focus starts on the cancel button. */
  danger?: boolean | undefined
  /** Most want to stay: the cancel button is the filled one, at the end, and has the focus. */
  prefersCancel?: boolean | undefined
  loading?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** How the buttons are filled, and whether the focus starts on the cancel button. */
function looksOf({ danger, prefersCancel }: ConfirmDialogProps) {
  if (prefersCancel) return { confirm: 'secondary', cancel: 'primary', startsAtCancel: true } as const
  if (danger) return { confirm: 'danger', cancel: 'secondary', startsAtCancel: true } as const
  return { confirm: 'primary', cancel: 'secondary', startsAtCancel: false } as const
}

/** Asks before something that costs money or cannot be undone. A tap beside it does nothing; Esc cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const titleId = useId()
  const bodyId = useId()
  const confirm = useRef<HTMLButtonElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const { cancelText, prefersCancel } = props
  const looks = looksOf(props)
  const buttons = [
    cancelText && (
      <Button key="cancel" ref={cancel} kind={looks.cancel} onClick={props.onCancel}>
        {cancelText}
      </Button>
    ),
    <Button key="confirm" ref={confirm} kind={looks.confirm} loading={props.loading} onClick={props.onConfirm}>
      {props.confirmText}
    </Button>,
  ]
  return (
    <Modal
      open={props.open}
      onClose={props.onCancel}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={props.body ? bodyId : undefined}
      place="center"
      closeOnOutsideTap={false}
      initialFocus={looks.startsAtCancel && cancelText ? cancel : confirm}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {props.title}
        </h2>
        {props.body && (
          <div id={bodyId} className={styles.body}>
            {props.body}
          </div>
        )}
        <div className={styles.actions}>{prefersCancel ? buttons.toReversed() : buttons}</div>
      </div>
    </Modal>
  )
}
