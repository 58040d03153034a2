/**
 * Deposits and earnest money: paid by a party, held in its account, and ended in exactly one way: applied to a price, refunded to the channel, or
 * forfeited. What each kind may be called and how it may end is data (`contract/deposits/kinds.ts`); the terms that a payer saw never change
 * afterwards. It never marks anything paid by itself: payments do, through the port.
 */
export { depositsArea } from './area.ts'
export { depositPayable } from './deposit-payable.ts'
export { heldFenOf } from './for-shop.ts'
export { listShopSubjects } from './queries/list-subjects.ts'
