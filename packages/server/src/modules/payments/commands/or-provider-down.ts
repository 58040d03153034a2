import type { Actor, Ctx } from '#platform/context.ts'
import { ProviderDown } from '#providers/payment/port.ts'

/** Calls a provider while the caller waits; when it does not answer, the caller gets a refusal. */
export async function orProviderDown<T>(ctx: Ctx<'PROVIDER_DOWN', Actor>, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderDown) return ctx.refuse('PROVIDER_DOWN')
    throw error
  }
}
