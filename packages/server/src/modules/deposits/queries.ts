import { and, asc, count, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  depositQuery,
  fundedDepositPage,
  shopDeposit,
  shopDepositDetail,
  shopDepositPage,
} from '@zhujia/contract/deposits/schemas.ts'
import { isOver, ORDER_STATES } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { windowOf } from '#platform/paging.ts'
import { found } from '#platform/refusal.ts'
import { deposits } from '#tables/deposits.ts'
import { orders } from '#tables/orders.ts'
import { payments } from '#tables/payments.ts'
import { memberships } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { lateMoneyOf } from '../payments/index.ts'
import { memberWith, ownedBy } from '../organisations/index.ts'
import { heldFenOf, isForShop } from './for-shop.ts'
import { refundStepOf } from './queries/refund-step.ts'
import { shopTerms } from './terms.ts'

type ShopDeposit = z.output<typeof shopDeposit>
type Query = z.output<typeof depositQuery>

const OPEN_STATES = ORDER_STATES.filter((state) => !isOver(state))

/** The shop if the person owns it. */
export async function findOwnedShop(
  db: Db,
  { shopId, ownerId }: { shopId: string; ownerId: string },
): Promise<{ id: string } | undefined> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), inArray(shops.id, ownedBy(ownerId))))
  return shop
}

/** How many orders of a shop are not over. */
export async function countOpenOrders(db: Db, shopId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.status, OPEN_STATES)))
  return row?.count ?? 0
}

/** What a row of a shop with its deposit is made of, beside the caller's membership. */
const columnsOf = (now: Date) => ({
  shop: { id: shops.id, name: shops.name },
  heldFen: heldFenOf(shops.id),
  refundingFen: sql`(
    select coalesce(sum(${deposits.amountFen}), 0) from ${deposits} where ${isForShop(shops.id)} and ${deposits.status} = 'refunding')`.mapWith(
    Number,
  ),
  unpaid: sql`(
    select json_build_object('paymentId', ${payments.id}, 'amountFen', ${deposits.amountFen}, 'expiresAt', ${deposits.expiresAt})
    from ${deposits} join ${payments} on ${payments.payableKind} = 'deposit' and ${payments.payableId} = ${deposits.id}
    where ${isForShop(shops.id)} and ${deposits.status} = 'unpaid' and ${gt(deposits.expiresAt, now)})`.mapWith(
    ({ expiresAt, ...unpaid }: NonNullable<ShopDeposit['unpaid']>): ShopDeposit['unpaid'] => ({
      ...unpaid,
      expiresAt: new Date(expiresAt).toISOString(),
    }),
  ) as SQL<ShopDeposit['unpaid']>,
  isOwner: memberships.isOwner,
})

const membershipOf = (userId: string): SQL | undefined =>
  and(eq(memberships.organisationId, shops.id), eq(memberships.userId, userId))

const presentShop = <Row extends { heldFen: number }>(ctx: Ctx, row: Row) => ({
  ...row,
  requiredFen: ctx.config.shopDepositFen,
  missingFen: Math.max(0, ctx.config.shopDepositFen - row.heldFen),
})

/** The shops whose money the caller may see, by name; one statement. */
export async function listShopDeposits(ctx: Ctx, query: Query): Promise<z.output<typeof shopDepositPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const mine = inArray(shops.id, memberWith(ctx.actor.userId, 'money.read'))
  const rows = await ctx.db
    .select({ ...columnsOf(ctx.clock.now()), total: sql<number>`count(*) over ()::int` })
    .from(shops)
    .innerJoin(memberships, membershipOf(ctx.actor.userId))
    .where(mine)
    .orderBy(asc(shops.name))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  // A page behind the last one has no row to carry the total.
  if (!first) return { records: [], total: offset === 0 ? 0 : await ctx.db.$count(shops, mine) }
  return { records: rows.map(({ total: _total, ...row }) => presentShop(ctx, row)), total: first.total }
}

/** One of them, with today's terms; 404 for a shop whose money the caller may not see. */
export async function getShopDeposit(ctx: Ctx, shopId: string): Promise<z.output<typeof shopDepositDetail>> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .select({
      ...columnsOf(now),
      openOrders: sql<number>`(
        select count(*)::int from ${orders} where ${orders.shopId} = ${shops.id} and ${inArray(orders.status, OPEN_STATES)})`,
    })
    .from(shops)
    .innerJoin(memberships, membershipOf(ctx.actor.userId))
    .where(and(eq(shops.id, shopId), inArray(shops.id, memberWith(ctx.actor.userId, 'money.read'))))
  return { ...presentShop(ctx, found(row)), terms: shopTerms(ctx.locale), now: now.toISOString() }
}

/** The fundings of a shop's deposit, the newest first. */
export async function listDeposits(
  ctx: Ctx,
  shopId: string,
  query: Query,
): Promise<z.output<typeof fundedDepositPage>> {
  const { limit, offset } = windowOf(ctx, query)
  const seen = and(isForShop(shopId), inArray(deposits.subjectId, memberWith(ctx.actor.userId, 'money.read')))
  const rows = await ctx.db
    .select({
      id: deposits.id,
      number: deposits.number,
      state: deposits.status,
      amountFen: deposits.amountFen,
      createdAt: deposits.createdAt,
      paidAt: deposits.paidAt,
      paymentId: payments.id,
      refundStep: refundStepOf(deposits.id),
      lateMoney: lateMoneyOf(payments.id),
      total: sql<number>`count(*) over ()::int`,
    })
    .from(deposits)
    .innerJoin(payments, and(eq(payments.payableKind, 'deposit'), eq(payments.payableId, deposits.id)))
    .where(seen)
    .orderBy(desc(deposits.createdAt), asc(deposits.id))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  if (!first) {
    // The shop may have none, or not be the caller's.
    await getShopDeposit(ctx, shopId)
    return { records: [], total: offset === 0 ? 0 : await ctx.db.$count(deposits, seen) }
  }
  const records = rows.map(({ total: _total, createdAt, paidAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }))
  return { records, total: first.total }
}
