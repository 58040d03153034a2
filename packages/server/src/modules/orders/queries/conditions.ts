import { and, eq, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { SELLERS } from '@zhujia/contract/core/roles.ts'
import type { viewQuery } from '@zhujia/contract/orders/schemas.ts'
import { STATES_OF_TAB, type OrderTab } from '@zhujia/contract/orders/states.ts'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { orderRefunds, orders } from '#tables/orders.ts'
import { refunds } from '#tables/payments.ts'
import { memberWith } from '#modules/organisations/index.ts'
import type { Viewer } from '../policy.ts'

export type View = z.output<typeof viewQuery>['view']

/** Acting as a seller needs a seller's role active. */
export function refuseForeignView({ actor }: Ctx, view: View): void {
  if (view === 'seller' && !SELLERS.some((role) => actor.roles.includes(role))) throw new Refusal('FORBIDDEN')
}

/** The orders that a person may see in a view; the caller has checked their role. */
export const visibleTo = (userId: string | Placeholder, view: View): SQL | undefined =>
  view === 'buyer'
    ? and(eq(orders.buyerId, userId), isNull(orders.hiddenAt))
    : inArray(orders.shopId, memberWith(userId, 'order.read'))

/** The orders that the caller may see in a view, as a condition. */
export function visible(ctx: Ctx, view: View): SQL | undefined {
  refuseForeignView(ctx, view)
  return visibleTo(ctx.actor.userId, view)
}

/** The orders whose whole address a seller sees: `seesAddress` of the policy, as a condition. */
export const addressSeenBy = (userId: Placeholder): SQL =>
  sql`(${orders.paidAt} is not null and ${orders.status} <> 'cancelled' and (
    ${orders.shopId} in ${memberWith(userId, 'order.ship')} or ${orders.shopId} in ${memberWith(userId, 'order.manage')}))`

export function viewerOf(view: View, member: { isOwner: boolean | null; permissions: Permission[] | null }): Viewer {
  if (view === 'buyer') return { part: 'buyer' }
  return {
    part: 'seller',
    may: (permission) => member.isOwner === true || (member.permissions ?? []).includes(permission),
  }
}

/** Whether a line of an order may be reviewed at a time: the offer, the tab and its count are this one condition. */
export const awaitsReview = (now: Date | Placeholder): SQL<boolean> =>
  sql<boolean>`(${orders.reviewedLines} < ${orders.reviewableLines} and ${orders.reviewDueAt} > ${now instanceof Date ? now.toISOString() : now}::timestamptz)`

/** What of an order's refunds has not arrived at its buyer. */
export const returningFen = sql<number>`case when ${orders.refundedFen} = 0 then 0 else (
  select coalesce(sum(${orderRefunds.goodsFen} + ${orderRefunds.freightFen}), 0) from ${orderRefunds}
  where ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.arrivedAt} is null) end`.mapWith(Number)

/** Whether money is still to come back to the buyer: a refund of the order, or what came too late of its payment. */
export const awaitsMoney: SQL<boolean> = sql<boolean>`(exists (
  select from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.arrivedAt} is null)
  or exists (select from ${refunds}
    where ${refunds.paymentId} = ${orders.paymentId} and ${refunds.isLate} and ${refunds.status} <> 'succeeded'))`

/** The orders of a tab. The states are written out: partial indexes are found by their words alone. */
export function inTab(tab: OrderTab, now: Date | Placeholder): SQL | undefined {
  if (tab === 'all') return undefined
  const states = sql.raw(STATES_OF_TAB[tab].map((state) => `'${state}'`).join(', '))
  return tab === 'toReview' ? awaitsReview(now) : sql`${orders.status} in (${states})`
}
