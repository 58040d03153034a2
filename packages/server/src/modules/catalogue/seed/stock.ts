import { asc, eq, sql } from 'drizzle-orm'
import { insertRows } from '../../../platform/db/insert-rows.ts'
import type { Db } from '../../../platform/db/types.ts'
import { products, skus, stockMoves } from '../../../tables/catalogue.ts'
import { priceLines, type PricedSku } from '../queries/price-lines.ts'

const SKUS_AT_ONCE = 5000

/** What can be bought, up to so many SKUs, in the order of their codes: the same for the same goods, whatever their ids. */
export async function readShelf(db: Db, limit: number): Promise<PricedSku[]> {
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${products.status} = 'onSale' and ${skus.onHand} - ${skus.reserved} >= ${products.unitMinSteps}`)
    .orderBy(asc(skus.code))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const priced = new Map<string, PricedSku>()
  for (let from = 0; from < ids.length; from += SKUS_AT_ONCE) {
    for (const sku of await priceLines({ db }, ids.slice(from, from + SKUS_AT_ONCE))) priced.set(sku.skuId, sku)
  }
  return ids.flatMap((id) => priced.get(id) ?? [])
}

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
  await insertRows(db, stockMoves, moves.map((move) => ({ id: nextId(), ...move })))
  const changes = new Map<string, { id: string; onHand: number; reserved: number }>()
  for (const { skuId, kind, quantity } of moves) {
    const change = changes.get(skuId) ?? { id: skuId, onHand: 0, reserved: 0 }
    const [onHand, reserved] = EFFECTS[kind]
    changes.set(skuId, { id: skuId, onHand: change.onHand + onHand * quantity, reserved: change.reserved + reserved * quantity })
  }
  await db.execute(sql`
    update ${skus} set on_hand = on_hand + change."onHand", reserved = ${skus.reserved} + change.reserved
    from json_to_recordset(${JSON.stringify([...changes.values()])}::json) as change (id uuid, "onHand" int, reserved int)
    where ${skus.id} = change.id`)
}

/** Counts sale steps as sold. */
export async function seedSold(db: Db, lines: readonly { productId: string; quantity: number }[]): Promise<void> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  await db.execute(sql`
    update ${products} set sold_count = sold_count + line.quantity
    from json_to_recordset(${JSON.stringify([...sums].map(([id, quantity]) => ({ id, quantity })))}::json) as line (id uuid, quantity int)
    where ${products.id} = line.id`)
}
