import { sql } from 'drizzle-orm'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots } from '#tables/stock.ts'

/**
 * How many sale steps of a SKU one order can buy: what is not reserved; of a SKU with lots, what the largest lot has. For
 * statements over `skus` and `products`.
 */
export const availableSteps = sql<number>`(case when ${products.hasLots}
  then coalesce((select max(lot.on_hand - lot.reserved) from ${skuLots} lot where lot.sku_id = ${skus.id}), 0)
  else ${skus.onHand} - ${skus.reserved} end)`
