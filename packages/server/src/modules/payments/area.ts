import { defineArea } from '#platform/area.ts'
import { askLater, closeAttempt, queryAttempt } from './commands/ask-provider.ts'
import { askRefundLater } from './commands/ask-refund.ts'
import { sendRefund } from './commands/send-refund.ts'
import { closeAgain } from './commands/supersede.ts'
import { paymentsInvariants } from './invariants.ts'
import { refundMetrics } from './metrics.ts'
import type { Payables } from './payable.ts'
import { paymentsRoutes } from './routes.ts'

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'attempt.query': { attemptId: string }
    'attempt.close': { attemptId: string }
    'refund.send': { refundId: string }
  }
}
declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'attempt.query': 'subject'
    'attempt.close': 'subject'
    'refund.ask': 'subject'
  }
}

/** What is paid for comes from the areas above, which fill the port. */
export const paymentsArea = (payables: Payables) =>
  defineArea({
    routes: paymentsRoutes(payables),
    jobs: {
      'attempt.query': { run: (ctx, { attemptId }) => queryAttempt(ctx, payables, attemptId) },
      'attempt.close': { run: (ctx, { attemptId }) => closeAttempt(ctx, payables, attemptId) },
      'refund.send': {
        run: (ctx, { refundId }) => sendRefund(ctx, payables, refundId),
        waitsOnceFor: ({ refundId }) => refundId,
      },
    },
    timers: { 'attempt.query': askLater, 'attempt.close': closeAgain, 'refund.ask': askRefundLater },
    invariants: paymentsInvariants,
    metrics: refundMetrics,
    tables: {
      insertOnly: ['payment_events'],
      neverDeleted: {
        payment_attempts: ['status', 'version', 'cashier_url', 'provider_txn_id'],
        payments: ['status', 'version', 'amount_fen', 'paid_fen', 'refunded_fen'],
        refunds: ['status', 'version'],
      },
    },
  })
