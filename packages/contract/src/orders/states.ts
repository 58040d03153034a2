/** The states of one shop's order, up to receipt. */
export const ORDER_STATES = [
  'unpaid',
  'paid',
  'cancelRequested',
  'partiallyShipped',
  /** Partially shipped, and the buyer requests the cancellation of the rest. */
  'restCancelRequested',
  'shipped',
  'received',
  'cancelled',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** The states in which an order is over for its buyer, who may hide it once no refund is under way. */
export const OVER_STATES = ['received', 'cancelled'] as const satisfies readonly OrderState[]
export const isOver = (state: OrderState): boolean => OVER_STATES.some((over) => over === state)

export const ORDER_TABS = ['all', 'unpaid', 'toShip', 'toAnswer', 'toReceive', 'toReview', 'received'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/**
 * The states of each tab, for counts and lists. Partially shipped orders are in `toShip`; cancellation requests are in `toAnswer`.
 * A shop's lists of both have the first deadline first. `toReview` has only orders with a line that may still be reviewed.
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

/** The actions that the server may offer on an order. Pages show exactly the offered ones. */
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
 * Limits of repeatable actions on one order, because its history, parcels and refunds are read whole. The last parcel and the last
 * partial cancellation take everything that is left. The limit of waybill corrections is for each parcel.
 */
export const ORDER_LIMITS = {
  cancelRequests: 3,
  reprices: 10,
  parcels: 30,
  partCancels: 30,
  waybillCorrections: 3,
  driverPhones: 30,
} as const

/** How many of a buyer's orders, or of those of a seller's shops, a search for words reads, the first ones of the tab; a number is always found. */
export const ORDER_SEARCH_DEPTH = 2000

/**
 * How many days after payment, or after the promised lead time if there is one, the buyer may cancel what is not shipped without
 * the shop's consent (decision 078).
 */
export const UNILATERAL_CANCEL_DAYS = 15

/** Whether that time has come; both in ms since 1970. */
export const isUnilateralOpen = (fromMs: number, nowMs: number): boolean => fromMs <= nowMs

/** How many days after its goods were received a buyer still sees the phone of the driver who brought them (decision 083). */
export const DRIVER_PHONE_DAYS = 7

/** Within how many hours the shop answers a request to cancel; after that it is granted. */
export const ANSWER_HOURS = 24

/** By how many days a buyer may extend the time of receiving, once. */
export const EXTENSION_DAYS = 3

/** Within how many hours from payment an order is to leave when its goods promise no time of their own. */
export const SHIP_HOURS = 48

/** The states of a refund as shown to the buyer. */
export const REFUND_STEPS = ['onWay', 'failed', 'arrived'] as const
