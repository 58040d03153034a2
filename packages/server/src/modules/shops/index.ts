/**
 * Shops and their freight. Each is an organisation: who may do what in it is the membership's rule (`organisations`), never one of this
 * area.
 */
export { shopsArea } from './area.ts'
export { openShops, type OpenedShop } from './commands/open-shops.ts'
export {
  amountOf,
  consign,
  type Destination,
  freightRange,
  hintOf,
  type Consignment,
  type FreightRange,
  type FreightRule,
  type FreightTemplate,
  type Load,
} from './freight.ts'
export { findFreight, findShops, rulesOf } from './queries.ts'
