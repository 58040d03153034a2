import type { Stale, StaleAfter } from '../stale.ts'

/** What a new or paid order makes stale: the cart, its badge, the orders. */
export const ORDERED: readonly Stale[] = [
  'cart.getCart',
  'cart.countLines',
  'orders.listOrders',
  'orders.countOrders',
  'orders.getOrder',
]
/** What a change of an order makes stale: lists, counts, the other view of the order, the joint payment. */
const STEPPED: readonly Stale[] = ['orders', 'payments.getPayment']

export const ordersStale: StaleAfter<'orders'> = {
  'orders.agreeCancel': STEPPED,
  'orders.buyAgain': ['cart.getCart'],
  'orders.cancelOrder': STEPPED,
  'orders.requestCancel': STEPPED,
  'orders.cancelUnilaterally': STEPPED,
  'orders.cancelPart': STEPPED,
  'orders.closeOrder': STEPPED,
  'orders.correctWaybill': STEPPED,
  'orders.declineCancel': STEPPED,
  'orders.extendReceipt': STEPPED,
  'orders.hideOrder': STEPPED,
  'orders.placeOrder': ORDERED,
  'orders.receiveOrder': STEPPED,
  'orders.remarkOrder': STEPPED,
  'orders.repriceOrder': STEPPED,
  'orders.separateOrder': STEPPED,
  'orders.shipOrder': STEPPED,
  'orders.withdrawCancel': STEPPED,
}
