import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/types.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { simulatedNotices, simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import { simulatorKey } from './keys.ts'
import { APP_ID, MERCHANT_ID, signNotice, type NoticePayload, type SignedNotice } from './notice.ts'

export interface SimulatorScope {
  db: Db
  clock: Clock
  jobs: Jobs
}

/** What can go wrong between a channel and its merchant; chosen on the cashier page. */
export const FAULTS = ['none', 'delay', 'duplicate', 'reorder', 'tamper', 'drop'] as const
export type Fault = (typeof FAULTS)[number]

const DELAY_SECONDS = 10

type SimulatedPayment = typeof simulatedPayments.$inferSelect

export async function findSimulated(db: Db, outTradeNo: string): Promise<SimulatedPayment | undefined> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.outTradeNo, outTradeNo))
  return row
}

/** What the payer does at the cashier. A payment that failed can be tried again; a closed or paid one cannot. */
export async function decide(
  scope: SimulatorScope,
  outTradeNo: string,
  choice: { isPaid: boolean; fault: Fault },
): Promise<void> {
  const txnId = choice.isPaid ? `SIM${newId().replaceAll('-', '')}` : null
  const moved = await scope.db
    .update(simulatedPayments)
    .set({ outcome: choice.isPaid ? 'paid' : 'failed', txnId })
    .where(and(eq(simulatedPayments.outTradeNo, outTradeNo), inArray(simulatedPayments.outcome, ['waiting', 'failed'])))
    .returning()
  const [payment] = moved
  if (!payment) return
  await sendNotices(scope, noticeOf(payment), choice.fault)
}

function noticeOf(payment: SimulatedPayment): NoticePayload {
  return {
    eventId: newId(),
    kind: 'payment',
    merchantId: MERCHANT_ID,
    appId: APP_ID,
    currency: 'CNY',
    tradeNo: payment.outTradeNo,
    txnId: payment.txnId,
    amountFen: payment.amountFen,
    state: payment.outcome === 'paid' ? 'succeeded' : 'failed',
  }
}

/** Sends what the channel would send, with the fault that was chosen. */
async function sendNotices(scope: SimulatorScope, payload: NoticePayload, fault: Fault): Promise<void> {
  const { privateKey } = await simulatorKey(scope.db)
  const sign = (what: NoticePayload): SignedNotice => signNotice(what, privateKey, scope.clock.now())
  const genuine = sign(payload)
  const tampered = { ...genuine, body: genuine.body.replace(`"amountFen":${payload.amountFen}`, '"amountFen":1') }
  const failedBefore = sign({ ...payload, eventId: newId(), state: 'failed', txnId: null })
  const plans: Record<Fault, [SignedNotice, number][]> = {
    none: [[genuine, 0]],
    delay: [[genuine, DELAY_SECONDS]],
    duplicate: [
      [genuine, 0],
      [genuine, 0],
      [genuine, 1],
    ],
    // An earlier failure of the same payment arrives after the success.
    reorder: [
      [genuine, 0],
      [failedBefore, 1],
    ],
    tamper: [[tampered, 0]],
    drop: [],
  }
  for (const [notice, afterSeconds] of plans[fault]) await enqueue(scope, notice, afterSeconds)
}

async function enqueue(scope: SimulatorScope, notice: SignedNotice, afterSeconds: number): Promise<void> {
  const id = newId()
  await scope.db.insert(simulatedNotices).values({ id, ...notice })
  await scope.jobs.send(scope.db, 'simulator.notify', { noticeId: id, afterSeconds })
}

/** Refunds at the channel, once for each number; it says so at once and by a notice. @returns whether it had enough */
export async function refundAtChannel(
  scope: SimulatorScope,
  order: { outTradeNo: string; outRefundNo: string; amountFen: number },
): Promise<boolean> {
  const refundId = newId()
  const isNew = await scope.db
    .insert(simulatedRefunds)
    .values({ ...order, refundId })
    .onConflictDoNothing()
  if (isNew.rowCount === 0) return true
  const taken = await scope.db
    .update(simulatedPayments)
    .set({ refundedFen: sql`${simulatedPayments.refundedFen} + ${order.amountFen}` })
    .where(
      and(
        eq(simulatedPayments.outTradeNo, order.outTradeNo),
        eq(simulatedPayments.outcome, 'paid'),
        sql`refunded_fen + ${order.amountFen} <= amount_fen`,
      ),
    )
  if (taken.rowCount === 0) {
    await scope.db.delete(simulatedRefunds).where(eq(simulatedRefunds.outRefundNo, order.outRefundNo))
    return false
  }
  const payload: NoticePayload = {
    eventId: newId(),
    kind: 'refund',
    merchantId: MERCHANT_ID,
    appId: APP_ID,
    currency: 'CNY',
    tradeNo: order.outRefundNo,
    txnId: refundId,
    amountFen: order.amountFen,
    state: 'succeeded',
  }
  await sendNotices(scope, payload, 'none')
  return true
}
