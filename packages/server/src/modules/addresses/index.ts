/**
 * Delivery addresses. Only its owner can see an address; for everybody else it does not exist. Orders store a copy when they are
 * placed.
 */
export { type AddressCopy, findAddress, listAddresses } from './queries.ts'
export { addressesArea } from './area.ts'
