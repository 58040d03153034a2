import { useQueryClient } from '@tanstack/react-query'
import { useMoveFromCart } from '#entities/favourites/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import type { CartState } from './use-cart.ts'

/** Moves lines to the favourites, in one call of the server; pending edits of the cart are sent first. */
export function useMoveToFavourites({ settle, refetch }: CartState): (lineIds: string[]) => Promise<void> {
  const t = useTexts('favourites')
  const client = useQueryClient()
  const { mutateAsync } = useMoveFromCart()
  return async (lineIds) => {
    if (!(await settle())) return
    await runAction(async () => {
      const { moved, left } = await mutateAsync({ body: { lineIds } })
      showToast(left > 0 ? t('cart.left', { count: left }) : t('cart.moved', { count: moved }))
      await refreshAfter(client, 'favourites.moveFromCart')
    })
    await refetch()
  }
}
