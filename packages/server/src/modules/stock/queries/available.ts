import { sql } from 'drizzle-orm'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots } from '#tables/stock.ts'

/**
 * How many sale steps of a SKU can be bought at once: what is not promised to anybody, and where colour and batch
 * differ, what the largest lot has of it. For statements over `skus` and `products`.
 */
export const availableSteps = sql<number>`(case when ${products.hasLots}
  then coalesce((select max(lot.on_hand - lot.reserved) from ${skuLots} lot where lot.sku_id = ${skus.id}), 0)
  else ${skus.onHand} - ${skus.reserved} end)`
