import { ORDER_LIMITS, type OrderAction, type OrderState } from '@zhujia/contract/orders/states.ts'
import { REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import { eventsFor } from '#platform/state-machine/machine.ts'
import { orderMachine, type OrderEvent } from './machine.ts'

/** Who looks at an order: its buyer, or a member of its shop with what he may do there. */
export type Viewer = { part: 'buyer' } | { part: 'seller'; may: (permission: ShopPermission) => boolean }

/** The button behind an event. Those that have none are raised by what others do: shipping all that is left, say. */
const ACTION_OF: Readonly<Partial<Record<OrderEvent, OrderAction>>> = {
  reprice: 'reprice',
  cancel: 'cancel',
  requestCancel: 'requestCancel',
  withdrawCancel: 'withdrawCancel',
  agreeCancel: 'agreeCancel',
  declineCancel: 'declineCancel',
  ship: 'ship',
  cancelPart: 'cancelPart',
  cancelLines: 'cancelPart',
  requestRest: 'requestCancel',
  withdrawRest: 'withdrawCancel',
  agreeRest: 'agreeCancel',
  declineRest: 'declineCancel',
  receive: 'receive',
  extend: 'extend',
}

type SellerAction = 'cancel' | 'reprice' | 'agreeCancel' | 'declineCancel' | 'ship' | 'cancelPart' | 'remark'

/** What a seller's step needs. */
export const PERMISSION_FOR: Readonly<Record<SellerAction, ShopPermission>> = {
  cancel: 'order.manage',
  reprice: 'order.manage',
  agreeCancel: 'order.manage',
  declineCancel: 'order.manage',
  ship: 'order.ship',
  cancelPart: 'order.manage',
  remark: 'order.manage',
}

const isGuarded = (action: OrderAction): action is SellerAction => action in PERMISSION_FOR

/** The states in which an order is over for its buyer: he may take it out of his list. */
export const OVER: readonly OrderState[] = ['received', 'cancelled']

interface Standing {
  status: OrderState
  isExtended: boolean
  /** How often these steps were taken. */
  cancelRequests: number
  reprices: number
  /** A line may be reviewed now. */
  awaitsReview: boolean
  /** How many of its lines have been reviewed. */
  reviewedLines: number
}

/** What a buyer may do beside the events: pay, say something of the goods, put what is over in the cart again or take it out of their list. */
function buyersExtras({ status, awaitsReview, reviewedLines }: Standing): OrderAction[] {
  const speaking: OrderAction[] = awaitsReview ? ['review'] : reviewedLines > 0 ? ['seeReviews'] : []
  return OVER.includes(status) ? [...speaking, 'buyAgain', 'hide'] : speaking
}

/** Whether an order may take a step once more. */
const isLeft = (action: OrderAction, { isExtended, cancelRequests, reprices }: Standing): boolean => {
  if (action === 'extend') return !isExtended
  if (action === 'requestCancel') return cancelRequests < ORDER_LIMITS.cancelRequests
  return action !== 'reprice' || reprices < ORDER_LIMITS.reprices
}

/** The buttons that this viewer gets on an order as it stands, in the order of importance. */
export function actionsFor(order: Standing, viewer: Viewer): OrderAction[] {
  const events = eventsFor(orderMachine, order.status, viewer.part)
  const actions = events.flatMap((event) => ACTION_OF[event] ?? []).filter((action) => isLeft(action, order))
  if (viewer.part === 'seller') {
    const allowed = actions.filter((action) => isGuarded(action) && viewer.may(PERMISSION_FOR[action]))
    return [
      ...allowed,
      ...(order.reviewedLines > 0 ? (['seeReviews'] as const) : []),
      ...(viewer.may(PERMISSION_FOR.remark) ? (['remark'] as const) : []),
    ]
  }
  return [...(order.status === 'unpaid' ? (['pay'] as const) : []), ...actions, ...buyersExtras(order)]
}

/** The whole address is for whoever has to deliver to it: the seller sees it once the order is paid, until it is cancelled. */
export const seesAddress = (order: { paidAt: Date | null; status: OrderState }, viewer: Viewer): boolean =>
  viewer.part === 'buyer' || (order.paidAt !== null && order.status !== 'cancelled')

/** How long the seller has to answer before a wish to cancel is granted. */
export const ANSWER_SECONDS = DAY

/** By when a paid order should be on its way. */
const SHIP_SECONDS = 48 * HOUR

/** When a paid order should have left; null once it has, and where it need not. */
export const shipDueAt = ({ status, paidAt }: { status: OrderState; paidAt: Date | null }): Date | null =>
  paidAt && (status === 'paid' || status === 'partiallyShipped') ? addSeconds(paidAt, SHIP_SECONDS) : null

/** How much longer a buyer may take to receive, once. */
export const EXTENSION_SECONDS = 3 * DAY

/** Until when what was received may be reviewed. */
export const reviewDue = (receivedAt: Date): Date => addSeconds(receivedAt, REVIEW_DAYS * DAY)

/** How many seconds after the last parcel goods count as received: by carrier longer than by the shop's own truck alone. */
export const receiveSeconds = (days: { express: number; ownTruck: number }, carriers: readonly string[]): number =>
  DAY * (carriers.every((carrier) => carrier === 'ownTruck') ? days.ownTruck : days.express)
