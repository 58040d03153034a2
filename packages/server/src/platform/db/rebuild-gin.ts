import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './types.ts'

const BUILD_MEMORY = '256MB'

/**
 * Fills a table without its GIN indexes and then builds them anew, which takes half as long for very many rows. In the caller's
 * transaction: nobody else sees the table without indexes, and others wait meanwhile.
 */
export async function rebuildGin(db: Db, table: PgTable, fill: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = ${getTableName(table)} and indexdef like '% USING gin %' order by indexname`)
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await fill()
  await db.execute(sql.raw(`set local maintenance_work_mem = '${BUILD_MEMORY}'`))
  for (const { definition } of rows) await db.execute(sql.raw(definition))
}
