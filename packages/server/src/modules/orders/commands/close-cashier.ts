import type { Actor, Ctx } from '#platform/context.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import { closeLive } from '#modules/payments/index.ts'
import { checkoutPayable } from '../checkout-payable.ts'

/**
 * Closes the cashier that the buyer may have open at its channel, before the payment asks for another amount. When it
 * turns out paid, its orders are paid. Runs outside any transaction.
 */
export async function closeCashier(ctx: Ctx<'PROVIDER_DOWN', Actor>, paymentId: string): Promise<void> {
  try {
    await closeLive(ctx, { checkout: checkoutPayable }, paymentId)
  } catch (error) {
    if (error instanceof ProviderDown) return ctx.refuse('PROVIDER_DOWN')
    throw error
  }
}
