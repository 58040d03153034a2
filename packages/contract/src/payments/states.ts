/** The states of a payment, which is the amount owed for one checkout or one deposit. */
export const PAYMENT_STATES = ['open', 'succeeded', 'closed', 'partiallyRefunded', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The states of an attempt at one provider. `superseded`: replaced by a newer one or a new amount; money on it goes back. */
export const ATTEMPT_STATES = ['init', 'submitted', 'succeeded', 'failed', 'superseded', 'returned'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

export const REFUND_STATES = ['created', 'processing', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
