/**
 * Shops and their members. Rights come from membership; a role alone gives none: a merchant without a membership sees nothing
 * of a shop. The condition is part of each statement, so that another person's shop is answered as if it did not exist.
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
export {
  findFreight,
  findShops,
  isMemberOf,
  listOwners,
  membersWith,
  memberWith,
  rulesOf,
  shopsWith,
} from './queries.ts'
