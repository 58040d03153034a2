import { useState } from 'react'
import type { FavouriteKind } from '#entities/favourites/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { EditBar } from '#widgets/edit-bar.tsx'
import { useRemove } from '../use-remove.ts'

/** The bar of the edit mode: select all, and remove the marked favourites after a confirmation. */
export function RemoveBar({ kind, selection }: { kind: FavouriteKind; selection: Selection }) {
  const t = useTexts('favourites')
  const remove = useRemove(kind)
  const [confirming, setConfirming] = useState(false)
  const { count, ids } = selection
  return (
    <EditBar selection={selection} allText={t('all')}>
      <Button kind="danger" onClick={() => (count === 0 ? showToast(t('nothing')) : setConfirming(true))}>
        {count > 0 ? t('removeCount', { count }) : t('remove')}
      </Button>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('confirm.title', { count })}
        body={t('confirm.body')}
        confirmText={t('remove')}
        cancelText={t('confirm.keep')}
        onConfirm={() => {
          setConfirming(false)
          void remove([...ids])
        }}
        onCancel={() => setConfirming(false)}
      />
    </EditBar>
  )
}
