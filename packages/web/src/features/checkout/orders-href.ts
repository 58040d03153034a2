import { href } from '@zhujia/contract/screens.ts'
import type { Payment } from '#entities/payments/queries.ts'

/** A link to the order of a payment if there is only one, else to the list of orders. */
export function ordersHref({ orderIds, state }: Payment): string {
  const [id, second] = orderIds
  if (id !== undefined && second === undefined) return href('orderDetailBuyer', { id })
  return href('orders', state === 'succeeded' ? { view: 'buyer', tab: 'toShip' } : { view: 'buyer' })
}
