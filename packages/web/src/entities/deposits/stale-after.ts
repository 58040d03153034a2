import type { StaleAfter } from '../stale.ts'

export const depositsStale: StaleAfter<'deposits'> = {
  'deposits.payShopDeposit': ['deposits'],
  // Buyers no longer see at the shop's head that it is held.
  'deposits.refundShopDeposit': ['deposits', 'payments.getPayment', 'catalogue.getShop'],
}
