import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { payment } from '@zhujia/contract/payments/schemas.ts'
import type { Ctx } from '../../platform/context.ts'
import { found } from '../../platform/refusal.ts'
import { orders } from '../../tables/orders.ts'
import { paymentAttempts, payments } from '../../tables/payments.ts'

/** One of the caller's payments, with the orders that it pays for. */
export async function getPayment(ctx: Ctx, id: string): Promise<z.output<typeof payment>> {
  const [row] = await ctx.db
    .select({
      id: payments.id,
      state: payments.status,
      amountFen: payments.amountFen,
      expiresAt: payments.expiresAt,
      orderIds: sql<string[]>`array(select ${orders.id} from ${orders} where ${orders.paymentId} = ${payments.id} order by ${orders.number})`,
      lastAttempt: sql<string | null>`(select ${paymentAttempts.status} from ${paymentAttempts} where ${paymentAttempts.paymentId} = ${payments.id}
        order by ${paymentAttempts.createdAt} desc, ${paymentAttempts.id} desc limit 1)`,
    })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.payerId, ctx.actor.userId)))
  const { lastAttempt, expiresAt, ...rest } = found(row)
  return {
    ...rest,
    expiresAt: expiresAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    hasFailedAttempt: lastAttempt === 'failed',
    methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
  }
}
