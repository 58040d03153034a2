import { ORDER_EVENTS } from '@zhujia/contract/orders/events.ts'
import {
  ANSWER_HOURS,
  DRIVER_PHONE_DAYS,
  EXTENSION_DAYS,
  UNILATERAL_CANCEL_DAYS,
  ORDER_LIMITS,
  SHIP_HOURS,
  isOver,
  isUnilateralOpen,
  type OrderAction,
  type OrderState,
} from '@zhujia/contract/orders/states.ts'
import { REVIEW_DAYS } from '@zhujia/contract/reviews/states.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { addSeconds, DAY, HOUR } from '#platform/clock.ts'
import { eventsFor } from '#platform/state-machine/machine.ts'
import { correctionIn, orderMachine, requestIn, unilateralIn } from './machine.ts'

/** Who reads an order: its buyer, or a member of its shop with what they may do there. */
export type Viewer = { part: 'buyer' } | { part: 'seller'; may: (permission: Permission) => boolean }

type SellerAction = 'cancel' | 'reprice' | 'agreeCancel' | 'declineCancel' | 'ship' | 'cancelPart' | 'remark'

/** What a seller's step needs. */
export const PERMISSION_FOR: Readonly<Record<SellerAction, Permission>> = {
  cancel: 'order.manage',
  reprice: 'order.manage',
  agreeCancel: 'order.manage',
  declineCancel: 'order.manage',
  ship: 'order.ship',
  cancelPart: 'order.manage',
  remark: 'order.manage',
}

const isGuarded = (action: OrderAction): action is SellerAction => action in PERMISSION_FOR

interface Paid {
  status: OrderState
  paidAt: Date | null
  /** The lead time in days, as promised when the order was placed. */
  leadDays: number
}

/** From when the buyer may cancel without the shop's consent; null if nothing is paid or nothing is left to ship. */
export const cancelUnilaterallyFrom = ({ status, paidAt, leadDays }: Paid): Date | null =>
  paidAt && unilateralIn(status) ? addSeconds(paidAt, (leadDays + UNILATERAL_CANCEL_DAYS) * DAY) : null

/** Whether that time has come. */
function mayCancelUnilaterally(order: Paid, now: Date): boolean {
  const from = cancelUnilaterallyFrom(order)
  return from !== null && isUnilateralOpen(from.getTime(), now.getTime())
}

const CANCEL_ACTIONS = ['cancel', 'requestCancel', 'cancelUnilaterally'] as const satisfies readonly OrderAction[]
type CancelAction = (typeof CANCEL_ACTIONS)[number]

/**
 * The one action by which the buyer can cancel an order now: at once before payment, by a request to the shop after it, and
 * without the shop's consent once shipping is long overdue. Undefined while a request waits or nothing is left to cancel.
 */
export function cancelActionOf(order: Paid, now: Date): CancelAction | undefined {
  if (order.status === 'unpaid') return 'cancel'
  if (mayCancelUnilaterally(order, now)) return 'cancelUnilaterally'
  return requestIn(order.status) && 'requestCancel'
}

interface Standing extends Paid {
  isExtended: boolean
  /** How often these steps were taken. */
  cancelRequests: number
  reprices: number
  /** The time of the read. */
  now: Date
  /** A line may be reviewed now. */
  awaitsReview: boolean
  /** How many of its lines have been reviewed. */
  reviewedLines: number
  /** Money is still to come back to the buyer. */
  awaitsMoney: boolean
}

/** A buyer's actions that are no events: to review the goods, to buy again, to hide the order. */
function buyersExtras({ status, awaitsReview, reviewedLines, awaitsMoney }: Standing): OrderAction[] {
  const ofReviews: OrderAction[] = awaitsReview ? ['review'] : reviewedLines > 0 ? ['seeReviews'] : []
  if (!isOver(status)) return ofReviews
  return [...ofReviews, 'buyAgain', ...(awaitsMoney ? [] : (['hide'] as const))]
}

/** Whether an action is still open to an order: some are limited in number. */
function isLeft(action: OrderAction, order: Standing): boolean {
  if (action === 'extend') return !order.isExtended
  if (CANCEL_ACTIONS.some((cancel) => cancel === action) && action !== cancelActionOf(order, order.now)) return false
  if (action === 'requestCancel') return order.cancelRequests < ORDER_LIMITS.cancelRequests
  return action !== 'reprice' || order.reprices < ORDER_LIMITS.reprices
}

/** The buttons that this viewer gets on an order as it stands, in the order of importance. */
export function actionsFor(order: Standing, viewer: Viewer): OrderAction[] {
  const events = eventsFor(orderMachine, order.status, viewer.part)
  const actions = events.flatMap((event) => ORDER_EVENTS[event].action ?? []).filter((action) => isLeft(action, order))
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

const ships = (viewer: Viewer): boolean => viewer.part === 'seller' && viewer.may(PERMISSION_FOR.ship)

/** Whether a viewer may correct the waybill of a parcel that was corrected so often. */
export const mayCorrect = (order: { status: OrderState }, parcel: { corrections: number }, viewer: Viewer): boolean =>
  ships(viewer) && correctionIn(order.status) !== undefined && parcel.corrections < ORDER_LIMITS.waybillCorrections

/** Whether a viewer may remove the phone of a parcel's driver: at any time. */
export const mayRemovePhone = ({ driverPhone }: { driverPhone: string }, viewer: Viewer): boolean =>
  ships(viewer) && driverPhone !== ''

/** Whether a viewer sees the phones of drivers: the shop, and the buyer until some days after the receipt. */
export const seesDriver = ({ receivedAt, now }: { receivedAt: Date | undefined; now: Date }, viewer: Viewer): boolean =>
  viewer.part === 'seller' || receivedAt === undefined || now < addSeconds(receivedAt, DRIVER_PHONE_DAYS * DAY)

/** Whether a member of the shop has to do with its buyers: ships to them, or answers them. */
const dealsWith = (viewer: Viewer): boolean =>
  viewer.part === 'seller' && (viewer.may('order.ship') || viewer.may('order.manage'))

/** Whether a viewer sees the whole address: the buyer, and staff who ship or manage orders while the order is paid and not cancelled. */
export const seesAddress = (order: { paidAt: Date | null; status: OrderState }, viewer: Viewer): boolean =>
  viewer.part === 'buyer' || (dealsWith(viewer) && order.paidAt !== null && order.status !== 'cancelled')

/** How long the seller has to answer before a cancellation request is granted. */
export const ANSWER_SECONDS = ANSWER_HOURS * HOUR

/** When a paid order should be shipped; null once it is, and where it need not be. `shopDue` of its table sorts by the same rule. */
export const shipDueAt = ({ status, paidAt, leadDays }: Paid): Date | null =>
  paidAt && (status === 'paid' || status === 'partiallyShipped')
    ? addSeconds(paidAt, leadDays > 0 ? leadDays * DAY : SHIP_HOURS * HOUR)
    : null

export const EXTENSION_SECONDS = EXTENSION_DAYS * DAY

/** Until when received goods may be reviewed. */
export const reviewDue = (receivedAt: Date): Date => addSeconds(receivedAt, REVIEW_DAYS * DAY)

/** How many seconds after the last parcel goods count as received: by carrier longer than by the shop's own truck alone. */
export const receiveSeconds = (days: { express: number; ownTruck: number }, carriers: readonly string[]): number =>
  DAY * (carriers.every((carrier) => carrier === 'ownTruck') ? days.ownTruck : days.express)
