import { and, eq, inArray, sql } from 'drizzle-orm'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { cartLines } from '#tables/cart.ts'

const insertOrAdd = preparedOn((db) =>
  db
    .insert(cartLines)
    .values({
      id: sql.placeholder('id'),
      userId: sql.placeholder('userId'),
      skuId: sql.placeholder('skuId'),
      quantity: sql.placeholder('quantity'),
      addedPriceFen: sql.placeholder('addedPriceFen'),
      addedAt: sql.placeholder('addedAt'),
    })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.skuId],
      set: {
        // Two at once may pass the check together; the sum still keeps to what a line can hold.
        quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${sql.raw(String(QUANTITY_MAX))})`,
        addedPriceFen: sql`excluded.added_price_fen`,
        isSelected: true,
        addedAt: sql`excluded.added_at`,
      },
    })
    .prepare(''),
)

type NewLine = Pick<typeof cartLines.$inferSelect, 'id' | 'userId' | 'skuId' | 'quantity' | 'addedPriceFen' | 'addedAt'>

/** Adds a quantity to the line of its SKU, making the line when it is not there. What was let go before is ticked again. */
export async function addToLine(db: Db, line: NewLine): Promise<void> {
  await insertOrAdd(db).execute(line)
}

/** Changes one of a user's lines; false when it is not there or not his. */
export async function changeLine(
  db: Db,
  of: { userId: string; id: string },
  values: Partial<typeof cartLines.$inferInsert>,
): Promise<boolean> {
  const result = await db
    .update(cartLines)
    .set(values)
    .where(and(eq(cartLines.id, of.id), eq(cartLines.userId, of.userId)))
  return result.rowCount === 1
}

/** Ticks or unticks a user's lines. @returns how many of them there were */
export async function tickLines(
  db: Db,
  of: { userId: string; ids: readonly string[] },
  isSelected: boolean,
): Promise<number> {
  const result = await db
    .update(cartLines)
    .set({ isSelected })
    .where(and(inArray(cartLines.id, [...of.ids]), eq(cartLines.userId, of.userId)))
  return result.rowCount ?? 0
}

/** Removes a user's lines. @returns how many of them there were */
export async function deleteLines(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const result = await db.delete(cartLines).where(and(inArray(cartLines.id, [...ids]), eq(cartLines.userId, userId)))
  return result.rowCount ?? 0
}

export async function deleteSkus(db: Db, userId: string, skuIds: readonly string[]): Promise<void> {
  await db.delete(cartLines).where(and(inArray(cartLines.skuId, [...skuIds]), eq(cartLines.userId, userId)))
}
