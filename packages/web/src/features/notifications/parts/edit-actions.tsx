import type { NotificationPlace } from '#entities/notifications/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { Button } from '#ui/action/button.tsx'
import { RemoveBar } from '#widgets/remove-bar.tsx'
import { useRead, useReadAll, useRemove } from '../use-actions.ts'

export interface EditActionsProps {
  place: NotificationPlace
  selection: Selection
  /** What the list could see. */
  seen: string
}

/** The bar of the edit mode: marks those that are selected as read, or all when none is, and removes the selected ones. */
export function EditActions({ place, selection, seen }: EditActionsProps) {
  const t = useTexts('notifications')
  const remove = useRemove()
  const read = useRead()
  const readAll = useReadAll()
  const { count, ids } = selection
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
      {count > 0 ? (
        <Button kind="secondary" onClick={() => void read([...ids])}>
          {t('readCount', { count })}
        </Button>
      ) : (
        <Button kind="secondary" onClick={() => void readAll(seen, place.category)}>
          {t('readAll')}
        </Button>
      )}
    </RemoveBar>
  )
}
