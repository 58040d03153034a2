import { BUYERS, ROLES, SELLERS } from '../core/roles.ts'
import type { Screen } from '../core/screen.ts'

export const ordersScreens = {
  /** Confirm, pay and result in one place: with `paymentId` it shows the payment, else what is about to be ordered. */
  orderPlay: {
    path: '/pages/orderManagement/buyer/orderPlay',
    access: BUYERS,
    parent: 'orders',
    query: {
      paymentId: 'optional',
      sku: 'optional',
      quantity: 'optional',
      measures: 'optional',
      addressId: 'optional',
      /** Set by a channel whose payer came back without paying. */
      left: 'optional',
    },
  },
  orders: {
    path: '/pages/orderManagement/index',
    access: BUYERS,
    parent: 'user',
    /** A shop's orders are a table, a person's purchases a list. */
    width: { wideFor: 'merchant', unless: { view: 'buyer' } },
    query: { view: 'optional', tab: 'optional', q: 'optional' },
  },
  orderDetailBuyer: {
    path: '/pages/orderManagement/buyer/detail',
    access: BUYERS,
    parent: 'orders',
    query: { id: 'required' },
  },
  orderDetailSeller: {
    path: '/pages/orderManagement/seller/detail',
    access: SELLERS,
    parent: 'orders',
    query: { id: 'required' },
  },
  /** The listing as it was when a line of an order was bought; administrators open it by its address. */
  snapshot: {
    path: '/pages/orderManagement/snapshot/transactionSnapshot',
    access: ROLES,
    parent: 'user',
    query: { id: 'required', line: 'required' },
  },
} as const satisfies Record<string, Screen>
