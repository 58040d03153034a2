import type { KindOf } from '@zhujia/contract/notifications/kinds.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { OrderParty } from '@zhujia/contract/orders/events.ts'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import type { Writes } from '#platform/db/write-together.ts'
import type { MadeStep } from '#platform/state-machine/transition.ts'
import { orders } from '#tables/orders.ts'
import { notificationsOf, notify } from '../notifications/index.ts'
import { membersWith } from '../organisations/index.ts'
import type { OrderEvent } from './machine.ts'

/** What the buyer and the shop are notified of. */
interface News {
  buyer?: KindOf<'orders'>
  shop?: KindOf<'shop'>
}

const PART_CANCELLED = { seller: { buyer: 'partCancelled' } } as const
const REQUESTED = { buyer: { shop: 'cancelRequested' } } as const
const WITHDRAWN = { buyer: { shop: 'requestWithdrawn' } } as const
const AGREED = {
  seller: { buyer: 'cancelAgreed' },
  timer: { buyer: 'cancelAgreedByTimer', shop: 'cancelAgreedByTimer' },
} as const
const DECLINED = { seller: { buyer: 'cancelDeclined' } } as const
const CANCELLED_BY_BUYER = { buyer: { shop: 'cancelledByBuyer' } } as const
const CORRECTED = { seller: { buyer: 'waybillCorrected' } } as const
const NOBODY = {} as const

/** Who is notified of an event, by who took the step: never those who took it. Of their own payment the buyer reads at once. */
export const NEWS: Readonly<Record<OrderEvent, Partial<Readonly<Record<OrderParty, News>>>>> = {
  pay: { provider: { shop: 'paid' } },
  reprice: { seller: { buyer: 'repriced' } },
  separate: { buyer: NOBODY },
  // A shop has not begun anything of what is not paid.
  cancel: { buyer: NOBODY, seller: { buyer: 'cancelledByShop' }, timer: { buyer: 'closedUnpaid' } },
  requestCancel: REQUESTED,
  withdrawCancel: WITHDRAWN,
  agreeCancel: AGREED,
  declineCancel: DECLINED,
  cancelUnilaterally: CANCELLED_BY_BUYER,
  shipPart: { seller: { buyer: 'partShipped' } },
  ship: { seller: { buyer: 'shipped' } },
  cancelPart: PART_CANCELLED,
  cancelRest: { seller: { buyer: 'restCancelled' } },
  cancelLines: PART_CANCELLED,
  cancelAll: { seller: { buyer: 'allCancelled' } },
  requestRest: REQUESTED,
  withdrawRest: WITHDRAWN,
  agreeRest: AGREED,
  declineRest: DECLINED,
  cancelRestUnilaterally: CANCELLED_BY_BUYER,
  correctWaybill: CORRECTED,
  correctPart: CORRECTED,
  correctRest: CORRECTED,
  removePhone: { seller: NOBODY },
  receive: { buyer: { shop: 'received' }, timer: { buyer: 'receivedByTimer', shop: 'receivedByTimer' } },
  extend: { buyer: { shop: 'extended' } },
}

/** The buyer reads of late money at the order that shows it: the first of its payment. */
export const notifyLateReturned = (
  db: Db,
  { paymentId, amountFen, at }: { paymentId: string; amountFen: Fen; at: Date },
): Promise<void> => {
  const first = sql`select id from ${orders} where ${orders.paymentId} = ${paymentId} order by ${orders.number} limit 1`
  return notify(db, { category: 'orders', kind: 'lateReturned', amountFen, at }, buyersOf(first))
}

/** The buyers of orders, to be notified. */
export const buyersOf = (orderIds: SQL): SQL =>
  sql`select ${orders.buyerId} as user_id, ${orders.id} as subject_id from ${orders} where ${inArray(orders.id, sql`(${orderIds})`)}`

/** The members of orders' shops who may see them, to be notified; not of what they bought from their own shop. */
export const sellersOf = (orderIds: SQL): SQL =>
  sql`select members.user_id, ${orders.id} as subject_id from ${orders}
    cross join lateral (${membersWith(orders.shopId, 'order.read')}) members
    where ${inArray(orders.id, sql`(${orderIds})`)} and members.user_id <> ${orders.buyerId}`

/** The notifications of a step, written in its statement. */
export function notificationsBeside({ event, by, at, moved }: MadeStep<OrderEvent, OrderParty>): Writes {
  const { buyer, shop } = NEWS[event][by] ?? {}
  const ids = sql`select id from ${moved}`
  return {
    ...(buyer && { buyersNotified: notificationsOf({ category: 'orders', kind: buyer, at }, buyersOf(ids)) }),
    ...(shop && { sellersNotified: notificationsOf({ category: 'shop', kind: shop, at }, sellersOf(ids)) }),
  }
}
