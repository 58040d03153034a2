import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { pushLayer } from './layers.ts'

function show(dialog: HTMLDialogElement): void {
  // Browsers without modal dialogs still show the panel, without a focus trap.
  if (typeof dialog.showModal === 'function') dialog.showModal()
  else dialog.setAttribute('open', '')
}

function hide(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.removeAttribute('open')
}

/** Reports a tap that began and ended on the dialog's backdrop, beside its panel. */
function onOutsideTap(dialog: HTMLDialogElement, report: () => void): () => void {
  let beganOutside = false
  const down = (event: Event) => {
    beganOutside = event.target === dialog
  }
  const click = (event: Event) => {
    // A drag out of the panel ends in a click on the backdrop: it must not close the dialog.
    if (beganOutside && event.target === dialog) report()
    beganOutside = false
  }
  dialog.addEventListener('pointerdown', down)
  dialog.addEventListener('click', click)
  return () => {
    dialog.removeEventListener('pointerdown', down)
    dialog.removeEventListener('click', click)
  }
}

export interface ModalControl {
  open: boolean
  onClose: () => void
  /** Whether a tap beside the panel closes it. */
  closeOnOutsideTap: boolean
  initialFocus?: RefObject<HTMLElement | null> | undefined
}

/** Controls a native dialog: the browser gives focus trap, Esc, inert background and restored focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, control: ModalControl): void {
  const { open, closeOnOutsideTap, initialFocus } = control
  const close = useEffectEvent(() => {
    if (control.open) control.onClose()
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    show(dialog)
    initialFocus?.current?.focus()
    const leave = pushLayer(dialog, () => close())
    const cancel = (event: Event) => {
      // The owner's state decides, not the browser. A file input's own cancel event bubbles up to here too.
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    }
    const closed = () => {
      // Chromium closes by force at a second Esc or back gesture.
      if (!dialog.open) close()
    }
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('close', closed)
    const stopTaps = closeOnOutsideTap ? onOutsideTap(dialog, () => close()) : undefined
    return () => {
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('close', closed)
      stopTaps?.()
      leave()
      hide(dialog)
    }
  }, [ref, open, closeOnOutsideTap, initialFocus])

  useCloseWithPage(ref, control)
}

/** Closes the dialog when its page is hidden (but stays mounted); unmounting needs no report. */
function useCloseWithPage(ref: RefObject<HTMLDialogElement | null>, control: ModalControl): void {
  const close = useEffectEvent(() => {
    if (control.open) control.onClose()
  })
  const present = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    present.current = true
    return () => {
      present.current = false
      // By then a strict-mode remount has set it again, and an unmounted dialog is out of the document.
      queueMicrotask(() => {
        if (!present.current && dialog?.isConnected) close()
      })
    }
  }, [ref])
}
