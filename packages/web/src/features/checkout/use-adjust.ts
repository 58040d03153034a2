import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RefusalData } from '#platform/api-client/refusal-data.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'
import { cartQuery, useSelectLines, useUpdateLine } from './queries.ts'
import type { Wanted } from './use-wanted.ts'

type Cart = ResponseFor<'cart.getCart'>
type ShortSku = RefusalData<'STOCK_SHORT'>['skus'][number]

/** Brings the lines of a SKU in the cart down to what is left; what is not worth a step any more is unticked. */
function useAdjustLine() {
  const update = useUpdateLine()
  const select = useSelectLines()
  const adjustLine = async (cart: Cart, { skuId, available }: ShortSku): Promise<void> => {
    const lines = cart.shops.flatMap(({ lines }) => lines).filter((one) => one.skuId === skuId && one.isSelected)
    let left = available
    // Pieces of several sizes of a SKU share what there is: the first ones keep theirs.
    for (const { id, unit, quantity } of lines) {
      if (left < unit.minSteps) await select.mutateAsync({ body: { lineIds: [id], isSelected: false } })
      else if (quantity > left) await update.mutateAsync({ params: { id }, body: { quantity: left } })
      left -= Math.min(left, quantity)
    }
  }
  return { adjustLine, isPending: update.isPending || select.isPending }
}

/** Takes no more than there is: in the cart line by line, when buying now in the page's address. */
export function useAdjust({ isFromCart, takeFrom }: Wanted, skus: readonly ShortSku[]) {
  const client = useQueryClient()
  const { query } = usePage()
  const { setQuery } = useNavigation()
  const { adjustLine, isPending } = useAdjustLine()

  const adjustCart = async () => {
    try {
      const cart = await client.fetchQuery(cartQuery())
      for (const sku of skus) await adjustLine(cart, sku)
      takeFrom(await client.fetchQuery(cartQuery()))
    } catch (error) {
      // The client has said what went wrong; what was wanted stays, and the button is there for another try.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const left = skus[0]?.available ?? 0
  return {
    isPending,
    canAdjust: isFromCart || left > 0,
    adjust: () => (isFromCart ? void adjustCart() : setQuery({ ...query, quantity: String(left) })),
  }
}
