import { and, eq, inArray } from 'drizzle-orm'
import { simulatedPayments } from '#tables/simulators.ts'
import { ProviderDown, type PaymentFact, type PaymentProvider } from '../port.ts'
import { findSimulated, isPayable, type SimulatorScope } from './channel.ts'
import { simulatorKey } from './keys.ts'
import { openNotice } from './notice.ts'
import { findRefundAtChannel, refundAtChannel } from './refunds.ts'

export const SIMULATOR = 'simulator'
export const cashierPath = (outTradeNo: string): string => `/simulator/cashier/${outTradeNo}`

/** The embedded payment channel: complete, with its own records, keys and faults, and labelled as a simulation. */
export function simulatedPaymentProvider(scope: SimulatorScope): PaymentProvider {
  const factOf = async (outTradeNo: string, signal: AbortSignal): Promise<PaymentFact> => {
    signal.throwIfAborted()
    const payment = await findSimulated(scope.db, outTradeNo)
    if (!payment) throw new ProviderDown('the simulator does not know this payment')
    const states = { waiting: 'waiting', paid: 'succeeded', failed: 'failed', closed: 'closed' } as const
    const isOver = payment.outcome !== 'paid' && !isPayable(payment, scope.clock.now())
    const state = isOver ? 'closed' : states[payment.outcome as keyof typeof states]
    return { state, txnId: payment.txnId, amountFen: payment.amountFen }
  }
  return {
    name: SIMULATOR,
    isSimulated: true,
    async create(order, signal) {
      signal.throwIfAborted()
      await scope.db
        .insert(simulatedPayments)
        .values({ ...order, outcome: 'waiting' })
        .onConflictDoNothing()
      return { cashierUrl: cashierPath(order.outTradeNo) }
    },
    query: factOf,
    async close(outTradeNo, signal) {
      signal.throwIfAborted()
      await scope.db
        .update(simulatedPayments)
        .set({ outcome: 'closed' })
        .where(
          and(eq(simulatedPayments.outTradeNo, outTradeNo), inArray(simulatedPayments.outcome, ['waiting', 'failed'])),
        )
      return factOf(outTradeNo, signal)
    },
    async refund(order, signal) {
      signal.throwIfAborted()
      return refundAtChannel(scope, order)
    },
    async queryRefund({ outRefundNo }, signal) {
      signal.throwIfAborted()
      return (await findRefundAtChannel(scope.db, outRefundNo)) ?? { state: 'unknown' }
    },
    verify: async (notice) => openNotice(notice, (await simulatorKey(scope.db)).publicKey, scope.clock.now()),
  }
}
