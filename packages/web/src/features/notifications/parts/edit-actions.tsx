import type { NotificationPlace } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { Button } from '#ui/action/button.tsx'
import { RemoveBar } from '#widgets/remove-bar.tsx'
import { useReadAll, useRemove } from '../use-actions.ts'

export interface EditActionsProps {
  place: NotificationPlace
  selection: Selection
  /** What the list could see. */
  seen: string
}

/** The bar of the edit mode: marks all as read, or removes those that are selected. */
export function EditActions({ place, selection, seen }: EditActionsProps) {
  const t = useTexts('notifications')
  const remove = useRemove()
  const readAll = useReadAll()
  const { count } = selection
  return (
    <RemoveBar
      selection={selection}
      onRemove={(ids) => void remove(ids)}
      texts={{
        all: t('all'),
        remove: t('remove'),
        removeCount: t('removeCount', { count }),
        nothing: t('nothing'),
        title: t('confirm.title', { count }),
        body: t('confirm.body'),
        keep: t('confirm.keep'),
      }}
    >
      <Button kind="secondary" onClick={() => void readAll(seen, place.category)}>
        {t('readAll')}
      </Button>
    </RemoveBar>
  )
}
