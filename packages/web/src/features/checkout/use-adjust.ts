import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/api-client/api-error.ts'
import type { RefusalData } from '#platform/api-client/refusal-data.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'
import { cartQuery, useSelectLines, useUpdateLine } from './queries.ts'
import type { Wanted } from './use-wanted.ts'

type Cart = ResponseFor<'cart.getCart'>
type ShortSku = RefusalData<'STOCK_SHORT'>['skus'][number]

/** Brings one line of the cart down to what is left; what is not worth a step any more is unticked. */
function useAdjustLine() {
  const update = useUpdateLine()
  const select = useSelectLines()
  const adjustLine = async (cart: Cart, { skuId, available }: ShortSku): Promise<unknown> => {
    const line = cart.shops.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
    if (!line) return undefined
    if (available < line.unit.minSteps) return select.mutateAsync({ body: { lineIds: [line.id], isSelected: false } })
    return update.mutateAsync({ params: { id: line.id }, body: { quantity: available } })
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
