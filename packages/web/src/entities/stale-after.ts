import type { Area, EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { markStale } from '#platform/mark-stale.ts'

/** The endpoints that change something: neither a GET nor a POST that only reads. */
export type MutationKey = {
  [Key in EndpointKey]: EndpointOf<Key> extends { method: 'GET' } | { isRead: true } ? never : Key
}[EndpointKey]

/** The answers of one endpoint, or of all endpoints of an area. */
type Stale = EndpointKey | Area

/** What a new or paid order changes: the cart, its badge, the orders. */
const ORDERED: readonly Stale[] = [
  'cart.getCart',
  'cart.countLines',
  'orders.listOrders',
  'orders.countOrders',
  'orders.getOrder',
]
/** What a step of an order changes: lists, counts, the other view of the order, the joint payment. */
const STEPPED: readonly Stale[] = ['orders', 'payments.getPayment']
/** What a review changes elsewhere: the order's actions, the tabs and their counts, the product's figures. */
const REVIEWED: readonly Stale[] = ['reviews', 'orders']

/**
 * Which queries each mutation makes stale. Nothing where the whole cache follows the session, where the page stores the
 * answer, or where it reads its own list again.
 */
export const STALE_AFTER: Readonly<Record<MutationKey, readonly Stale[]>> = {
  'account.updateProfile': ['account.getProfile'],
  'addresses.createAddress': ['addresses.listAddresses'],
  'addresses.deleteAddress': ['addresses.listAddresses'],
  'addresses.updateAddress': ['addresses.listAddresses'],
  'auth.login': [],
  'auth.logout': [],
  'auth.resetPassword': [],
  'auth.selectRoles': ['account.getProfile'],
  'auth.sendCode': [],
  'auth.setPrimaryRole': [],
  'cart.addLine': [],
  'cart.removeLines': [],
  'cart.selectLines': [],
  'cart.updateLine': ['cart.getCart'],
  'views.clearHistory': [],
  'views.forgetViews': [],
  'views.mergeViews': ['views.listHistory'],
  'search.recordSearch': [],
  'views.recordView': [],
  'favourites.addFavourites': ['favourites'],
  'favourites.moveFromCart': ['favourites'],
  'favourites.removeFavourites': ['favourites'],
  'files.uploadImage': [],
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
  'orders.separateOrder': ORDERED,
  'orders.shipOrder': STEPPED,
  'orders.withdrawCancel': STEPPED,
  'payments.checkPayment': ['payments.getPayment'],
  // At the end of the payment, which comes from the provider.
  'payments.startAttempt': ORDERED,
  'reviews.appendReview': REVIEWED,
  'reviews.replyReview': REVIEWED,
  'reviews.writeReview': REVIEWED,
}

/** Marks queries stale; those on screen are fetched again, except the one whose page does so itself. */
export function refresh(client: QueryClient, stale: readonly Stale[], except?: QueryKey): Promise<void> {
  const excepted = except && JSON.stringify(except)
  return markStale(client, {
    predicate: ({ queryKey }) => {
      const [endpoint] = queryKey
      const isStale =
        typeof endpoint === 'string' && stale.some((one) => endpoint === one || endpoint.startsWith(`${one}.`))
      return isStale && JSON.stringify(queryKey) !== excepted
    },
  })
}

/** Marks stale what a mutation has changed. */
export const refreshAfter = (client: QueryClient, mutation: MutationKey, except?: QueryKey): Promise<void> =>
  refresh(client, STALE_AFTER[mutation], except)
