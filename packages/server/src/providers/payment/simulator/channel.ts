import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/types.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { simulatedNotices, simulatedPayments } from '#tables/simulators.ts'
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

/** What can go wrong with the first refund of a payment; chosen on the cashier page, and over once it has happened. */
export const REFUND_FAULTS = ['none', 'answerLost', 'forgotten', 'refused'] as const
export type RefundFault = (typeof REFUND_FAULTS)[number]

const DELAY_SECONDS = 10

type SimulatedPayment = typeof simulatedPayments.$inferSelect

export async function findSimulated(db: Db, outTradeNo: string): Promise<SimulatedPayment | undefined> {
  const [row] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.outTradeNo, outTradeNo))
  return row
}

/** A payment that failed can be tried again until its deadline; a closed or paid one cannot. */
const PAYABLE = ['waiting', 'failed']
export const isPayable = ({ outcome, expiresAt }: SimulatedPayment, now: Date): boolean =>
  PAYABLE.includes(outcome) && expiresAt > now

/** Applies the payer's decision at the cashier. */
export async function decide(
  scope: SimulatorScope,
  outTradeNo: string,
  choice: { isPaid: boolean; fault: Fault; refundFault?: RefundFault },
): Promise<void> {
  const txnId = choice.isPaid ? `SIM${newId().replaceAll('-', '')}` : null
  const moved = await scope.db
    .update(simulatedPayments)
    .set({ outcome: choice.isPaid ? 'paid' : 'failed', txnId, refundFault: choice.refundFault ?? 'none' })
    .where(
      and(
        eq(simulatedPayments.outTradeNo, outTradeNo),
        inArray(simulatedPayments.outcome, PAYABLE),
        gt(simulatedPayments.expiresAt, scope.clock.now()),
      ),
    )
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

/** Sends the channel's notices with the chosen fault. */
export async function sendNotices(scope: SimulatorScope, payload: NoticePayload, fault: Fault): Promise<void> {
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
