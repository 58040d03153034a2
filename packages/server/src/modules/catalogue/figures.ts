import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { uuids } from '#platform/db/uuids.ts'
import { products, skus } from '#tables/catalogue.ts'
import { refreshPrices } from '../search/index.ts'

/**
 * Updates the prices of products from their SKUs, also in the search documents. To be called in each transaction that changes a
 * price. Lists show the price of a square metre where goods are compared by area and sold by
 * another unit whose area is known, else the price of one whole unit (decision 055); rounded half up.
 */
export async function spanPrices(db: Db, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    with priced as (
      select p.id, p.unit_step, p.unit_base = 'sqm' and p.unit_step <> 'sqm' and bool_and(coalesce(s.area_cm2, 0) > 0) as by_area,
        min(s.price_fen) as from_fen, max(s.price_fen) as to_fen,
        min(round(s.price_fen * 1000::numeric / p.unit_step_thousandths)) as low, max(round(s.price_fen * 1000::numeric / p.unit_step_thousandths)) as high,
        min(round(s.price_fen * 10000::numeric / nullif(s.area_cm2, 0))) as low_sqm, max(round(s.price_fen * 10000::numeric / nullif(s.area_cm2, 0))) as high_sqm
      from ${products} p join ${skus} s on s.product_id = p.id where p.id = any(${uuids(productIds)}) group by p.id
    ), shown as (
      select id, from_fen, to_fen, case when by_area then 'sqm' else unit_step end as unit,
        case when by_area then low_sqm else low end as low, case when by_area then high_sqm else high end as high
      from priced
    )
    update ${products} set from_fen = shown.from_fen, to_fen = shown.to_fen, shown_unit = shown.unit, shown_fen = shown.low, shown_to_fen = shown.high
    from shown where ${products.id} = shown.id`)
  await refreshPrices(db, productIds)
}
