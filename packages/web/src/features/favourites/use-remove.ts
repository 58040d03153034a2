import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import { type FavouriteKind, refreshFavourites } from '#platform/favourites.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useApiMutation } from '#platform/queries.ts'
import { inBatches } from '#platform/selection.ts'
import { showToast } from '#ui/toast.tsx'

/** As in the contract, whose file would bring its schemas along; limits.test.ts holds it to that. */
export const BATCH = 100

/** Lets products or shops go; the lists follow. */
export function useRemove(kind: FavouriteKind): (ids: readonly string[]) => Promise<void> {
  const t = useTexts('favourites')
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation('favourites.removeFavourites')
  return async (ids) => {
    try {
      await inBatches(ids, BATCH, (some) => mutateAsync({ body: { kind, ids: some } }))
      showToast(t('removed'))
    } catch (error) {
      // The client has said what went wrong; some may have gone all the same.
      if (!(error instanceof ApiError)) throw error
    }
    await refreshFavourites(client)
  }
}
