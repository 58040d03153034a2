import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { addressesQuery } from '#entities/addresses/queries.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { type Quote, quoteQuery } from '#entities/orders/queries.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { ChosenSku } from './use-choice.ts'

/** So long nobody has stepped or typed the quantity before its freight is asked: the digits of a number come within it. */
const PAUSE_MS = 600

/** Whether the freight depends on the quantity, to a destination that is known, and the caller may ask for a quote. */
function useMayAsk({ to, freightFen, isFrom }: ProductDetail['freight']): boolean {
  const roles = activeRoles(useSession())
  return to !== null && freightFen !== null && isFrom && (roles === undefined || mayOpen('orderPlay', roles))
}

/** The address that the order would begin with. */
function useDestination(enabled: boolean): string | undefined {
  const { addressId } = usePageQuery('productDetail')
  const { data: addresses = [] } = useQuery({ ...addressesQuery(), enabled })
  return (addresses.find(({ id }) => id === addressId) ?? addresses[0])?.id
}

/** The one before is shown until the next has come, unless it is of another SKU. */
function freightOf(quote: Quote | undefined, skuId: string): { fen: Fen; quantity: number } | undefined {
  const [part] = quote?.shops ?? []
  const [line] = part?.lines ?? []
  return part && line?.skuId === skuId ? { fen: part.freightFen, quantity: line.quantity } : undefined
}

/**
 * The freight of the chosen quantity to the address, as the order will ask it, where the product alone names only that of the smallest
 * order; undefined as long as it is not known, and for what cannot be ordered so.
 */
export function useChosenFreight(
  { freight }: ProductDetail,
  { sku, steps, measures, unit }: Pick<ChosenSku, 'sku' | 'steps' | 'measures' | 'unit'>,
): { fen: Fen; amount: string } | undefined {
  const { amount } = useUnitTexts()
  const quantity = useDebounced(steps, PAUSE_MS)
  const isChosen = useMayAsk(freight) && sku !== undefined && measures !== undefined
  const addressId = useDestination(isChosen)
  const line = { skuId: sku?.id ?? '', quantity, ...(measures && { measures }) }
  const { data: quote } = useQuery({
    ...quoteQuery({ lines: [line], addressId: addressId ?? null }),
    enabled: isChosen && addressId !== undefined,
    placeholderData: keepPreviousData,
  })
  const quoted = isChosen ? freightOf(quote, line.skuId) : undefined
  return quoted && { fen: quoted.fen, amount: amount(unit, quoted.quantity) }
}
