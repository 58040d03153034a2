/**
 * Shops and who works in them. Membership grants, roles only limit: a merchant without a membership sees nothing of a
 * shop, and every question about somebody else's shop is answered by the SQL, as if the shop were not there.
 */
export { shopsArea } from './area.ts'
export { openShops } from './commands/open-shops.ts'
export {
  amountOf,
  consign,
  freightOf,
  hintOf,
  ruleFor,
  type Consignment,
  type FreightRule,
  type FreightTemplate,
  type Load,
} from './freight.ts'
export { findFreight, findShops, isMemberOf, listOwners, memberWith, rulesOf, shopsWith } from './queries.ts'
