import { stockGraph } from '../catalogue/stock.ts'
import { ledgerGraph } from '../ledger/graph.ts'
import { checkoutGraph, ordersGraph } from '../orders/graph.ts'
import { channelGraph, paymentsGraph } from '../payments/graph.ts'
import { reviewsGraph } from '../reviews/graph.ts'
import type { AreaGraph } from './graph.ts'
import { platformGraph } from './platform-graph.ts'

/** All tables of a scenario, each after those by which its rows are found. */
export const GRAPHS: readonly AreaGraph[] = [
  checkoutGraph,
  paymentsGraph,
  ordersGraph,
  reviewsGraph,
  stockGraph,
  platformGraph,
  ledgerGraph,
  channelGraph,
]

/** Tables that are not copied, and why: a copy shares their rows, or needs none. */
export const SHARED: Readonly<Record<string, string>> = {
  addresses: 'people are generated, not copied',
  attribute_values: 'goods',
  attributes: 'goods',
  banners: 'goods',
  brands: 'goods',
  cart_lines: 'ordered lines have left the cart',
  categories: 'goods',
  category_attributes: 'goods',
  deposits: 'of shops',
  facet_counts: 'counts of goods',
  facts: 'of the installation',
  favourite_products: 'of people',
  favourite_shops: 'of people',
  freight_rules: 'of shops',
  freight_templates: 'of shops',
  idempotency_keys: 'scenarios make no requests',
  invitations: 'of organisations',
  known_devices: 'of people',
  ledger_balances: 'sums, added to',
  login_throttles: 'of the installation',
  memberships: 'of organisations',
  phone_changes: 'of people',
  payment_events: 'scenarios are paid without notices',
  notifications: 'of people',
  organisation_log: 'of organisations',
  organisations: 'of shops',
  person_rates: 'of people',
  product_pictures: 'goods',
  product_stages: 'goods',
  product_versions: 'goods',
  product_views: 'of people',
  products: 'goods; their sales are added to',
  review_summaries: 'sums, added to',
  review_tag_counts: 'sums, added to',
  search_documents: 'goods',
  search_people: 'of people',
  search_words: 'of the installation',
  sessions: 'of people',
  shops: 'of shops',
  simulated_notices: 'messages of the simulated channel',
  simulated_sms: 'messages of the simulated SMS carrier',
  simulator_keys: 'of the installation',
  sku_lots: 'goods; their counters are added to',
  skus: 'goods; their counters are added to',
  sms_codes: 'of people',
  stages: 'goods',
  upload_tries: 'of people',
  user_roles: 'of people',
  users: 'people are generated, not copied',
}
