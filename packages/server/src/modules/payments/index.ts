/**
 * Payments, attempts and refunds over any provider. What is paid for is a `Payable` of a higher room, reached through
 * the port below and in the same transaction. Only a verified notice or a provider's own answer marks anything paid:
 * there is no other way in.
 */
export { openPayment } from './commands/open-payment.ts'
export { changeAmount } from './commands/change-amount.ts'
export { refundPart } from './commands/refund-part.ts'
export { askLater, closeAttempt, closeLive, queryAttempt } from './commands/ask-provider.ts'
export { sendRefund } from './commands/send-refund.ts'
export { registerPaymentNotices } from './notices.ts'
export { paymentsRoutes } from './routes.ts'
export type { Payable, Payables } from './payable.ts'
