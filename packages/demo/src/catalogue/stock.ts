import { asc, eq, sql } from 'drizzle-orm'
import { insertRows } from '@zhujia/server/platform/db/insert-rows.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import { products, skus } from '@zhujia/server/tables/catalogue.ts'
import { skuLots, stockMoves } from '@zhujia/server/tables/stock.ts'
import { markBuyable } from '@zhujia/server/modules/stock/repository.ts'
import { priceLines, type PricedSku } from '@zhujia/server/modules/catalogue/queries/price-lines.ts'
import type { AreaGraph } from '../graph/graph.ts'
import { originalsOf } from '../graph/originals.ts'

const SKUS_AT_ONCE = 5000

/** SKUs that can be bought, at most `limit`, by code, so that the order does not depend on ids. */
export async function listAvailableSkus(db: Db, limit: number): Promise<PricedSku[]> {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${products.status} = 'onSale' and ${skus.onHand} - ${skus.reserved} >= ${products.unitMinSteps}`)
    .orderBy(asc(skus.code))
    .limit(limit)
  const available: PricedSku[] = []
  for (let from = 0; from < rows.length; from += SKUS_AT_ONCE) {
    const ids = rows.slice(from, from + SKUS_AT_ONCE).map(({ id }) => id)
    const priced = new Map((await priceLines({ db }, ids)).map((sku) => [sku.skuId, sku]))
    available.push(...ids.flatMap((id) => priced.get(id) ?? []))
  }
  return available
}

/** What stock moves add to the counters. */
const ON_HAND = sql`sum(case kind when 'receive' then quantity when 'count_adjust' then quantity when 'ship' then -quantity else 0 end)`
const RESERVED = sql`sum(case kind when 'reserve' then quantity when 'release' then -quantity when 'ship' then -quantity else 0 end)`

/** What a scenario takes from stock, of a lot where there are lots. */
export interface Taken {
  scenario: number
  skuId: string
  lotId: string | null
  quantity: number
  /** What is available now. */
  available: number
}

export async function listTaken(db: Db): Promise<Taken[]> {
  const { rows } = await db.execute<Taken & Record<string, unknown>>(sql`
    select m.scenario, m.sku_id as "skuId", m.lot_id as "lotId", m.quantity::int, coalesce(l.on_hand - l.reserved, s.on_hand - s.reserved) as available
    from (select scenario, sku_id, lot_id, ${RESERVED} - ${ON_HAND} as quantity from ${originalsOf(stockMoves)} group by 1, 2, 3) m
    join ${skus} s on s.id = m.sku_id left join ${skuLots} l on l.id = m.lot_id where m.quantity > 0`)
  return rows
}

/** Receives more of each, at a time before it is sold. */
export async function restock(
  db: Db,
  missing: readonly Omit<Taken, 'scenario' | 'available'>[],
  at: Date,
): Promise<void> {
  if (missing.length === 0) return
  await insertRows(
    db,
    stockMoves,
    missing.map(({ skuId, lotId, quantity }) => ({
      id: newId(),
      skuId,
      lotId,
      kind: 'receive' as const,
      quantity,
      at,
    })),
  )
  const changes = missing.map(({ skuId, lotId, quantity }) => ({ skuId, lotId, onHand: quantity, reserved: 0 }))
  await addToCounters(db, changes)
}

interface Change {
  skuId: string
  lotId: string | null
  onHand: number
  reserved: number
}

async function addToCounters(db: Db, changes: readonly Change[]): Promise<void> {
  const rows = JSON.stringify(changes)
  for (const [table, key] of [
    [skus, 'skuId'],
    [skuLots, 'lotId'],
  ] as const)
    await db.execute(sql`
      update ${table} t set on_hand = t.on_hand + change.on_hand, reserved = t.reserved + change.reserved
      from (
        select ${sql.identifier(key)} as id, sum("onHand")::int as on_hand, sum(reserved)::int as reserved
        from json_to_recordset(${rows}::json) as one ("skuId" uuid, "lotId" uuid, "onHand" int, reserved int) group by 1
      ) change where t.id = change.id`)
  await markBuyable(db, [...new Set(changes.map(({ skuId }) => skuId))])
}

export const stockGraph: AreaGraph = {
  tables: [{ table: stockMoves, columns: { orderId: 'id', causeId: 'id' } }],
  addSums: async (db, { from }) => {
    const { rows } = await db.execute<Change & Record<string, unknown>>(sql`
      select o.sku_id as "skuId", o.lot_id as "lotId", ${ON_HAND}::int as "onHand", ${RESERVED}::int as reserved
      from ${from(stockMoves)} group by 1, 2`)
    await addToCounters(db, rows)
  },
}
