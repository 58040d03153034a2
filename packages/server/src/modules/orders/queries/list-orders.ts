import { and, asc, desc, eq, exists, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { orderPage, orderQuery } from '@zhujia/contract/orders/schemas.ts'
import type { OrderTab } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { windowOf } from '#platform/paging.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { payments } from '#tables/payments.ts'
import { shopMembers, shops } from '#tables/shops.ts'
import { shopsWith } from '#modules/shops/index.ts'
import { presentSummary } from '../present.ts'
import { awaitsReview, inTab, refuseForeignView, viewerOf, visibleTo, type View } from './conditions.ts'

/** How many lines of an order its card shows. */
const CARD_LINES = 3

const given = {
  userId: sql.placeholder('userId'),
  now: sql.placeholder('now'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
  number: sql.placeholder('number'),
  like: sql.placeholder('like'),
}

/** An order's number, its shop, or something it holds. */
const matches = (db: Db): SQL | undefined =>
  or(
    eq(orders.number, given.number),
    sql`exists (select from ${shops} where ${shops.id} = ${orders.shopId} and ${shops.name} ilike ${given.like})`,
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.title, given.like))),
    ),
  )

/** The newest orders of each of the seller's shops, as many as the page reaches: an index has them in order shop by shop, not over several. */
const newestOfShops = (condition: SQL | undefined): SQL => sql`${orders.id} in (
  select newest.id from (${shopsWith(given.userId, 'order.read')}) mine cross join lateral (
    select id, placed_at from ${orders} where ${and(sql`${orders.shopId} = mine.shop_id`, condition)}
    order by placed_at desc, id limit ${given.limit}::int + ${given.offset}::int
  ) newest)`

const countOf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${orders} where ${condition})`

interface Kind {
  view: View
  tab: OrderTab
  isSearch: boolean
}

function pageOf({ view, tab, isSearch }: Kind) {
  const of = (db: Db) => {
    const wanted = and(inTab(tab, given.now), isSearch ? matches(db) : undefined)
    const all = and(visibleTo(given.userId, view), wanted)
    return { all, page: view === 'buyer' ? all : newestOfShops(wanted) }
  }
  return {
    rows: preparedOn((db) =>
      db
        .select({ ...columns, total: countOf(of(db).all) })
        .from(orders)
        .innerJoin(shops, eq(shops.id, orders.shopId))
        .innerJoin(payments, eq(payments.id, orders.paymentId))
        .leftJoin(shopMembers, and(eq(shopMembers.shopId, orders.shopId), eq(shopMembers.userId, given.userId)))
        .where(of(db).page)
        .orderBy(desc(orders.placedAt), asc(orders.id))
        .limit(given.limit)
        .offset(given.offset)
        .prepare(''),
    ),
    total: preparedOn((db) =>
      db
        .select({ total: countOf(of(db).all) })
        .from(sql`(select) one`)
        .prepare(''),
    ),
  }
}

/** What a card shows, and what its buttons depend on. */
const columns = {
  order: {
    id: orders.id,
    number: orders.number,
    shopId: orders.shopId,
    paymentId: orders.paymentId,
    status: orders.status,
    totalFen: orders.totalFen,
    refundedFen: orders.refundedFen,
    buyerRemark: orders.buyerRemark,
    sellerRemark: orders.sellerRemark,
    lineCount: orders.lineCount,
    placedAt: orders.placedAt,
    payDueAt: orders.payDueAt,
    paidAt: orders.paidAt,
    cancelDueAt: orders.cancelDueAt,
    autoReceiveAt: orders.autoReceiveAt,
    isExtended: orders.isExtended,
    cancelRequests: orders.cancelRequests,
    reprices: orders.reprices,
    reviewedLines: orders.reviewedLines,
  },
  shopName: shops.name,
  paymentFen: payments.amountFen,
  isOwner: shopMembers.isOwner,
  permissions: shopMembers.permissions,
  awaitsReview: sql<boolean>`coalesce(${awaitsReview(given.now)}, false)`,
}

const listLines = preparedOn((db) =>
  db
    .select()
    .from(orderLines)
    .where(
      and(
        sql`${orderLines.orderId} = any(${sql.placeholder('orderIds')}::uuid[])`,
        lt(orderLines.position, CARD_LINES),
      ),
    )
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .prepare(''),
)

const pages = new Map<string, ReturnType<typeof pageOf>>()

/** Each kind of page is one text, built when it is first asked for. */
function pageFor(kind: Kind): ReturnType<typeof pageOf> {
  const key = Object.values(kind).join(' ')
  const page = pages.get(key) ?? pageOf(kind)
  pages.set(key, page)
  return page
}

/** A page of the caller's orders, the newest first; two statements. A person's own list is counted exactly. */
export async function listOrders(ctx: Ctx, query: z.output<typeof orderQuery>): Promise<z.output<typeof orderPage>> {
  const { view, tab, q = '', page } = query
  refuseForeignView(ctx, view)
  const statements = pageFor({ view, tab, isSearch: q !== '' })
  const values = {
    userId: ctx.actor.userId,
    now: ctx.clock.now().toISOString(),
    number: q,
    like: `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  }
  const rows = await statements.rows(ctx.db).execute({ ...values, ...windowOf(ctx, query) })
  const [first] = rows
  // A page behind the last has no row to carry the total.
  if (!first)
    return { records: [], total: page === 1 ? 0 : ((await statements.total(ctx.db).execute(values))[0]?.total ?? 0) }
  const lines = await listLines(ctx.db).execute({ orderIds: rows.map(({ order }) => order.id) })
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return {
    records: rows.map((row) => presentSummary(row, byOrder.get(row.order.id) ?? [], viewerOf(view, row))),
    total: first.total,
  }
}
