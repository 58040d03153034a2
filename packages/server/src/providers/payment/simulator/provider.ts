import { and, eq, inArray } from 'drizzle-orm'
import { simulatedPayments } from '#tables/simulators.ts'
import { ProviderDown, type PaymentFact, type PaymentProvider } from '../port.ts'
import { findSimulated, refundAtChannel, type SimulatorScope } from './channel.ts'
import { simulatorKey } from './keys.ts'
import { openNotice } from './notice.ts'

export const SIMULATOR = 'simulator'
export const cashierPath = (outTradeNo: string): string => `/simulator/cashier/${outTradeNo}`

/** The embedded payment channel: complete, with its own books, keys and faults, and labelled as a simulation. */
export function simulatedPaymentProvider(scope: SimulatorScope): PaymentProvider {
  const factOf = async (outTradeNo: string): Promise<PaymentFact> => {
    const payment = await findSimulated(scope.db, outTradeNo)
    if (!payment) throw new ProviderDown('the simulator does not know this payment')
    const states = { waiting: 'waiting', paid: 'succeeded', failed: 'failed', closed: 'closed' } as const
    return { state: states[payment.outcome as keyof typeof states], txnId: payment.txnId, amountFen: payment.amountFen }
  }
  return {
    name: SIMULATOR,
    isSimulated: true,
    async create(order) {
      await scope.db
        .insert(simulatedPayments)
        .values({ ...order, outcome: 'waiting' })
        .onConflictDoNothing()
      return { cashierUrl: cashierPath(order.outTradeNo) }
    },
    query: factOf,
    async close(outTradeNo) {
      await scope.db
        .update(simulatedPayments)
        .set({ outcome: 'closed' })
        .where(
          and(eq(simulatedPayments.outTradeNo, outTradeNo), inArray(simulatedPayments.outcome, ['waiting', 'failed'])),
        )
      return factOf(outTradeNo)
    },
    refund: async (order) => ({ state: (await refundAtChannel(scope, order)) ? 'succeeded' : 'failed' }),
    verify: async (notice) => openNotice(notice, (await simulatorKey(scope.db)).publicKey, scope.clock.now()),
  }
}
