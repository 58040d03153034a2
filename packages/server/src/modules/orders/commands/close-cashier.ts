import type { RefusalCode } from '@zhujia/contract/errors.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { closeCashiers, orProviderDown, type Payables } from '#modules/payments/index.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import { findOrder, lockOrder, type Claim, type Order } from '../repository.ts'

/**
 * Closes the cashier that the buyer may have open at its channel, before the amount of the payment changes. When it
 * turns out to be paid, its orders become paid. Runs outside any transaction.
 */
export const closeCashier =
  (payables: Payables) =>
  async (ctx: Ctx<'PROVIDER_DOWN', Actor>, paymentId: string): Promise<void> => {
    await orProviderDown(ctx, () => closeCashiers(ctx, payables, paymentId))
  }

/**
 * The same before an order is closed. When the channel does not answer, the order is closed all the same, its cashier later,
 * and money that still comes is refunded.
 */
export const tryCloseCashier =
  (payables: Payables) =>
  async (ctx: Ctx<never, Actor>, paymentId: string): Promise<void> => {
    try {
      await closeCashiers(ctx, payables, paymentId)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
    }
  }

interface UnpaidStep<E extends RefusalCode, Answer> {
  id: string
  claim: Claim
  close: (ctx: Ctx<E | 'NOT_NOW'>, paymentId: string) => Promise<void>
  /** Refuses, or answers where nothing is to be changed; called before the cashier is closed, and again under the lock. */
  check?: (ctx: Ctx<E | 'NOT_NOW'>, order: Order) => Promise<Answer | undefined>
  change: (ctx: Ctx<E | 'NOT_NOW'>, order: Order) => Promise<Answer>
}

/**
 * Changes an unpaid order of the caller's: its cashier is closed outside any transaction, then the order is locked and
 * looked at again. One that is paid, or turned out to be at the cashier, is refused.
 */
export async function afterClosingCashier<E extends RefusalCode, Answer>(
  ctx: Ctx<E | 'NOT_NOW'>,
  { id, claim, close, check, change }: UnpaidStep<NoInfer<E>, Answer>,
): Promise<Answer> {
  const look = async (ctx: Ctx<E | 'NOT_NOW'>, order: Order): Promise<Answer | undefined> =>
    order.status === 'unpaid' ? check?.(ctx, order) : ctx.refuse('NOT_NOW')
  const known = found(await findOrder(ctx.db, id, claim))
  const answer = await look(ctx, known)
  if (answer !== undefined) return answer
  await close(ctx, known.paymentId)
  return ctx.transaction(async (ctx) => {
    const order = found(await lockOrder(ctx.db, id, claim))
    return (await look(ctx, order)) ?? change(ctx, order)
  })
}
