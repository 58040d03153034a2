import { useQueryClient } from '@tanstack/react-query'
import { FAVOURITES_BATCH } from '@zhujia/contract/core/limits.ts'
import { type FavouriteKind, useRemoveFavourites } from '#entities/favourites/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { inBatches } from '#platform/selection.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'

/** Removes products or shops from the favourites, and fetches the lists again. */
export function useRemove(kind: FavouriteKind): (ids: readonly string[]) => Promise<void> {
  const t = useTexts('favourites')
  const client = useQueryClient()
  const { mutateAsync } = useRemoveFavourites()
  return async (ids) => {
    await runAction(async () => {
      await inBatches(ids, FAVOURITES_BATCH, (some) => mutateAsync({ body: { kind, ids: some } }))
      showToast(t('removed'))
    })
    // After a failure some may have been removed all the same.
    await refreshAfter(client, 'favourites.removeFavourites')
  }
}
