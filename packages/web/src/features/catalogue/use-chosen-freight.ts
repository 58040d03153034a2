import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { addressesQuery } from '#entities/addresses/queries.ts'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { quoteQuery } from '#entities/orders/queries.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { activeRoles, useSession } from '#platform/session.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { ChosenSku } from './use-choice.ts'

/** So long nobody has stepped the quantity before its freight is asked. */
const PAUSE_MS = 300

/**
 * The freight of the chosen quantity to the address, as the order will ask it, where the product alone names only that of the smallest
 * order; undefined as long as it is not known, and for what cannot be ordered so.
 */
export function useChosenFreight(
  { freight }: ProductDetail,
  { sku, steps, measures, unit }: Pick<ChosenSku, 'sku' | 'steps' | 'measures' | 'unit'>,
): { fen: Fen; amount: string } | undefined {
  const { addressId } = usePageQuery('productDetail')
  const { amount } = useUnitTexts()
  const quantity = useDebounced(steps, PAUSE_MS)
  const roles = activeRoles(useSession())
  const mayAsk = roles === undefined || mayOpen('orderPlay', roles)
  const depends = mayAsk && freight.to !== null && freight.freightFen !== null && freight.isFrom
  const isChosen = depends && sku !== undefined && measures !== undefined
  const { data: addresses } = useQuery({ ...addressesQuery(), enabled: isChosen })
  const to = addresses?.find(({ id }) => id === addressId) ?? addresses?.[0]
  const line = { skuId: sku?.id ?? '', quantity, ...(measures && { measures }) }
  const { data: quote } = useQuery({
    ...quoteQuery({ lines: [line], addressId: to?.id ?? null }),
    enabled: isChosen && to !== undefined,
    placeholderData: keepPreviousData,
  })
  const [part] = quote?.shops ?? []
  const [quoted] = part?.lines ?? []
  if (!isChosen || !part || !quoted || quoted.skuId !== sku.id) return undefined
  return { fen: part.freightFen, amount: amount(unit, quoted.quantity) }
}
