import { and, asc, count, desc, eq, inArray, lt, min, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { CLOSERS, payableOrder, payment } from '@zhujia/contract/payments/schemas.ts'
import type { RefundState } from '@zhujia/contract/payments/states.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { found } from '#platform/refusal.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { refunds } from '#tables/payments.ts'
import { stateChanges, timers } from '#tables/platform.ts'
import { shops } from '#tables/shops.ts'
import { picturesOf } from '../files/index.ts'
import { REFUND_STEP } from './policy.ts'
import { findNewestOpened, findPaymentOf } from './repository.ts'

/** How many lines of an order the cashier shows. */
const LINES_SHOWN = 3

/** One of the caller's payments, with the orders that it pays for. */
export async function getPayment(ctx: Ctx, id: string): Promise<z.output<typeof payment>> {
  const row = found(await findPaymentOf(ctx.db, id, ctx.actor.userId))
  const newest = await findNewestOpened(ctx.db, id)
  const paidFor = await listOrders(ctx, id)
  return {
    id,
    state: row.status,
    amountFen: row.amountFen,
    orderIds: paidFor.map((order) => order.id),
    orders: paidFor,
    expiresAt: row.expiresAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    hasFailedAttempt: newest?.status === 'failed',
    supersededFen: newest?.status === 'superseded' || newest?.status === 'returned' ? newest.amountFen : null,
    nextCheckAt: newest?.status === 'submitted' ? await findNextCheck(ctx.db, newest.id) : null,
    lateMoney: await listLateMoney(ctx.db, id),
    methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
  }
}

/** When a silent provider is asked for an attempt. */
async function findNextCheck(db: Db, attemptId: string): Promise<string | null> {
  const [timer] = await db
    .select({ dueAt: timers.dueAt })
    .from(timers)
    .where(and(eq(timers.kind, 'attempt.query'), eq(timers.subjectId, attemptId)))
  return timer?.dueAt.toISOString() ?? null
}

/** What came too late of a payment, the first first. */
async function listLateMoney(db: Db, paymentId: string): Promise<z.output<typeof payment>['lateMoney']> {
  const rows = await db
    .select({ amountFen: refunds.amountFen, status: refunds.status })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), refunds.isLate))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.map(({ amountFen, status }) => ({ amountFen, step: REFUND_STEP[status] }))
}

/** The orders of a payment with their first lines, in one statement. */
async function listOrders(ctx: Ctx, paymentId: string): Promise<PayableOrder[]> {
  const rows = await ctx.db
    .select({ order: orders, shopName: shops.name, line: orderLines, closedBy: stateChanges.by })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), lt(orderLines.position, LINES_SHOWN)))
    .leftJoin(
      stateChanges,
      and(eq(stateChanges.entity, 'order'), eq(stateChanges.subjectId, orders.id), eq(stateChanges.event, 'cancel')),
    )
    .where(and(eq(orders.paymentId, paymentId), eq(orders.buyerId, ctx.actor.userId)))
    .orderBy(asc(orders.id), asc(orderLines.position))
  const byOrder = Map.groupBy(rows, ({ order }) => order.id)
  const changes = Map.groupBy(await listPriceChanges(ctx.db, [...byOrder.keys()]), ({ orderId }) => orderId)
  return [...byOrder.values()].flatMap((of) => {
    const [first] = of
    return first ? [{ ...presentOrder(first, of), priceChange: lastChange(first, changes.get(first.order.id)) }] : []
  })
}

type PriceChange = typeof orderPriceChanges.$inferSelect

/** What sellers changed about the prices of orders, the newest first. */
const listPriceChanges = (db: Db, orderIds: string[]): Promise<PriceChange[]> =>
  db
    .select()
    .from(orderPriceChanges)
    .where(inArray(orderPriceChanges.orderId, orderIds))
    .orderBy(desc(orderPriceChanges.at), desc(orderPriceChanges.id))

/** The last change of an order's price, with what stood before: by the change before it, or as the order was placed. */
function lastChange({ order }: Row, [last, before]: readonly PriceChange[] = []): PayableOrder['priceChange'] {
  if (!last) return null
  return {
    oldTotalFen: last.oldTotalFen,
    oldFreightFen: before?.freightFen ?? order.quotedFreightFen,
    oldDiscountFen: before?.discountFen ?? 0,
    reason: last.reason,
  }
}

type PayableOrder = z.output<typeof payableOrder>

interface Row {
  order: typeof orders.$inferSelect
  shopName: string
  line: typeof orderLines.$inferSelect
  closedBy: string | null
}

const presentOrder = ({ order, shopName, closedBy }: Row, rows: readonly Row[]): Omit<PayableOrder, 'priceChange'> => ({
  id: order.id,
  number: order.number,
  state: order.status,
  shop: { id: order.shopId, name: shopName },
  lines: rows.map(({ line }) => presentLine(line)),
  lineCount: order.lineCount,
  freightFen: order.freightFen,
  discountFen: order.discountFen,
  totalFen: order.totalFen,
  closed: closedBy === null ? null : { by: closedBy as (typeof CLOSERS)[number], reason: order.cancelReason ?? '' },
})

function presentLine(line: Row['line']): z.output<typeof payableOrder>['lines'][number] {
  const { skuId, productId, title, spec, measures, unit, quantity, priceFen, totalFen } = line
  const picture = picturesOf(line.pictureFileId)
  return { skuId, productId, title, spec, measures, picture, unit, quantity, priceFen, totalFen }
}

export interface RefundFigures {
  state: RefundState
  count: number
  oldest: Date | null
}

const OPEN: readonly RefundState[] = ['created', 'processing', 'failed']

/** Refunds that have not arrived, by state; a state without any counts zero. */
export async function listRefundFigures(db: Db): Promise<RefundFigures[]> {
  const rows = await db
    .select({ state: refunds.status, count: count(), oldest: min(refunds.createdAt) })
    .from(refunds)
    .where(ne(refunds.status, 'succeeded'))
    .groupBy(refunds.status)
  return OPEN.map((state) => rows.find((row) => row.state === state) ?? { state, count: 0, oldest: null })
}
