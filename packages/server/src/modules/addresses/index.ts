/**
 * Where goods are delivered. An address is its owner's alone: everybody else's question about it finds nothing. Orders take
 * a copy when they are placed and never look here again.
 */
export { findAddress, listAddresses } from './queries.ts'
export { addressesArea } from './area.ts'
