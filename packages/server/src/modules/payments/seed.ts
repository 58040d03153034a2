import type { RefusalCode } from '@zhujia/contract/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { found } from '#platform/refusal.ts'
import { decide } from '#providers/payment/simulator/channel.ts'
import { SIMULATOR } from '#providers/payment/simulator/provider.ts'
import { queryAttempt } from './commands/ask-provider.ts'
import { startAttempt } from './commands/start-attempt.ts'
import type { Payables } from './payable.ts'
import { findNewestAttempt, findPayment } from './repository.ts'

/**
 * Pays as a person does at the simulated cashier; the result is asked for, as when a notice is lost. The channel keeps
 * its own books, so it writes through `channelDb`, outside the caller's transaction.
 */
export async function payAtSimulator(
  ctx: Ctx<RefusalCode>,
  payables: Payables,
  { paymentId, channelDb }: { paymentId: string; channelDb: Db },
): Promise<void> {
  const { amountFen } = found(await findPayment(ctx.db, paymentId))
  await startAttempt(ctx, { paymentId, provider: SIMULATOR, amountFen })
  const attempt = await findNewestAttempt(ctx.db, paymentId)
  if (!attempt) throw new Error(`payment ${paymentId} has no attempt`)
  await decide({ ...ctx, db: channelDb }, attempt.outTradeNo, { isPaid: true, fault: 'drop' })
  await queryAttempt(ctx, payables, attempt.id)
}
