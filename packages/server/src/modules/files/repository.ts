import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { files, uploadTries, type FilePurpose } from '#tables/files.ts'
import { isLoose } from './queries.ts'

export async function insertFiles(db: Db, rows: readonly (typeof files.$inferInsert)[]): Promise<void> {
  await insertRows(db, files, rows)
}

/** Which of these drawings have a file, by their place in the list. */
export async function findDrawings(db: Db, drawings: readonly object[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ place: number; id: string }>(sql`
    select (wanted.place - 1)::int as place, min(f.id::text) as id
    from jsonb_array_elements(${JSON.stringify(drawings)}::jsonb) with ordinality as wanted (drawing, place)
    join ${files} f on f.drawing = wanted.drawing
    group by wanted.place`)
  return new Map(rows.map(({ place, id }) => [place, id]))
}

/**
 * Counts one more upload of somebody, in one statement, so that none of several at once slips through.
 * @returns whether it is within `most` since `windowStart`; beyond it nothing is written
 */
export async function countUpload(
  db: Db,
  { userId, now, windowStart, most }: { userId: string; now: Date; windowStart: Date; most: number },
): Promise<boolean> {
  const { since, tries } = uploadTries
  const isOver = lt(since, windowStart)
  const counted = await db
    .insert(uploadTries)
    .values({ userId, since: now, tries: 1 })
    .onConflictDoUpdate({
      target: uploadTries.userId,
      set: {
        since: sql`case when ${isOver} then excluded.since else ${since} end`,
        tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
      },
      setWhere: sql`${isOver} or ${lt(tries, most)}`,
    })
  return counted.rowCount === 1
}

/** Holds somebody's uploads until the transaction ends, against their removal. @returns how many there are */
export async function holdUploads(
  db: Db,
  { ids, ownerId, purpose }: { ids: readonly string[]; ownerId: string; purpose: FilePurpose },
): Promise<number> {
  const own = and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.purpose, purpose))
  const held = await db.select({ id: files.id }).from(files).where(own).orderBy(files.id).for('key share')
  return held.length
}

/** Locks uploads from before a time that nothing shows; those that somebody is attaching are left out. @returns their ids */
export async function lockLoose(db: Db, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isLoose, lt(files.createdAt, before)))
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/**
 * Deletes what has been locked. Asks again whether anything shows it: what was attached between the look and the lock
 * is seen only by a statement that begins under the lock. @returns the ids of what is gone
 */
export async function deleteLoose(db: Db, ids: readonly string[]): Promise<string[]> {
  const gone = await db
    .delete(files)
    .where(and(isLoose, inArray(files.id, [...ids])))
    .returning({ id: files.id })
  return gone.map(({ id }) => id)
}
