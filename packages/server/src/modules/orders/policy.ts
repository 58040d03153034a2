import type { OrderAction, OrderState } from '@zhujia/contract/orders/states.ts'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import { eventsFor } from '../../platform/state-machine/machine.ts'
import { orderMachine, type OrderEvent } from './machine.ts'

/** Who looks at an order: its buyer, or a member of its shop with what he may do there. */
export type Viewer = { part: 'buyer' } | { part: 'seller'; may: (permission: ShopPermission) => boolean }

/** What a seller's step needs. */
export const PERMISSION_FOR: Readonly<Record<Extract<OrderEvent, 'cancel' | 'agreeCancel' | 'declineCancel' | 'ship'>, ShopPermission>> = {
  cancel: 'order.manage',
  agreeCancel: 'order.manage',
  declineCancel: 'order.manage',
  ship: 'order.ship',
}

const isGuarded = (event: OrderEvent): event is keyof typeof PERMISSION_FOR => event in PERMISSION_FOR

interface Standing {
  state: OrderState
  /** A line may be reviewed now. */
  awaitsReview: boolean
  /** A line has been reviewed. */
  isReviewed: boolean
}

/** The buttons that this viewer gets on an order as it stands, in the order of importance. */
export function actionsFor({ state, awaitsReview, isReviewed }: Standing, viewer: Viewer): OrderAction[] {
  const events = eventsFor(orderMachine, state, viewer.part).filter((event): event is Exclude<OrderEvent, 'pay'> => event !== 'pay')
  const reading: OrderAction[] = isReviewed ? ['seeReviews'] : []
  if (viewer.part === 'buyer') return [...(state === 'unpaid' ? (['pay'] as const) : []), ...events, ...(awaitsReview ? (['review'] as const) : reading)]
  const allowed = events.filter((event) => isGuarded(event) && viewer.may(PERMISSION_FOR[event]))
  return [...allowed, ...reading, 'remark']
}

/** The whole address is for whoever has to deliver to it: the seller sees it once the order is paid, until it is cancelled. */
export const seesAddress = (order: { paidAt: Date | null; status: OrderState }, viewer: Viewer): boolean =>
  viewer.part === 'buyer' || (order.paidAt !== null && order.status !== 'cancelled')
