import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { measuresText } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { freightQuery, type ProductDetail } from '#entities/catalogue/queries.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { useDebounced } from '#platform/use-debounced.ts'
import { useUnitTexts } from '#widgets/unit-text.ts'
import type { ChosenSku } from './use-choice.ts'

/** So long nobody has stepped or typed the quantity before its freight is asked: the digits of a number come within it. */
const PAUSE_MS = 600

type Chosen = Pick<ChosenSku, 'sku' | 'steps' | 'measures' | 'unit'>

/** What is asked about; undefined while the choice is incomplete. */
function goodsOf({ sku, measures }: Pick<Chosen, 'sku' | 'measures'>) {
  if (sku === undefined || measures === undefined) return undefined
  return { skuId: sku.id, ...(measures && { measures: measuresText(measures) }) }
}

/**
 * The freight of the chosen quantity, as the order will ask it, where the product alone names only that of the smallest order: to
 * the address, or without one from the cheapest place to the dearest. Undefined as long as it is not known. The one before is
 * shown until the next has come, unless it is of another SKU.
 */
export function useChosenFreight(
  { id, freight }: ProductDetail,
  { steps, unit, ...chosen }: Chosen,
): (ProductDetail['freight'] & { amount: string }) | undefined {
  const { amount } = useUnitTexts()
  const { addressId } = usePageQuery('productDetail')
  const quantity = useDebounced(steps, PAUSE_MS)
  const goods = freight.freightFen !== null && freight.isFrom ? goodsOf(chosen) : undefined
  const { data } = useQuery({
    ...freightQuery(id, { ...(goods ?? { skuId: '' }), quantity, ...(addressId && { addressId }) }),
    enabled: goods !== undefined,
    placeholderData: keepPreviousData,
  })
  return data && data.skuId === goods?.skuId ? { ...data, amount: amount(unit, data.quantity) } : undefined
}
