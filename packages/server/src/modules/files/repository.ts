import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { files, uploadTries, type FilePurpose } from '#tables/files.ts'

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

/**
 * Marks some of a person's uploads as shown nowhere since an instant, or as shown (null), and locks them until the transaction
 * ends, so that nothing removes them meanwhile. @returns how many of them exist
 */
export async function setLoose(
  db: Db,
  { ids, ownerId, purpose }: { ids: readonly string[]; ownerId: string; purpose: FilePurpose },
  looseSince: Date | null,
): Promise<number> {
  const own = and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.purpose, purpose))
  const set = await db.update(files).set({ looseSince }).where(own)
  return set.rowCount ?? 0
}

/** Says of videos that they are shown. */
export async function keepVideos(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const videos = and(inArray(files.id, [...ids]), eq(files.purpose, 'productVideo'), isNotNull(files.looseSince))
  await db.update(files).set({ looseSince: null }).where(videos)
}

/** Locks uploads that nothing has shown since before a time; those that somebody is attaching are left out. @returns their ids */
export async function lockLoose(db: Db, { before, most }: { before: Date; most: number }): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(lt(files.looseSince, before))
    .orderBy(files.looseSince)
    .limit(most)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Deletes those of these uploads that nothing shows. @returns the ids of what is gone */
export async function deleteLoose(db: Db, ids: readonly string[]): Promise<string[]> {
  const gone = await db
    .delete(files)
    .where(and(isNotNull(files.looseSince), inArray(files.id, [...ids])))
    .returning({ id: files.id })
  return gone.map(({ id }) => id)
}
