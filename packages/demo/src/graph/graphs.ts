import { stockGraph } from '../catalogue/stock.ts'
import { ledgerGraph } from '../ledger/graph.ts'
import { checkoutGraph, ordersGraph } from '../orders/graph.ts'
import { channelGraph, paymentsGraph } from '../payments/graph.ts'
import { reviewsGraph } from '../reviews/graph.ts'
import type { AreaGraph } from './graph.ts'
import { houseGraph } from './house-graph.ts'

/** All that belongs to a story, each after what it is found by. */
export const GRAPHS: readonly AreaGraph[] = [
  checkoutGraph,
  paymentsGraph,
  ordersGraph,
  reviewsGraph,
  stockGraph,
  houseGraph,
  ledgerGraph,
  channelGraph,
]

/** Tables of which a copied story has no rows of its own: it shares them with the world, or leaves nothing there. */
export const SHARED: Readonly<Record<string, string>> = {
  addresses: 'people are made, not copied',
  attribute_values: 'goods',
  attributes: 'goods',
  banners: 'goods',
  brands: 'goods',
  cart_lines: 'what was ordered has left the cart',
  categories: 'goods',
  category_attributes: 'goods',
  facts: 'of the installation',
  favourite_products: 'of people',
  favourite_shops: 'of people',
  freight_rules: 'of shops',
  freight_templates: 'of shops',
  idempotency_keys: 'stories are not requests',
  known_devices: 'of people',
  ledger_balances: 'sums, made again from the transfers',
  login_throttles: 'of the installation',
  payment_events: 'stories are paid as when notices are lost',
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
  shop_members: 'of shops',
  shops: 'shared',
  simulated_notices: 'mail of the channel, sent long ago',
  simulated_sms: 'mail of the carrier',
  simulator_keys: 'of the installation',
  sku_lots: 'goods; their counters are added to',
  skus: 'goods; their counters are added to',
  sms_codes: 'of people',
  stages: 'goods',
  upload_tries: 'of people',
  user_roles: 'of people',
  users: 'copies are other people’s',
}
