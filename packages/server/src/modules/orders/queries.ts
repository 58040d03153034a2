import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OrderEvent, OrderParty } from '@zhujia/contract/orders/events.ts'
import type { orderCounts, orderDetail, orderStanding } from '@zhujia/contract/orders/schemas.ts'
import { ORDER_TABS, STATES_OF_TAB, type OrderState, type OrderTab } from '@zhujia/contract/orders/states.ts'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { found } from '#platform/refusal.ts'
import { users } from '#tables/auth.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { payments } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'
import { memberships } from '#tables/organisations.ts'
import { shops } from '#tables/shops.ts'
import { memberWith } from '#modules/organisations/index.ts'
import { PERMISSION_FOR } from './policy.ts'
import { presentDetail, presentStanding } from './present.ts'
import {
  awaitsMoney,
  awaitsReview,
  refuseForeignView,
  returningFen,
  viewerOf,
  visibleTo,
  type View,
} from './queries/conditions.ts'
import { listLateMoney, listParcels, listPriceChanges, listRefunds } from './queries/parts.ts'

const given = { id: sql.placeholder('id'), userId: sql.placeholder('userId'), now: sql.placeholder('now') }

/** The parameters of the statements about one order. */
const about = ({ actor, clock }: Ctx, id: string) => ({ id, userId: actor.userId, now: clock.now().toISOString() })

/** What decides where an order stands for the caller. */
const standingColumns = {
  order: orders,
  isOwner: memberships.isOwner,
  permissions: memberships.permissions,
  awaitsReview: sql<boolean>`coalesce(${awaitsReview(given.now)}, false)`,
  returningFen,
  awaitsMoney,
}

const isCaller = and(eq(memberships.organisationId, orders.shopId), eq(memberships.userId, given.userId))

const rowIn = (view: View) =>
  preparedOn((db) =>
    db
      .select({
        ...standingColumns,
        shopName: shops.name,
        buyer: { nickname: users.nickname, phone: users.phone },
        shopContact: { phone: shops.servicePhone, hours: shops.serviceHours },
        paymentFen: payments.amountFen,
      })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .innerJoin(payments, eq(payments.id, orders.paymentId))
      .innerJoin(users, eq(users.id, orders.buyerId))
      .leftJoin(memberships, isCaller)
      .where(and(eq(orders.id, given.id), visibleTo(given.userId, view)))
      .prepare(''),
  )
const standingIn = (view: View) =>
  preparedOn((db) =>
    db
      .select(standingColumns)
      .from(orders)
      .leftJoin(memberships, isCaller)
      .where(and(eq(orders.id, given.id), visibleTo(given.userId, view)))
      .prepare(''),
  )
const rows = { buyer: rowIn('buyer'), seller: rowIn('seller') }
const standings = { buyer: standingIn('buyer'), seller: standingIn('seller') }

const linesOf = preparedOn((db) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, given.id)).orderBy(asc(orderLines.position)).prepare(''),
)
const historyOf = preparedOn((db) =>
  db
    .select({
      // The table has the changes of every machine; those of orders are of these names.
      event: sql<OrderEvent>`${stateChanges.event}`,
      to: sql<OrderState>`${stateChanges.to}`,
      by: sql<OrderParty>`${stateChanges.by}`,
      reason: stateChanges.reason,
      at: stateChanges.at,
    })
    .from(stateChanges)
    .where(and(eq(stateChanges.entity, 'order'), eq(stateChanges.subjectId, given.id)))
    .orderBy(asc(stateChanges.version))
    .prepare(''),
)

const countsIn = (view: View) =>
  preparedOn((db) =>
    db
      .select({
        status: orders.status,
        count: sql<number>`count(*)::int`,
        managed: sql<number>`(count(*) filter (where ${orders.shopId} in ${memberWith(given.userId, PERMISSION_FOR.agreeCancel)}))::int`,
        toReview: sql<number>`(count(*) filter (where ${awaitsReview(given.now)}))::int`,
      })
      .from(orders)
      .where(visibleTo(given.userId, view))
      .groupBy(orders.status)
      .prepare(''),
  )
const counts = { buyer: countsIn('buyer'), seller: countsIn('seller') }

/** How many orders each tab of a view holds, in one statement; the same states as the lists. */
export async function countOrders(ctx: Ctx, view: View): Promise<z.output<typeof orderCounts>> {
  refuseForeignView(ctx, view)
  const rows = await counts[view](ctx.db).execute({ userId: ctx.actor.userId, now: ctx.clock.now().toISOString() })
  const countIn = (states: readonly string[]) =>
    rows.reduce((sum, { status, count }) => sum + (states.includes(status) ? count : 0), 0)
  const answerable = rows
    .filter(({ status }) => view === 'seller' && STATES_OF_TAB.toAnswer.some((state) => state === status))
    .reduce((sum, { managed }) => sum + managed, 0)
  const toReview = rows.reduce((sum, row) => sum + row.toReview, 0)
  const tabs = ORDER_TABS.map((tab) => [tab, tab === 'toReview' ? toReview : countIn(STATES_OF_TAB[tab])])
  return { ...(Object.fromEntries(tabs) as Record<OrderTab, number>), answerable }
}

/** Where an order stands for its buyer or its seller, for the answer of a step. */
export async function getStanding(ctx: Ctx, id: string, view: View): Promise<z.output<typeof orderStanding>> {
  refuseForeignView(ctx, view)
  const [row] = await standings[view](ctx.db).execute(about(ctx, id))
  const order = found(row)
  return presentStanding({ ...order, now: ctx.clock.now() }, viewerOf(view, order))
}

/** One order as its buyer or its seller sees it. */
export async function getOrder(ctx: Ctx, id: string, view: View): Promise<z.output<typeof orderDetail>> {
  refuseForeignView(ctx, view)
  const [row] = await rows[view](ctx.db).execute(about(ctx, id))
  const { order, ...rest } = found(row)
  const lines = await linesOf(ctx.db).execute({ id })
  const history = await historyOf(ctx.db).execute({ id })
  const parts = {
    parcels: await listParcels(ctx, id),
    refunds: await listRefunds(ctx, id),
    priceChanges: await listPriceChanges(ctx, id),
    lateMoney: view === 'buyer' ? await listLateMoney(ctx, order) : [],
  }
  return presentDetail(
    { row: { order, ...rest, now: ctx.clock.now() }, lines, history, ...parts },
    viewerOf(view, rest),
  )
}
