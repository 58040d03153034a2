import { sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import { preparedSql } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { plannedOnce } from '#platform/db/planned-once.ts'
import { uuids } from '#platform/db/uuids.ts'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots, stockMoves } from '#tables/stock.ts'
import { refreshFigures } from '../search/index.ts'
import { availableSteps } from './queries/available.ts'

/** Inserts received lots and their moves, and adds them to the counters of SKUs. */
export async function insertReceived(
  db: Db,
  {
    lots,
    moves,
  }: { lots: readonly (typeof skuLots.$inferInsert)[]; moves: readonly (typeof stockMoves.$inferInsert)[] },
): Promise<void> {
  await insertRows(db, skuLots, lots)
  await insertRows(db, stockMoves, moves)
  const received = moves.map(({ skuId, quantity }) => ({ id: skuId, quantity }))
  await db.execute(sql`
    update ${skus} set on_hand = on_hand + received.quantity
    from (
      select id, sum(quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(received)}::jsonb) as one (id uuid, quantity int) group by id
    ) received where ${skus.id} = received.id`)
}

const countBuyable = preparedSql<{ id: string }>(sql`
    with judged as materialized (
      select ${skus.id}, ${skus.productId}, ${skus.canBeBought} as was, ${availableSteps} >= ${products.unitMinSteps} as is_buyable
      from unnest(${plannedOnce(uuids(sql.placeholder('skuIds')))}) wanted join ${skus} on ${skus.id} = wanted join ${products} on ${products.id} = ${skus.productId}
    ),
    changed as (
      update ${skus} set can_be_bought = judged.is_buyable from judged where ${skus.id} = judged.id and judged.was <> judged.is_buyable
    ), locked as materialized (
      select id from ${products} where id in (select product_id from judged) and exists (select from judged where was <> is_buyable)
      order by id for no key update
    ), difference as (
      select product_id, sum(is_buyable::int - was::int)::int as skus from judged group by product_id having sum(is_buyable::int - was::int) <> 0
    )
    update ${products} set buyable_skus = ${products.buyableSkus} + difference.skus
    from locked join difference on difference.product_id = locked.id where ${products.id} = locked.id
    returning ${products.id}`)

/**
 * Updates after stock moves which of these SKUs can be bought, and how many such SKUs their products have, in the same
 * transaction. The SKUs are locked. A product's count is changed by the difference, because other transactions may move its
 * other SKUs. Products are locked in ascending id. One statement, and one more when search is affected.
 */
export async function markBuyable(db: Db, skuIds: readonly string[]): Promise<void> {
  const counted = await countBuyable(db).execute({ skuIds })
  await refreshFigures(
    db,
    counted.rows.map(({ id }) => id),
  )
}
