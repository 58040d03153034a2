import { SELLERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const depositsScreens = {
  /** A supporting page, which the specification does not name: below the merchant's account page once that is built. */
  shopDeposit: {
    path: '/pages/account/merchants/deposit',
    access: SELLERS,
    parent: 'user',
    query: { shopId: 'optional' },
  },
  depositPayment: {
    path: '/pages/earnestMoney/paymentSuccess',
    access: SELLERS,
    parent: 'shopDeposit',
    query: { paymentId: 'required', left: 'optional' },
  },
} as const satisfies Record<string, Screen>
