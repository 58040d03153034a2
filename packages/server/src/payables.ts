import { depositPayable } from './modules/deposits/index.ts'
import { checkoutPayable } from './modules/orders/index.ts'
import type { Payables } from './modules/payments/index.ts'

/** What a payment can be for, by kind: the implementations of the port `Payable`. */
export const PAYABLES: Payables = { checkout: checkoutPayable, deposit: depositPayable }
