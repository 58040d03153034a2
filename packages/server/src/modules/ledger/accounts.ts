/** The ledger accounts. Those outside and the platform's own may go below zero; the others may not. */
export const accounts = {
  /** Cash at the payment channel or custodian. */
  channel: 'ext:channel',
  /** Money on its way back to a buyer. */
  refundClearing: 'refund:clearing',
  platformFee: 'platform:fee',
  escrowOrder: (orderId: string) => `escrow:order:${orderId}`,
  /** Earned, inside the after-sale window. */
  pendingShop: (shopId: string) => `pending:shop:${shopId}`,
} as const

const FLOORED = /^(escrow|pending|payable|deposit):/

/** Whether an account holds somebody's money and so may never go below zero. */
export const hasFloor = (account: string): boolean => FLOORED.test(account)
