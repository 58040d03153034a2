/**
 * Payments, attempts and refunds over any provider. What is paid for is a `Payable` of a higher module, reached through
 * the port below and in the same transaction. Only a verified notice or a provider's own answer marks anything as
 * paid.
 */
export { openPayment } from './commands/open-payment.ts'
export { changeAmount } from './commands/change-amount.ts'
export { refundPart } from './commands/refund-part.ts'
export { closeCashiers } from './commands/ask-provider.ts'
export { ensureRefundTimers } from './commands/ask-refund.ts'
export { orProviderDown } from './commands/or-provider-down.ts'
export { sendRefund } from './commands/send-refund.ts'
export { registerPaymentNotices } from './notices.ts'
export { paymentsArea } from './area.ts'
export { REFUND_STEP } from './policy.ts'
export { lateMoneyOf } from './queries.ts'
export type { PaidFor, Payable, Payables } from './payable.ts'
