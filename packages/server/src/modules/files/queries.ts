import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { files } from '#tables/files.ts'

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
