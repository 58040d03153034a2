import type { Actor, Ctx } from '#platform/context.ts'
import { ProviderDown, type PaymentProvider } from '#providers/payment/port.ts'

/**
 * The channel that has the money.
 * @throws ProviderDown when it is configured no longer: what it would say is unknown, and the job shows up as failing
 */
export function providerOf(ctx: Ctx<never, Actor>, name: string): PaymentProvider {
  const provider = ctx.providers.payments.get(name)
  if (!provider) throw new ProviderDown(`the payment channel ${name} is not configured`)
  return provider
}
