import { type ReactNode, useState } from 'react'
import type { Selection } from '../platform/selection.ts'
import { Button } from '../ui/action/button.tsx'
import { showToast } from '../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { EditBar } from './edit-bar.tsx'

export interface RemoveTexts {
  /** The label of the checkbox for all rows. */
  all: string
  /** What the button says while nothing is selected, and with the count. */
  remove: string
  removeCount: string
  /** Said on a tap while nothing is selected. */
  nothing: string
  /** The confirmation. */
  title: string
  body: string
  keep: string
}

export interface RemoveBarProps {
  selection: Selection
  texts: RemoveTexts
  onRemove: (ids: string[]) => void
  /** Further actions. */
  children?: ReactNode
}

/** The bar below a list in edit mode: select all, and remove what is selected after a confirmation. */
export function RemoveBar({ selection, texts, onRemove, children }: RemoveBarProps) {
  const [confirming, setConfirming] = useState(false)
  const { count, ids } = selection
  return (
    <EditBar selection={selection} allText={texts.all}>
      {children}
      <Button kind="danger" onClick={() => (count === 0 ? showToast(texts.nothing) : setConfirming(true))}>
        {count > 0 ? texts.removeCount : texts.remove}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={texts.title}
        body={texts.body}
        confirmText={texts.remove}
        cancelText={texts.keep}
        onConfirm={() => {
          setConfirming(false)
          onRemove([...ids])
        }}
        onCancel={() => setConfirming(false)}
      />
    </EditBar>
  )
}
