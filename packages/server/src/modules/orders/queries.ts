import { and, asc, desc, eq, exists, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { orderCounts, orderDetail, orderPage, orderQuery, viewQuery } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_TABS, STATES_OF_TAB, type OrderTab } from '@zhujia/contract/orders/states.ts'
import type { ShopPermission } from '@zhujia/contract/shops/permissions.ts'
import type { Ctx } from '../../platform/context.ts'
import { windowOf } from '../../platform/paging.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { users } from '../../tables/auth.ts'
import { orderLines, orders } from '../../tables/orders.ts'
import { payments } from '../../tables/payments.ts'
import { stateChanges } from '../../tables/platform.ts'
import { shopMembers, shops } from '../../tables/shops.ts'
import { memberWith } from '../shops/index.ts'
import type { Viewer } from './policy.ts'
import { presentDetail, presentSummary } from './present.ts'
import { listParcels, listPriceChanges, listRefunds } from './queries/parts.ts'

type View = z.output<typeof viewQuery>['view']

/** How many lines of an order its card shows. */
const CARD_LINES = 3

/** The orders that the caller may see in a view, as a condition. Acting as a seller needs the merchant role active. */
function visible(ctx: Ctx, view: View): SQL {
  if (view === 'buyer') return sql`${orders.buyerId} = ${ctx.actor.userId} and ${orders.hiddenAt} is null`
  if (!ctx.actor.roles.includes('merchant')) throw new Refusal('FORBIDDEN')
  return inArray(orders.shopId, memberWith(ctx.actor.userId, 'order.read'))
}

const columns = {
  order: orders,
  shopName: shops.name,
  paymentFen: payments.amountFen,
  isOwner: shopMembers.isOwner,
  permissions: shopMembers.permissions,
}

function viewerOf(view: View, member: { isOwner: boolean | null; permissions: ShopPermission[] | null }): Viewer {
  if (view === 'buyer') return { part: 'buyer' }
  return { part: 'seller', may: (permission) => member.isOwner === true || (member.permissions ?? []).includes(permission) }
}

/** Whether a line of an order may be reviewed at a moment: the offer, the tab and its count are this one condition. */
export const awaitsReview = (now: Date): SQL<boolean> =>
  sql<boolean>`(${orders.reviewedLines} < ${orders.reviewableLines} and ${orders.reviewDueAt} > ${now.toISOString()}::timestamptz)`

const inTab = (ctx: Ctx, tab: OrderTab): SQL | undefined => {
  if (tab === 'all') return undefined
  return tab === 'toReview' ? awaitsReview(ctx.clock.now()) : inArray(orders.status, [...STATES_OF_TAB[tab]])
}

const rowsOf = (ctx: Ctx) =>
  ctx.db
    .select({ ...columns, awaitsReview: sql<boolean>`coalesce(${awaitsReview(ctx.clock.now())}, false)`, total: sql<number>`count(*) over ()::int` })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(shopMembers, and(eq(shopMembers.shopId, orders.shopId), eq(shopMembers.userId, ctx.actor.userId)))

/** A page of the caller's orders, the newest first. A person's own list is counted exactly. */
export async function listOrders(ctx: Ctx, query: z.output<typeof orderQuery>): Promise<z.output<typeof orderPage>> {
  const { view, tab, q, page } = query
  const { limit, offset } = windowOf(ctx, query)
  const condition = and(visible(ctx, view), inTab(ctx, tab), q ? matches(ctx, q) : undefined)
  const rows = await rowsOf(ctx)
    .where(condition)
    .orderBy(desc(orders.placedAt), asc(orders.id))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  if (!first) return { records: [], total: page === 1 ? 0 : await ctx.db.$count(orders, condition) }
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, rows.map(({ order }) => order.id)), lt(orderLines.position, CARD_LINES)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return {
    records: rows.map((row) => presentSummary(row, byOrder.get(row.order.id) ?? [], viewerOf(view, row))),
    total: first.total,
  }
}

/** An order's number, its shop, or something it holds. */
function matches(ctx: Ctx, q: string): SQL | undefined {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const held = ctx.db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.title, like)))
  return or(eq(orders.number, q), sql`exists (select from ${shops} where ${shops.id} = ${orders.shopId} and ${shops.name} ilike ${like})`, exists(held))
}

/** How many orders each tab of a view holds, in one statement; the same states as the lists. */
export async function countOrders(ctx: Ctx, view: View): Promise<z.output<typeof orderCounts>> {
  const rows = await ctx.db
    .select({ status: orders.status, count: sql<number>`count(*)::int`, toReview: sql<number>`(count(*) filter (where ${awaitsReview(ctx.clock.now())}))::int` })
    .from(orders)
    .where(visible(ctx, view))
    .groupBy(orders.status)
  const countIn = (states: readonly string[]) => rows.reduce((sum, { status, count }) => sum + (states.includes(status) ? count : 0), 0)
  const toReview = rows.reduce((sum, row) => sum + row.toReview, 0)
  return Object.fromEntries(ORDER_TABS.map((tab) => [tab, tab === 'toReview' ? toReview : countIn(STATES_OF_TAB[tab])])) as z.output<typeof orderCounts>
}

/** One order as its buyer or its seller sees it. */
export async function getOrder(ctx: Ctx, id: string, view: View): Promise<z.output<typeof orderDetail>> {
  const [row] = await rowsOf(ctx).where(and(eq(orders.id, id), visible(ctx, view)))
  const { order, ...rest } = found(row)
  const [buyer] = await ctx.db.select({ nickname: users.nickname }).from(users).where(eq(users.id, order.buyerId))
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
  const history = await ctx.db
    .select({ event: stateChanges.event, to: stateChanges.to, by: stateChanges.by, reason: stateChanges.reason, at: stateChanges.at })
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'order'), eq(stateChanges.subjectId, id)))
    .orderBy(asc(stateChanges.version))
  const parts = { parcels: await listParcels(ctx, id), refunds: await listRefunds(ctx, id), priceChanges: await listPriceChanges(ctx, id) }
  return presentDetail({ row: { order, ...rest }, buyerNickname: buyer?.nickname ?? '', lines, history, ...parts }, viewerOf(view, rest))
}
