import { and, count, desc, eq, isNotNull, min, ne, sql, type Column } from 'drizzle-orm'
import type { z } from 'zod'
import type { payment } from '@zhujia/contract/payments/schemas.ts'
import type { AttemptState, RefundState } from '@zhujia/contract/payments/states.ts'
import type { Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { found } from '#platform/refusal.ts'
import { paymentAttempts, payments, refunds } from '#tables/payments.ts'
import { timers } from '#tables/platform.ts'
import type { PaidFor, Payables } from './payable.ts'
import { mayPay } from './payers.ts'
import { REFUND_STEP } from './policy.ts'

type Shown = z.output<typeof payment>

/** What came too late of a payment, the first first. */
export const lateMoneyOf = (paymentId: Column) =>
  sql<Shown['lateMoney']>`(
    select coalesce(json_agg(json_build_object('amountFen', late.amount_fen, 'status', late.status) order by late.created_at, late.id), '[]')
    from ${refunds} late where late.payment_id = ${paymentId} and late.is_late)`.mapWith(
    (rows: { amountFen: number; status: RefundState }[]) =>
      rows.map(({ amountFen, status }) => ({ amountFen, step: REFUND_STEP[status] })),
  )

/** A payment, for whoever may pay it, with what it is for: one statement. */
const paymentReader = (payables: Payables) =>
  preparedOn((db) => {
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
        lateMoney: lateMoneyOf(payments.id),
        paidFor: { checkout: payables.checkout.shown, deposit: payables.deposit.shown },
      })
      .from(payments)
      .leftJoinLateral(newest, sql`true`)
      .where(and(eq(payments.id, sql.placeholder('id')), mayPay(sql.placeholder('payerId'))))
      .prepare('')
  })

/** What there is to tell of the newest attempt. */
const saidOf = (newest: { status: AttemptState; amountFen: number } | null) => ({
  hasFailedAttempt: newest?.status === 'failed',
  supersededFen: newest?.status === 'superseded' || newest?.status === 'returned' ? newest.amountFen : null,
})

/** One of the payments that the caller may pay, with what it pays for. */
export function getPayment(payables: Payables): (ctx: Ctx, id: string) => Promise<Shown> {
  const read = paymentReader(payables)
  return async (ctx, id) => {
    const { newest, ...row } = found((await read(ctx.db).execute({ id, payerId: ctx.actor.userId }))[0])
    const { orders = [], deposit = null }: PaidFor = row.paidFor?.checkout ?? row.paidFor?.deposit ?? {}
    return {
      id,
      state: row.state,
      amountFen: row.amountFen,
      orderIds: orders.map((order) => order.id),
      orders,
      deposit,
      expiresAt: row.expiresAt.toISOString(),
      now: ctx.clock.now().toISOString(),
      ...saidOf(newest),
      nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
      lateMoney: row.lateMoney,
      methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
    }
  }
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
