import { useState } from 'react'
import type { FavouriteKind } from '#platform/favourites.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { EditBar } from '#widgets/edit-bar.tsx'
import { useRemove } from '../use-remove.ts'

/** While the list is edited: all of it, and letting go of what is marked, after a question. */
export function RemoveBar({ kind, selection }: { kind: FavouriteKind; selection: Selection }) {
  const t = useTexts('favourites')
  const remove = useRemove(kind)
  const [asking, setAsking] = useState(false)
  const { count, ids } = selection
  return (
    <EditBar selection={selection} allText={t('all')}>
      <Button kind="danger" onClick={() => (count === 0 ? showToast(t('nothing')) : setAsking(true))}>
        {count > 0 ? t('removeCount', { count }) : t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('ask.title', { count })}
        body={t('ask.body')}
        confirmText={t('remove')}
        cancelText={t('ask.keep')}
        onConfirm={() => {
          setAsking(false)
          void remove([...ids])
        }}
        onCancel={() => setAsking(false)}
      />
    </EditBar>
  )
}
