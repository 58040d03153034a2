import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import type { Db } from '#platform/db/types.ts'
import { cartLines } from '#tables/cart.ts'

/** Whether a line is in these measures, a JSON text or null. */
export const sameMeasures = (measures: SQL): SQL => sql`${cartLines.measures} is not distinct from ${measures}::jsonb`

type NewLine = Pick<
  typeof cartLines.$inferSelect,
  'id' | 'userId' | 'skuId' | 'measures' | 'quantity' | 'addedPriceFen' | 'addedAt'
>

/**
 * Adds quantities to the lines of their SKU and measures, or makes the lines, no two of the same; a write of `writeTogether`. The lines
 * are ticked again. Two requests at once may both pass the check of the quantity; `least` still limits their sum.
 */
export const addToLines = (lines: readonly NewLine[]): SQL => sql`
  insert into ${cartLines} (id, user_id, sku_id, measures, quantity, added_price_fen, added_at)
  select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as added
    (id uuid, "userId" uuid, "skuId" uuid, measures jsonb, quantity int, "addedPriceFen" bigint, "addedAt" timestamptz)
  on conflict (user_id, sku_id, measures) do update set
    quantity = least(${cartLines.quantity} + excluded.quantity, ${sql.raw(String(QUANTITY_MAX))}),
    added_price_fen = excluded.added_price_fen, is_selected = true, added_at = excluded.added_at returning 1`

/** Changes one of a user's lines; false when it is not there or not theirs. */
export async function changeLine(
  db: Db,
  of: { userId: string; id: string },
  values: Partial<Pick<typeof cartLines.$inferInsert, 'skuId' | 'measures' | 'quantity' | 'addedPriceFen'>>,
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

/** Unticks all of a user's lines. */
export async function untickLines(db: Db, userId: string): Promise<void> {
  await db
    .update(cartLines)
    .set({ isSelected: false })
    .where(and(eq(cartLines.userId, userId), cartLines.isSelected))
}

/** Removes a user's lines. @returns how many of them there were */
export async function deleteLines(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const result = await db.delete(cartLines).where(and(inArray(cartLines.id, [...ids]), eq(cartLines.userId, userId)))
  return result.rowCount ?? 0
}

/** Removes what was bought, line by line: a SKU in the same measures; a write of `writeTogether`. */
export const deleteBought = (
  userId: string,
  lines: readonly { skuId: string; measures?: Measures | null | undefined }[],
): SQL => sql`
  delete from ${cartLines} using jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as bought ("skuId" uuid, measures jsonb)
  where ${cartLines.userId} = ${userId} and ${cartLines.skuId} = bought."skuId" and ${sameMeasures(sql`bought.measures`)} returning 1`
