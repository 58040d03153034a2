import { asc, eq, inArray, sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots, stockMoves } from '#tables/catalogue/stock.ts'
import { countBuyable } from '../figures.ts'
import { priceLines, type PricedSku } from '../queries/price-lines.ts'

const SKUS_AT_ONCE = 5000

/** A SKU on the shelf; where colour and batch differ, with its lots, the oldest first. */
export interface ShelfSku extends PricedSku {
  lots: readonly { id: string; code: string; available: number }[]
}

/** What can be bought, up to so many SKUs, in the order of their codes: the same for the same goods, whatever their ids. */
export async function readShelf(db: Db, limit: number): Promise<ShelfSku[]> {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${products.status} = 'onSale' and ${skus.onHand} - ${skus.reserved} >= ${products.unitMinSteps}`)
    .orderBy(asc(skus.code))
    .limit(limit)
  const shelf: ShelfSku[] = []
  for (let from = 0; from < rows.length; from += SKUS_AT_ONCE) {
    const ids = rows.slice(from, from + SKUS_AT_ONCE).map(({ id }) => id)
    const priced = new Map((await priceLines({ db }, ids)).map((sku) => [sku.skuId, sku]))
    const lots = Map.groupBy(await readLots(db, ids), ({ skuId }) => skuId)
    for (const id of ids) {
      const sku = priced.get(id)
      if (sku) shelf.push({ ...sku, lots: lots.get(id) ?? [] })
    }
  }
  return shelf
}

const readLots = (db: Db, skuIds: readonly string[]) =>
  db
    .select({
      skuId: skuLots.skuId,
      id: skuLots.id,
      code: skuLots.code,
      available: sql<number>`${skuLots.onHand} - ${skuLots.reserved}`,
    })
    .from(skuLots)
    .where(inArray(skuLots.skuId, [...skuIds]))
    .orderBy(asc(skuLots.receivedAt), asc(skuLots.id))

export type StockMove = Omit<typeof stockMoves.$inferInsert, 'id'>

/** What a move does to what is on hand and to what is promised. */
const EFFECTS: Readonly<Record<StockMove['kind'], readonly [onHand: number, reserved: number]>> = {
  receive: [1, 0],
  reserve: [0, 1],
  release: [0, -1],
  ship: [-1, -1],
  count_adjust: [1, 0],
}

/** Writes moves of the past as the commands would have written them one by one, and brings the counters after them. */
export async function seedStockMoves(db: Db, moves: readonly StockMove[], nextId: () => string): Promise<void> {
  await insertRows(
    db,
    stockMoves,
    moves.map((move) => ({ id: nextId(), ...move })),
  )
  await count(
    db,
    skus,
    moves.map((move) => ({ ...move, of: move.skuId })),
  )
  await count(
    db,
    skuLots,
    moves.flatMap((move) => (move.lotId ? [{ ...move, of: move.lotId }] : [])),
  )
  const moved = [...new Set(moves.map(({ skuId }) => skuId))]
  const rows = await db
    .selectDistinct({ id: skus.productId })
    .from(skus)
    .where(sql`${skus.id} = any(${sql.param(moved)}::uuid[])`)
  await countBuyable(
    db,
    rows.map(({ id }) => id),
  )
}

async function count(
  db: Db,
  table: typeof skus | typeof skuLots,
  moves: readonly (Pick<StockMove, 'kind' | 'quantity'> & { of: string })[],
): Promise<void> {
  const changes = new Map<string, { id: string; onHand: number; reserved: number }>()
  for (const { of, kind, quantity } of moves) {
    const change = changes.get(of) ?? { id: of, onHand: 0, reserved: 0 }
    const [onHand, reserved] = EFFECTS[kind]
    changes.set(of, {
      id: of,
      onHand: change.onHand + onHand * quantity,
      reserved: change.reserved + reserved * quantity,
    })
  }
  await db.execute(sql`
    update ${table} set on_hand = on_hand + change."onHand", reserved = ${table.reserved} + change.reserved
    from json_to_recordset(${JSON.stringify([...changes.values()])}::json) as change (id uuid, "onHand" int, reserved int)
    where ${table.id} = change.id`)
}

/** Counts orders as sold, as `addSold` does. */
export { addToSold as seedSold } from '../figures.ts'
