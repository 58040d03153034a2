import type { CART_LINE_STATES } from '@zhujia/contract/cart/schemas.ts'
import { measureFaults, type Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { buyableSteps, mostAtOnce } from '@zhujia/contract/catalogue/sale.ts'
import type { CartRow, Offer } from './rows.ts'

/** Whether a line can be bought now. */
export function stateOf(
  row: Pick<CartRow, 'isOnSale' | 'available' | 'quantity' | 'unit' | 'measures' | 'madeToMeasure'>,
): (typeof CART_LINE_STATES)[number] {
  if (!row.isOnSale) return 'offSale'
  if (measureFaults(row.madeToMeasure, row.measures).length > 0) return 'unmakeable'
  if (buyableSteps(row.available, row.unit) === 0) return 'soldOut'
  return row.available < row.quantity ? 'short' : 'valid'
}

type Fault = 'OFF_SALE' | 'MEASURES_WRONG' | 'BELOW_MINIMUM' | 'STOCK_SHORT'

/** Why a line may not hold this many sale steps, or pieces, of a SKU; undefined when it may. */
export function faultOf(
  offer: Pick<Offer, 'isOnSale' | 'madeToMeasure' | 'unit' | 'available'>,
  { quantity, measures }: { quantity: number; measures: Measures | null },
): Fault | undefined {
  if (!offer.isOnSale) return 'OFF_SALE'
  if (measureFaults(offer.madeToMeasure, measures).length > 0) return 'MEASURES_WRONG'
  if (quantity < offer.unit.minSteps) return 'BELOW_MINIMUM'
  return quantity > mostAtOnce(offer) ? 'STOCK_SHORT' : undefined
}
