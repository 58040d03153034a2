import { routesOf, type Route } from '#platform/http/handlers.ts'
import { checkPayment } from './commands/check-payment.ts'
import { startAttempt } from './commands/start-attempt.ts'
import type { Payables } from './payable.ts'
import { getPayment } from './queries.ts'

export function paymentsRoutes(payables: Payables): Route[] {
  const read = getPayment(payables)
  return routesOf('payments', {
    getPayment: (ctx, { params }) => read(ctx, params.id),
    startAttempt: (ctx, { params, body }) => startAttempt(ctx, payables, { paymentId: params.id, ...body }),
    checkPayment: (ctx, { params }) => checkPayment(ctx, payables, params.id),
  })
}
