import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { newId } from '#platform/ids.ts'
import { simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import { ProviderDown, type RefundFact } from '../port.ts'
import { findSimulated, sendNotices, type RefundFault, type SimulatorScope } from './channel.ts'
import { APP_ID, MERCHANT_ID } from './notice.ts'

interface RefundOrder {
  outTradeNo: string
  outRefundNo: string
  amountFen: number
}

const says = (state: 'processing' | 'succeeded' | 'failed', { outRefundNo, amountFen }: RefundOrder): RefundFact => ({
  state,
  outRefundNo,
  amountFen,
})

/** Refunds at the channel, once for each number; answers at once and sends a notice, unless a fault was chosen. */
export async function refundAtChannel(scope: SimulatorScope, order: RefundOrder): Promise<RefundFact> {
  const known = await findRefundAtChannel(scope.db, order.outRefundNo)
  if (known) return known
  const fault = await takeFault(scope.db, order.outTradeNo)
  if (fault === 'forgotten') return says('processing', order)
  if (fault === 'refused') return says('failed', order)
  if (!(await record(scope.db, order)))
    return (await findRefundAtChannel(scope.db, order.outRefundNo)) ?? says('failed', order)
  if (fault === 'answerLost') throw new ProviderDown('the answer to a refund was lost')
  await notify(scope, order)
  return says('succeeded', order)
}

export async function findRefundAtChannel(db: Db, outRefundNo: string): Promise<RefundFact | undefined> {
  const [refund] = await db.select().from(simulatedRefunds).where(eq(simulatedRefunds.outRefundNo, outRefundNo))
  return refund && says('succeeded', refund)
}

async function takeFault(db: Db, outTradeNo: string): Promise<RefundFault> {
  const fault = ((await findSimulated(db, outTradeNo))?.refundFault ?? 'none') as RefundFault
  if (fault !== 'none')
    await db.update(simulatedPayments).set({ refundFault: 'none' }).where(eq(simulatedPayments.outTradeNo, outTradeNo))
  return fault
}

/** @returns false when the payment has less left, or another request has just booked this number */
async function record(db: Db, order: RefundOrder): Promise<boolean> {
  const { rowCount } = await db
    .insert(simulatedRefunds)
    .values({ ...order, refundId: newId() })
    .onConflictDoNothing()
  if (rowCount === 0) return false
  const taken = await db
    .update(simulatedPayments)
    .set({ refundedFen: sql`${simulatedPayments.refundedFen} + ${order.amountFen}` })
    .where(
      and(
        eq(simulatedPayments.outTradeNo, order.outTradeNo),
        eq(simulatedPayments.outcome, 'paid'),
        sql`refunded_fen + ${order.amountFen} <= amount_fen`,
      ),
    )
  if (taken.rowCount === 1) return true
  await db.delete(simulatedRefunds).where(eq(simulatedRefunds.outRefundNo, order.outRefundNo))
  return false
}

const notify = (scope: SimulatorScope, order: RefundOrder): Promise<void> =>
  sendNotices(
    scope,
    {
      eventId: newId(),
      kind: 'refund',
      merchantId: MERCHANT_ID,
      appId: APP_ID,
      currency: 'CNY',
      tradeNo: order.outRefundNo,
      txnId: null,
      amountFen: order.amountFen,
      state: 'succeeded',
    },
    'none',
  )
