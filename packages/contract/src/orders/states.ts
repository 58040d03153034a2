/** The states of one shop's order, as far as they are built: up to the goods being received. */
export const ORDER_STATES = ['unpaid', 'paid', 'cancelRequested', 'shipped', 'received', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_TABS = ['all', 'unpaid', 'toShip', 'toReceive', 'toReview', 'received'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** Which states a tab shows; counts and lists both read it. Of `toReview` only those with a line that may still be reviewed. */
export const STATES_OF_TAB: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: ORDER_STATES,
  unpaid: ['unpaid'],
  toShip: ['paid', 'cancelRequested'],
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
  'receive',
  'review',
  'seeReviews',
  'remark',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export const CANCEL_REASONS = ['changedMind', 'wrongAddress', 'wrongGoods', 'tooSlow', 'outOfStock', 'buyerAsked', 'other'] as const
