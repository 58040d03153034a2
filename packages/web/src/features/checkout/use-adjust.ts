import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-client/api-error.ts'
import type { RefusalData } from '../../platform/api-client/refusal-data.ts'
import { useNavigation, usePage } from '../../platform/navigation.ts'
import { cartQuery, useSelectLines, useUpdateLine } from './queries.ts'
import type { Order } from './use-order.ts'

type ShortSku = RefusalData<'STOCK_SHORT'>['skus'][number]

/**
 * Takes no more than there is. In the cart the quantities are set, and what is not worth a step any more is unticked;
 * when buying now the quantity stands in the address.
 */
export function useAdjust(order: Order, skus: readonly ShortSku[]) {
  const client = useQueryClient()
  const { query } = usePage()
  const { setQuery } = useNavigation()
  const { isFromCart } = order.wanted
  const cart = useQuery({ ...cartQuery(), enabled: isFromCart })
  const update = useUpdateLine()
  const select = useSelectLines()

  const adjustLine = async ({ skuId, available }: ShortSku) => {
    const shops = cart.data?.shops ?? []
    const line = shops.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
    if (!line) return
    if (available >= line.unit.minSteps) await update.mutateAsync({ params: { id: line.id }, body: { quantity: available } })
    else await select.mutateAsync({ body: { lineIds: [line.id], isSelected: false } })
  }
  const adjustCart = async () => {
    try {
      for (const sku of skus) await adjustLine(sku)
    } catch (error) {
      // The client has said what went wrong; the cart below is asked for anew either way.
      if (!(error instanceof ApiError)) throw error
    }
    await client.invalidateQueries({ queryKey: cartQuery().queryKey })
    order.requote()
  }
  const left = skus[0]?.available ?? 0
  return {
    isPending: update.isPending || select.isPending,
    canAdjust: isFromCart || left > 0,
    adjust: () => (isFromCart ? void adjustCart() : setQuery({ ...query, quantity: String(left) })),
  }
}
