import { checkoutPayable } from './modules/orders/index.ts'
import type { Payables } from './modules/payments/index.ts'

/** Who stands behind a payment, by kind: the port that payments declare, filled by the areas above them. */
export const PAYABLES: Payables = { checkout: checkoutPayable }
