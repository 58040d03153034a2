import type { StaleAfter } from '../stale.ts'

export const addressesStale: StaleAfter<'addresses'> = {
  'addresses.createAddress': ['addresses.listAddresses'],
  'addresses.deleteAddress': ['addresses.listAddresses'],
  // A quote names the address that it is for.
  'addresses.updateAddress': ['addresses.listAddresses', 'orders.quoteOrder'],
}
