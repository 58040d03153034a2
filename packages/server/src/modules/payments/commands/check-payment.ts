import type { z } from 'zod'
import type { checkedPayment } from '@zhujia/contract/payments/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { expectRow, found } from '#platform/refusal.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import type { Payables } from '../payable.ts'
import { findNewestOpened, findPaymentOf, listKnownChargeable } from '../repository.ts'
import { queryAttempt } from './ask-provider.ts'

/**
 * Asks the channels of a payment now: about each attempt whose cashier can still be paid, also in an old tab, and about the
 * newest one opened. A channel that does not answer is a refusal, unless another channel's answer has settled the payment.
 */
export async function checkPayment(
  ctx: Ctx<'PROVIDER_DOWN'>,
  payables: Payables,
  paymentId: string,
): Promise<z.output<typeof checkedPayment>> {
  const { id } = found(await findPaymentOf(ctx.db, paymentId, ctx.actor.userId))
  const silent: unknown[] = []
  for (const attemptId of await listAttemptsToAsk(ctx, id)) {
    try {
      await queryAttempt(ctx, payables, attemptId)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      silent.push(error)
    }
  }
  const { status } = expectRow(await findPaymentOf(ctx.db, id, ctx.actor.userId), `payment ${id}`)
  if (status === 'open' && silent.length > 0) return ctx.refuse('PROVIDER_DOWN')
  return { id, state: status }
}

async function listAttemptsToAsk(ctx: Ctx<'PROVIDER_DOWN'>, paymentId: string): Promise<Set<string>> {
  const chargeable = await listKnownChargeable(ctx.db, paymentId)
  const newest = await findNewestOpened(ctx.db, paymentId)
  return new Set([...chargeable, ...(newest ? [newest] : [])].map(({ id }) => id))
}
