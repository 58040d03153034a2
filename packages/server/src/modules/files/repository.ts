import { and, count, eq, gt } from 'drizzle-orm'
import { insertAll } from '../../platform/db/insert-all.ts'
import type { Db } from '../../platform/db/types.ts'
import { files } from '../../tables/files.ts'

export async function insertFiles(db: Db, rows: readonly (typeof files.$inferInsert)[]): Promise<void> {
  await insertAll(db, files, rows)
}

export async function countUploads(db: Db, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), gt(files.createdAt, since)))
  return row?.count ?? 0
}
