import { and, asc, eq, exists, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { orderPage, orderQuery } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_SEARCH_DEPTH, type OrderTab } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { containing } from '#platform/db/containing.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { windowOf } from '#platform/paging.ts'
import { users } from '#tables/auth.ts'
import { orderLines, orders, shopDue } from '#tables/orders.ts'
import { payments } from '#tables/payments.ts'
import { memberships } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { organisationsWith } from '#modules/organisations/index.ts'
import { presentSummary } from '../present.ts'
import {
  addressSeenBy,
  awaitsMoney,
  awaitsReview,
  inTab,
  refuseForeignView,
  returningFen,
  viewerOf,
  visibleTo,
  type View,
} from './conditions.ts'

/** How many lines of an order its card shows. */
const CARD_LINES = 3

const given = {
  userId: sql.placeholder('userId'),
  now: sql.placeholder('now'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
  number: sql.placeholder('number'),
  like: sql.placeholder('like'),
  phoneEnd: sql.placeholder('phoneEnd'),
}

/** Fewer digits of a phone belong to too many people. */
const PHONE_END = /^\d{4,}$/

/** The receiver's name or the last digits of their phone, where the seller sees both. */
const isReceiver = sql`(${addressSeenBy(given.userId)} and (
  ${orders.address} ->> 'name' ilike ${given.like} or ${orders.address} ->> 'phone' like ${given.phoneEnd}))`

/** An order's number, its shop, something it holds, or for the seller its buyer and its receiver. */
const matches = (db: Db, view: View): SQL | undefined =>
  or(
    eq(orders.number, given.number),
    view === 'seller'
      ? sql`exists (select from ${users} where ${users.id} = ${orders.buyerId} and ${users.nickname} ilike ${given.like})`
      : undefined,
    view === 'seller' ? isReceiver : undefined,
    sql`exists (select from ${shops} where ${shops.id} = ${orders.shopId} and ${shops.name} ilike ${given.like})`,
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.title, given.like))),
    ),
  )

/** In which order a tab shows its orders: the newest first, but what a shop is to answer or to ship by its deadline. */
function orderIn({ view, tab }: Pick<Kind, 'view' | 'tab'>, of = 'orders'): SQL {
  if (tab === 'toAnswer') return sql.raw(`${of}.cancel_due_at, ${of}.id`)
  return sql.raw(`${view === 'seller' && tab === 'toShip' ? shopDue(of) : `${of}.placed_at desc`}, ${of}.id`)
}

/** The seller's shops, each with the rows of a statement that names its shop as `mine.organisation_id`. */
const inEachShop = (rows: SQL, name: string): SQL =>
  sql`(${organisationsWith(given.userId, 'order.read')}) mine cross join lateral (${rows}) ${sql.raw(name)}`

const ofShopIn = (tab: OrderTab): SQL | undefined =>
  and(sql`${orders.shopId} = mine.organisation_id`, inTab(tab, given.now))

/** The first orders of a tab of each of the seller's shops, as many as the page reaches: an index has them in order shop by shop, not over several. */
const firstOfShops = (tab: OrderTab): SQL =>
  sql`${orders.id} in (select first.id from ${inEachShop(
    sql`select id from ${orders} where ${ofShopIn(tab)}
    order by ${orderIn({ view: 'seller', tab })} limit ${given.limit}::int + ${given.offset}::int`,
    'first',
  )})`

/** How many orders a tab holds over the seller's shops, counted shop by shop: no index has those of several shops alone. */
const countOfShops = (tab: OrderTab): SQL<number> =>
  sql<number>`(select coalesce(sum(held.count), 0)::int from ${inEachShop(sql`select count(*) from ${orders} where ${ofShopIn(tab)}`, 'held')})`

/** The newest orders, as many as a search reads, over all shops of a seller. An order number is found however old its order is. */
function searched(kind: Pick<Kind, 'view' | 'tab'>): SQL {
  const { view, tab } = kind
  const depth = sql.raw(`limit ${ORDER_SEARCH_DEPTH}`)
  const newest = (whose: SQL | undefined): SQL =>
    sql`select id, placed_at, cancel_due_at, paid_at, lead_days from ${orders} where ${whose} order by ${orderIn(kind)} ${depth}`
  const those =
    view === 'buyer'
      ? sql`(${newest(and(visibleTo(given.userId, view), inTab(tab, given.now)))}) newest`
      : inEachShop(newest(ofShopIn(tab)), 'newest')
  return sql`${orders.id} in (
    (select newest.id from ${those} order by ${orderIn(kind, 'newest')} ${depth})
    union all select id from ${orders} where ${orders.number} = ${given.number})`
}

const countOf = (condition: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${orders} where ${condition})`

interface Kind {
  view: View
  tab: OrderTab
  isSearch: boolean
}

function pageOf({ view, tab, isSearch }: Kind) {
  const of = (db: Db) => {
    const all = and(
      visibleTo(given.userId, view),
      inTab(tab, given.now),
      ...(isSearch ? [searched({ view, tab }), matches(db, view)] : []),
    )
    if (isSearch) return { page: all, total: sql<number>`count(*) over ()::int`, count: countOf(all) }
    const count = view === 'buyer' ? countOf(all) : countOfShops(tab)
    return { page: view === 'buyer' ? all : firstOfShops(tab), total: count, count }
  }
  return {
    rows: preparedOn((db) =>
      db
        .select({ ...columns, total: of(db).total })
        .from(orders)
        .innerJoin(shops, eq(shops.id, orders.shopId))
        .innerJoin(payments, eq(payments.id, orders.paymentId))
        .innerJoin(users, eq(users.id, orders.buyerId))
        .leftJoin(memberships, and(eq(memberships.organisationId, orders.shopId), eq(memberships.userId, given.userId)))
        .where(of(db).page)
        .orderBy(orderIn({ view, tab }))
        .limit(given.limit)
        .offset(given.offset)
        .prepare(''),
    ),
    total: preparedOn((db) =>
      db
        .select({ total: of(db).count })
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
    address: orders.address,
    paymentId: orders.paymentId,
    status: orders.status,
    freightFen: orders.freightFen,
    discountFen: orders.discountFen,
    totalFen: orders.totalFen,
    refundedFen: orders.refundedFen,
    buyerRemark: orders.buyerRemark,
    sellerRemark: orders.sellerRemark,
    lineCount: orders.lineCount,
    placedAt: orders.placedAt,
    payDueAt: orders.payDueAt,
    paidAt: orders.paidAt,
    cancelDueAt: orders.cancelDueAt,
    cancelReason: orders.cancelReason,
    autoReceiveAt: orders.autoReceiveAt,
    isExtended: orders.isExtended,
    leadDays: orders.leadDays,
    cancelRequests: orders.cancelRequests,
    reprices: orders.reprices,
    reviewedLines: orders.reviewedLines,
  },
  shopName: shops.name,
  buyer: { nickname: users.nickname, phone: users.phone },
  paymentFen: payments.amountFen,
  isOwner: memberships.isOwner,
  permissions: memberships.permissions,
  awaitsReview: sql<boolean>`coalesce(${awaitsReview(given.now)}, false)`,
  returningFen,
  awaitsMoney,
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

/** A page of the caller's orders in the order of its tab; two statements. A person's own list is counted exactly. */
export async function listOrders(ctx: Ctx, query: z.output<typeof orderQuery>): Promise<z.output<typeof orderPage>> {
  const { view, tab, q = '', page } = query
  refuseForeignView(ctx, view)
  const now = ctx.clock.now()
  const statements = pageFor({ view, tab, isSearch: q !== '' })
  const values = {
    userId: ctx.actor.userId,
    now: now.toISOString(),
    number: q,
    phoneEnd: PHONE_END.test(q) ? `%${q}` : null,
    like: containing(q),
  }
  const rows = await statements.rows(ctx.db).execute({ ...values, ...windowOf(ctx, query) })
  const [first] = rows
  // A page behind the last has no row to carry the total.
  if (!first)
    return { records: [], total: page === 1 ? 0 : ((await statements.total(ctx.db).execute(values))[0]?.total ?? 0) }
  const lines = await listLines(ctx.db).execute({ orderIds: rows.map(({ order }) => order.id) })
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return {
    records: rows.map((row) => presentSummary({ ...row, now }, byOrder.get(row.order.id) ?? [], viewerOf(view, row))),
    total: first.total,
  }
}
