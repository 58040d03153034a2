import { routesOf, type Route } from '#platform/http/handlers.ts'
import { checkPayment } from './commands/check-payment.ts'
import { startAttempt } from './commands/start-attempt.ts'
import type { Payables } from './payable.ts'
import { getPayment } from './queries.ts'

export const paymentsRoutes = (payables: Payables): Route[] =>
  routesOf('payments', {
    getPayment: (ctx, { params }) => getPayment(ctx, params.id),
    startAttempt: (ctx, { params, body }) => startAttempt(ctx, { paymentId: params.id, ...body }),
    checkPayment: (ctx, { params }) => checkPayment(ctx, payables, params.id),
  })
