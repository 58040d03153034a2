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

export const ORDER_TABS = ['all', 'unpaid', 'toShip', 'toAnswer', 'toReceive', 'toReview', 'received'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/**
 * Which states a tab shows; counts and lists both read it. What is shipped in part is still to be shipped; what the buyer asks
 * to cancel is to be answered by the shop, the first deadline first; of `toReview` there are only those with a line that may
 * still be reviewed.
 */
export const STATES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: ORDER_STATES,
  unpaid: ['unpaid'],
  toShip: ['paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested'],
  toAnswer: ['cancelRequested', 'restCancelRequested'],
  toReceive: ['shipped'],
  toReview: ['received'],
  received: ['received'],
}

/** The tabs of a buyer's page and of a seller's: only the shop has something to answer. */
export const TABS_OF = {
  buyer: ORDER_TABS.filter((tab) => tab !== 'toAnswer'),
  seller: ORDER_TABS,
} as const satisfies Record<string, readonly OrderTab[]>

/** What the server may offer on an order. Pages draw the ones they are given. */
export const ORDER_ACTIONS = [
  'pay',
  'cancel',
  'requestCancel',
  'cancelUnilaterally',
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
 * they are bounded. The last parcel and the last partial cancellation take everything that is left. Waybills are corrected
 * so often for each parcel.
 */
export const ORDER_LIMITS = {
  cancelRequests: 3,
  reprices: 10,
  parcels: 30,
  partCancels: 30,
  waybillCorrections: 3,
} as const

/** A search for words looks through so many of the newest orders of a buyer, or of all shops of a seller; a number is found at any age. */
export const ORDER_SEARCH_DEPTH = 2000

/**
 * How many days after payment the buyer may cancel what has not left without the shop's yes; after the lead time that
 * the goods promised when they were ordered, where there is one (decision 078).
 */
export const UNILATERAL_CANCEL_DAYS = 15

/** How a refund stands for the one who waits for it. */
export const REFUND_STEPS = ['onWay', 'failed', 'arrived'] as const
