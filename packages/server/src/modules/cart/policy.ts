import type { CART_LINE_STATES } from '@zhujia/contract/cart/schemas.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import type { CartRow, Offer } from './rows.ts'

/** Whether a line can be bought as it stands. A rest that is less than one must take counts as sold out. */
export function stateOf(
  row: Pick<CartRow, 'isOnSale' | 'available' | 'quantity' | 'unit'>,
): (typeof CART_LINE_STATES)[number] {
  if (!row.isOnSale) return 'offSale'
  if (row.available < row.unit.minSteps) return 'soldOut'
  return row.available < row.quantity ? 'short' : 'valid'
}

/** Why a line may not hold this many sale steps of a SKU; undefined when it may. */
export function faultOf(offer: Offer, quantity: number): 'OFF_SALE' | 'BELOW_MINIMUM' | 'STOCK_SHORT' | undefined {
  if (!offer.isOnSale) return 'OFF_SALE'
  if (quantity < offer.minSteps) return 'BELOW_MINIMUM'
  return quantity > holdable(offer) ? 'STOCK_SHORT' : undefined
}

/** How much of a SKU one line can hold. */
export const holdable = ({ available }: Pick<Offer, 'available'>): number => Math.min(available, QUANTITY_MAX)
