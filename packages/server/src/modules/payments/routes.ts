import type { Handlers } from '#platform/http/handlers.ts'
import { found } from '#platform/refusal.ts'
import { ProviderDown } from '#providers/payment/port.ts'
import { queryAttempt } from './commands/ask-provider.ts'
import { startAttempt } from './commands/start-attempt.ts'
import type { Payables } from './payable.ts'
import { getPayment } from './queries.ts'
import { findNewestAttempt, findPaymentOf } from './repository.ts'

export const paymentsRoutes = (payables: Payables): Handlers<'payments'> => ({
  getPayment: (ctx, { params }) => getPayment(ctx, params.id),
  startAttempt: (ctx, { params, body }) => startAttempt(ctx, { paymentId: params.id, ...body }),
  checkPayment: async (ctx, { params }) => {
    const payment = found(await findPaymentOf(ctx.db, params.id, ctx.actor.userId))
    const attempt = await findNewestAttempt(ctx.db, payment.id)
    try {
      if (attempt) await queryAttempt(ctx, payables, attempt.id)
    } catch (error) {
      if (error instanceof ProviderDown) return ctx.refuse('PROVIDER_DOWN')
      throw error
    }
    const { status } = found(await findPaymentOf(ctx.db, payment.id, ctx.actor.userId))
    return { id: payment.id, state: status }
  },
})
