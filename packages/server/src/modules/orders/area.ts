import { defineArea } from '#platform/area.ts'
import type { Payables } from '#modules/payments/index.ts'
import { answerCancelByTimer } from './commands/answer-cancel.ts'
import { expireCheckout } from './commands/expire-checkout.ts'
import { autoReceive } from './commands/receive-order.ts'
import { ordersInvariants } from './invariants.ts'
import { ordersRoutes } from './routes.ts'

declare module '#platform/timers/timers.ts' {
  interface TimerKinds {
    'checkout.unpaid': 'subject'
    'order.cancelUnanswered': 'subject'
    'order.autoReceive': 'subject'
  }
}

export const ordersArea = (payables: Payables) =>
  defineArea({
    routes: ordersRoutes(payables),
    timers: {
      'checkout.unpaid': expireCheckout,
      'order.cancelUnanswered': answerCancelByTimer,
      'order.autoReceive': autoReceive,
    },
    invariants: ordersInvariants,
    tables: {
      insertOnly: ['order_price_changes', 'order_refund_lines', 'parcel_lines'],
      neverDeleted: {
        checkouts: ['id'],
        order_lines: ['shipped_quantity', 'cancelled_quantity', 'version_hash', 'is_bought'],
        order_refunds: ['arrived_at'],
        orders: [
          'status',
          'version',
          'checkout_id',
          'payment_id',
          'discount_fen',
          'freight_fen',
          'total_fen',
          'commission_fen',
          'refunded_fen',
          'commission_back_fen',
          'seller_remark',
          'cancel_reason',
          'paid_at',
          'cancel_due_at',
          'auto_receive_at',
          'cancel_requests',
          'declines',
          'reprices',
          'is_extended',
          'hidden_at',
          'review_due_at',
          'reviewable_lines',
          'reviewed_lines',
        ],
        parcels: ['carrier', 'tracking_number', 'driver_phone', 'corrections', 'corrected_at'],
      },
    },
  })
