import { useQueryClient } from '@tanstack/react-query'
import { buyableSteps } from '@zhujia/contract/catalogue/sale.ts'
import { cartQuery, useSelectLines, useUpdateLine } from '#entities/cart/queries.ts'
import type { RefusalData } from '#platform/api-client/refusal-data.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useNavigation, usePage } from '#platform/navigation.ts'
import { fetchAfterChange, fetchForStep } from '#platform/fetch-for-step.ts'
import { runAction } from '#platform/run-action.ts'
import type { Wanted } from './use-wanted.ts'

type Cart = ResponseFor<'cart.getCart'>
type ShortSku = RefusalData<'STOCK_SHORT'>['skus'][number]

/** Reduces the lines of a SKU in the cart to the remaining stock; a line for which nothing is left to buy is unticked. */
function useAdjustLine() {
  const update = useUpdateLine()
  const select = useSelectLines()
  const adjustLine = async (cart: Cart, { skuId, available }: ShortSku): Promise<void> => {
    const lines = cart.shops.flatMap(({ lines }) => lines).filter((one) => one.skuId === skuId && one.isSelected)
    let left = available
    // Pieces of several sizes of a SKU share the stock: the first lines keep their quantity.
    for (const { id, unit, quantity } of lines) {
      const most = buyableSteps(left, unit)
      if (most === 0) await select.mutateAsync({ body: { lineIds: [id], isSelected: false } })
      else if (quantity > most) await update.mutateAsync({ params: { id }, body: { quantity: most } })
      left -= Math.min(left, quantity)
    }
  }
  return { adjustLine, isPending: update.isPending || select.isPending }
}

/** Reduces the order to the stock: in the cart line by line, for "buy now" in the page's address. */
export function useAdjust({ isFromCart, takeFrom }: Wanted, skus: readonly ShortSku[]) {
  const client = useQueryClient()
  const { query } = usePage()
  const { setQuery } = useNavigation()
  const { adjustLine, isPending } = useAdjustLine()

  // After a failure the order stays as it was, and the button allows another try.
  const adjustCart = () =>
    runAction(async () => {
      const cart = await fetchForStep(client, cartQuery())
      for (const sku of skus) await adjustLine(cart, sku)
      takeFrom(await fetchAfterChange(client, cartQuery()))
    })
  const left = skus[0]?.available ?? 0
  return {
    isPending,
    canAdjust: isFromCart || left > 0,
    adjust: () => (isFromCart ? void adjustCart() : setQuery({ ...query, quantity: String(left) })),
  }
}
