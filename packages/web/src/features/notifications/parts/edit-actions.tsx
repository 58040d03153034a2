import { useState } from 'react'
import type { Notification, NotificationPlace } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { Button } from '#ui/action/button.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EditBar } from '#widgets/edit-bar.tsx'
import { useReadAll, useRemove } from '../use-actions.ts'

export interface EditActionsProps {
  place: NotificationPlace
  selection: Selection
  /** The newest one that is shown. */
  newest: Notification
}

/** The bar of the edit mode: all are marked as read, or those that are selected removed after a confirmation. */
export function EditActions({ place, selection, newest }: EditActionsProps) {
  const t = useTexts('notifications')
  const remove = useRemove()
  const readAll = useReadAll()
  const [confirming, setConfirming] = useState(false)
  const { count, ids } = selection
  return (
    <EditBar selection={selection} allText={t('all')}>
      <Button kind="secondary" onClick={() => void readAll(newest, place.category)}>
        {t('readAll')}
      </Button>
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
