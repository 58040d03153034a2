import { and, asc, count, desc, eq, isNotNull, lt, min, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CLOSERS, payableOrder, payment } from '@zhujia/contract/payments/schemas.ts'
import type { RefundState } from '@zhujia/contract/payments/states.ts'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { found } from '#platform/refusal.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { paymentAttempts, payments, refunds } from '#tables/payments.ts'
import { stateChanges, timers } from '#tables/platform.ts'
import { shops } from '#tables/shops.ts'
import { picturesOf } from '../files/index.ts'
import { REFUND_STEP } from './policy.ts'

/** How many lines of an order the cashier shows. */
const LINES_SHOWN = 3

const given = { id: sql.placeholder('id'), payerId: sql.placeholder('payerId') }

interface PriceChange {
  oldTotalFen: number
  freightFen: number
  discountFen: number
  reason: string
}

/** What sellers changed about the price of an order, the newest first; null: nothing. */
const priceChanges = sql<PriceChange[] | null>`(
  select json_agg(json_build_object('oldTotalFen', old_total_fen, 'freightFen', freight_fen, 'discountFen', discount_fen, 'reason', reason)
    order by at desc, id desc)
  from ${orderPriceChanges} change where change.order_id = ${orders.id})`

/** What came too late of a payment, the first first; null: nothing. */
const lateMoney = sql<{ amountFen: number; status: RefundState }[] | null>`(
  select json_agg(json_build_object('amountFen', amount_fen, 'status', status) order by created_at, id)
  from ${refunds} late where late.payment_id = ${payments.id} and late.is_late)`

/** A payment of its payer with the first lines of each of its orders: a row for each line, or one without an order. */
const readPayment = preparedOn((db) => {
  // Of an attempt that never opened there is nothing to tell.
  const newest = db
    .select({ id: paymentAttempts.id, status: paymentAttempts.status, amountFen: paymentAttempts.amountFen })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, payments.id), isNotNull(paymentAttempts.cashierUrl)))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(1)
    .as('newest')
  // When a silent provider is asked for it.
  const nextCheckAt = sql<Date | null>`(
    select due_at from ${timers} timer where timer.kind = 'attempt.query' and timer.subject_id = ${newest.id} and ${newest.status} = 'submitted')`
  return db
    .select({
      state: payments.status,
      amountFen: payments.amountFen,
      expiresAt: payments.expiresAt,
      newest: { status: newest.status, amountFen: newest.amountFen },
      nextCheckAt: nextCheckAt.mapWith(timers.dueAt),
      lateMoney,
      order: {
        id: orders.id,
        number: orders.number,
        status: orders.status,
        shopId: orders.shopId,
        lineCount: orders.lineCount,
        freightFen: orders.freightFen,
        quotedFreightFen: orders.quotedFreightFen,
        discountFen: orders.discountFen,
        totalFen: orders.totalFen,
        cancelReason: orders.cancelReason,
      },
      shopName: shops.name,
      line: {
        skuId: orderLines.skuId,
        productId: orderLines.productId,
        title: orderLines.title,
        spec: orderLines.spec,
        measures: orderLines.measures,
        pictureFileId: orderLines.pictureFileId,
        unit: orderLines.unit,
        quantity: orderLines.quantity,
        priceFen: orderLines.priceFen,
        totalFen: orderLines.totalFen,
      },
      closedBy: stateChanges.by,
      priceChanges,
    })
    .from(payments)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(orders, and(eq(orders.paymentId, payments.id), eq(orders.buyerId, payments.payerId)))
    .leftJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(orderLines, and(eq(orderLines.orderId, orders.id), lt(orderLines.position, LINES_SHOWN)))
    .leftJoin(
      stateChanges,
      and(eq(stateChanges.entity, 'order'), eq(stateChanges.subjectId, orders.id), eq(stateChanges.event, 'cancel')),
    )
    .where(and(eq(payments.id, given.id), eq(payments.payerId, given.payerId)))
    .orderBy(asc(orders.id), asc(orderLines.position))
    .prepare('')
})

type Row = Awaited<ReturnType<ReturnType<typeof readPayment>['execute']>>[number]

/** One of the caller's payments, with the orders that it pays for; one statement. */
export async function getPayment(ctx: Ctx, id: string): Promise<z.output<typeof payment>> {
  const rows = await readPayment(ctx.db).execute({ id, payerId: ctx.actor.userId })
  const { newest, ...row } = found(rows[0])
  const paidFor = [...Map.groupBy(rows, ({ order }) => order?.id).values()].flatMap(presentOrder)
  return {
    id,
    state: row.state,
    amountFen: row.amountFen,
    orderIds: paidFor.map((order) => order.id),
    orders: paidFor,
    expiresAt: row.expiresAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    hasFailedAttempt: newest?.status === 'failed',
    supersededFen: newest?.status === 'superseded' || newest?.status === 'returned' ? newest.amountFen : null,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    lateMoney: (row.lateMoney ?? []).map(({ amountFen, status }) => ({ amountFen, step: REFUND_STEP[status] })),
    methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
  }
}

type PayableOrder = z.output<typeof payableOrder>

/** The last change of an order's price, with what stood before: by the change before it, or as the order was placed. */
function lastChange(order: { quotedFreightFen: number }, changes: Row['priceChanges']): PayableOrder['priceChange'] {
  const [last, before] = changes ?? []
  if (!last) return null
  return {
    oldTotalFen: last.oldTotalFen,
    oldFreightFen: before?.freightFen ?? order.quotedFreightFen,
    oldDiscountFen: before?.discountFen ?? 0,
    reason: last.reason,
  }
}

/** An order by the rows of its lines; none where the rows have none. */
function presentOrder(rows: readonly Row[]): PayableOrder[] {
  const { order = null, shopName = null, closedBy = null, priceChanges = null } = rows[0] ?? {}
  if (!order) return []
  return [
    {
      id: order.id,
      number: order.number,
      state: order.status,
      shop: { id: order.shopId, name: shopName ?? '' },
      lines: rows.flatMap(({ line }) => (line ? [presentLine(line)] : [])),
      lineCount: order.lineCount,
      freightFen: order.freightFen,
      discountFen: order.discountFen,
      totalFen: order.totalFen,
      closed: closedBy === null ? null : { by: closedBy as (typeof CLOSERS)[number], reason: order.cancelReason ?? '' },
      priceChange: lastChange(order, priceChanges),
    },
  ]
}

const presentLine = ({ pictureFileId, ...line }: NonNullable<Row['line']>): PayableOrder['lines'][number] => ({
  ...line,
  picture: picturesOf(pictureFileId),
})

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
