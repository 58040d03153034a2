import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { products, skus } from '#tables/catalogue.ts'
import { searchDocuments } from '#tables/catalogue/search.ts'
import { availableSteps } from './queries/available.ts'

export const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`

/**
 * Brings the prices of products, and of their documents in search, up to date with their SKUs. Whoever changes a price
 * calls it in the same transaction. Lists show the price of a square metre where goods are compared by area and sold by
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
    ), document as (
      update ${searchDocuments} d set shown_fen = shown.low from shown where d.product_id = shown.id
    )
    update ${products} set from_fen = shown.from_fen, to_fen = shown.to_fen, shown_unit = shown.unit, shown_fen = shown.low, shown_to_fen = shown.high
    from shown where ${products.id} = shown.id`)
}

/** SKUs as they say whether they can be bought, and whether they can by their stock. */
export const judged = sql`
  select ${skus.id}, ${skus.productId}, ${skus.canBeBought} as was, ${availableSteps} >= ${products.unitMinSteps} as is_buyable
  from ${skus} join ${products} on ${products.id} = ${skus.productId}`

/** Counts anew, for new products and for stock that was written in bulk; nobody else may move it meanwhile. */
export async function countBuyable(db: Db, productIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    with judged as materialized (${judged} where ${skus.productId} = any(${uuids(productIds)})),
    changed as (
      update ${skus} set can_be_bought = judged.is_buyable from judged where ${skus.id} = judged.id and judged.was <> judged.is_buyable
    ), counted as (
      update ${products} set buyable_skus = buyable.count
      from (select product_id, (count(*) filter (where is_buyable))::int as count from judged group by product_id) buyable
      where ${products.id} = buyable.product_id
      returning ${products.id}, ${products.buyableSkus}
    )
    update ${searchDocuments} d set is_buyable = counted.buyable_skus > 0 from counted where d.product_id = counted.id`)
}

/** A product and by how many orders its sales change. */
export interface SoldChange {
  productId: string
  orders: number
}

/** Adds to the counted orders of products and of their documents in search, in one statement. The products are locked. */
export async function addToSold(db: Db, changes: readonly SoldChange[]): Promise<void> {
  await db.execute(sql`
    with change as (
      select "productId", sum(orders)::int as orders
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as one ("productId" uuid, orders int) group by "productId"
    ), document as (
      update ${searchDocuments} d set sold_count = d.sold_count + change.orders from change where d.product_id = change."productId"
    )
    update ${products} set sold_count = sold_count + change.orders from change where ${products.id} = change."productId"`)
}
