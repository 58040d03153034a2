import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { payment } from '@zhujia/contract/payments/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { orders } from '#tables/orders.ts'
import { findNewestAttempt, findPaymentOf } from './repository.ts'

/** One of the caller's payments, with the orders that it pays for. */
export async function getPayment(ctx: Ctx, id: string): Promise<z.output<typeof payment>> {
  const row = found(await findPaymentOf(ctx.db, id, ctx.actor.userId))
  const newest = await findNewestAttempt(ctx.db, id)
  const paidFor = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentId, id), eq(orders.buyerId, ctx.actor.userId)))
    .orderBy(asc(orders.number))
  return {
    id,
    state: row.status,
    amountFen: row.amountFen,
    orderIds: paidFor.map((order) => order.id),
    expiresAt: row.expiresAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    hasFailedAttempt: newest?.status === 'failed',
    methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
  }
}
