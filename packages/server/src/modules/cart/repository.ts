import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { QUANTITY_MAX } from '@zhujia/contract/core/constants.ts'
import type { Db } from '#platform/db/types.ts'
import { cartLines } from '#tables/cart.ts'

/** Whether a line is in these measures, a JSON text or null. */
export const sameMeasures = (measures: SQL): SQL => sql`${cartLines.measures} is not distinct from ${measures}::jsonb`

/** What is added to a line that is there. */
const ADDING = {
  target: [cartLines.userId, cartLines.skuId, cartLines.measures],
  set: {
    // Two requests at once may both pass the check; this still limits their sum.
    quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${sql.raw(String(QUANTITY_MAX))})`,
    addedPriceFen: sql`excluded.added_price_fen`,
    isSelected: true,
    addedAt: sql`excluded.added_at`,
  },
}

type NewLine = Pick<
  typeof cartLines.$inferSelect,
  'id' | 'userId' | 'skuId' | 'measures' | 'quantity' | 'addedPriceFen' | 'addedAt'
>

/** Adds a quantity to the line of its SKU and measures, or makes the line; a write of `writeTogether`. The line is ticked again. */
export const addToLine = ({ id, userId, skuId, measures, quantity, addedPriceFen, addedAt }: NewLine): SQL => sql`
  insert into ${cartLines} (id, user_id, sku_id, measures, quantity, added_price_fen, added_at)
  values (${id}, ${userId}, ${skuId}, ${measures && JSON.stringify(measures)}::jsonb, ${quantity}, ${addedPriceFen}, ${addedAt})
  on conflict (user_id, sku_id, measures) do update set quantity = ${ADDING.set.quantity}, added_price_fen = ${ADDING.set.addedPriceFen},
    is_selected = true, added_at = ${ADDING.set.addedAt} returning 1`

/** The same for several, each of another SKU or in other measures, as a statement. */
export async function addToLines(db: Db, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ measures, ...line }) => ({
    ...line,
    measures: sql`${measures && JSON.stringify(measures)}::jsonb`,
  }))
  await db.insert(cartLines).values(rows).onConflictDoUpdate(ADDING)
}

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
