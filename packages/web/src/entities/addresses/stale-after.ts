import type { StaleAfter } from '../stale.ts'

export const addressesStale: StaleAfter<'addresses'> = {
  'addresses.createAddress': ['addresses.listAddresses'],
  'addresses.deleteAddress': ['addresses.listAddresses'],
  'addresses.updateAddress': ['addresses.listAddresses'],
}
