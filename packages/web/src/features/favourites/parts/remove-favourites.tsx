import type { FavouriteKind } from '#entities/favourites/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/selection.ts'
import { RemoveBar } from '#widgets/remove-bar.tsx'
import { useRemove } from '../use-remove.ts'

/** The bar of the edit mode: removes the marked favourites. */
export function RemoveFavourites({ kind, selection }: { kind: FavouriteKind; selection: Selection }) {
  const t = useTexts('favourites')
  const remove = useRemove(kind)
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
    />
  )
}
