/** The states of one shop's order, as far as they are built: up to the goods being received. */
export const ORDER_STATES = [
  'unpaid',
  'paid',
  'cancelRequested',
  'partiallyShipped',
  /** Some of it is on its way, and the buyer wants the rest cancelled. */
  'restCancelRequested',
  'shipped',
  'received',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_TABS = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'received'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/**
 * Which states a tab shows; counts and lists both read it. What is shipped in part is still to be shipped; of `toReview`
 * there are only those with a line that may still be reviewed.
 */
export const STATES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: ORDER_STATES,
  unpaid: ['unpaid'],
  toShip: ['paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested'],
  toReceive: ['shipped'],
  toReview: ['received'],
  received: ['received'],
}

/** What the server may offer on an order. Pages draw the ones they are given. */
export const ORDER_ACTIONS = [
  'pay',
  'cancel',
  'requestCancel',
  'withdrawCancel',
  'agreeCancel',
  'declineCancel',
  'ship',
  'reprice',
  'cancelPart',
  'receive',
  'extend',
  'review',
  'seeReviews',
  'buyAgain',
  'remark',
  'hide',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/**
 * How often one order may take each step that can be repeated: its history, its parcels and its refunds are read whole, so
 * they are bounded. The last parcel and the last partial cancellation take everything that is left.
 */
export const ORDER_LIMITS = { cancelRequests: 3, reprices: 10, parcels: 30, partCancels: 30 } as const

export const CANCEL_REASONS = [
  'changedMind',
  'wrongAddress',
  'wrongGoods',
  'tooSlow',
  'outOfStock',
  'buyerAsked',
  'other',
] as const

/** How a refund stands for the one who waits for it. */
export const REFUND_STEPS = ['onWay', 'failed', 'arrived'] as const
