import { and, count, eq, gt, sql } from 'drizzle-orm'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { files } from '#tables/files.ts'

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

export async function countUploads(db: Db, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))
  return row?.count ?? 0
}
