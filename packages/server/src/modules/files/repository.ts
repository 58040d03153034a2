import type { Db } from '../../platform/db/types.ts'
import { files } from '../../tables/files.ts'

export async function insertFiles(db: Db, rows: readonly (typeof files.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(files).values([...rows])
}
