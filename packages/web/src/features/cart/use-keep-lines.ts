import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import { refreshFavourites } from '#platform/favourites.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useApiMutation } from '#platform/queries.ts'
import { showToast } from '#ui/toast.tsx'
import type { CartState } from './use-cart.ts'

/** Moves lines to the favourites, in one step on the server; what is being changed in the cart is sent first. */
export function useKeepLines({ settle, refetch }: CartState): (lineIds: string[]) => Promise<void> {
  const t = useTexts('favourites')
  const client = useQueryClient()
  const { mutateAsync } = useApiMutation('favourites.moveFromCart')
  return async (lineIds) => {
    if (!(await settle())) return
    try {
      const { moved, left } = await mutateAsync({ body: { lineIds } })
      showToast(left > 0 ? t('cart.left', { count: left }) : t('cart.moved', { count: moved }))
      await refreshFavourites(client)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    await refetch()
  }
}
