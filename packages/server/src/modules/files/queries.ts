import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { users } from '#tables/auth.ts'
import { files } from '#tables/files.ts'
import { reviewPhotos } from '#tables/reviews.ts'
import { LOOSE_PURPOSES } from './policy.ts'

/** A file that may be shown to anybody, with what to draw when it is a drawing. Every purpose so far is public. */
export async function findPublicFile(db: Db, id: string): Promise<{ drawing: unknown } | undefined> {
  const [row] = await db.select({ drawing: files.drawing }).from(files).where(eq(files.id, id))
  return row
}

/** Whether there is such a video. */
export async function hasVideo(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.purpose, 'productVideo')))
  return rows.length > 0
}

/** Whether an upload is attached to nothing: an avatar to no user, a photo to no review. */
export const isLoose = and(
  inArray(files.purpose, [...LOOSE_PURPOSES]),
  sql`not exists (select from ${users} u where u.id = ${files}.owner_id and u.avatar_file_id = ${files}.id)`,
  sql`not exists (select from ${reviewPhotos} p where p.file_id = ${files}.id)`,
)
