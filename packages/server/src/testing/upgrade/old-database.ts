import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { emptyDatabase } from '../test-database.ts'

const MIGRATIONS = fileURLToPath(new URL('../../tables/migrations', import.meta.url))
/** The last migration of the version whose rows are stored here. */
const LAST = '0006_money'

/** Rows that the commands of that version have written: goods, and an order in each state. */
interface OldRows {
  people: { buyerId: string; addressId: string; sellerIds: [string, string] }
  orders: Record<
    'received' | 'shipped' | 'paid' | 'cancelRequested' | 'refunded' | 'unpaid' | 'closed',
    [string, ...string[]]
  >
  /** By shop. */
  skus: [[string, string], [string]]
  /** Parents first. */
  tables: Record<string, unknown[]>
}

const read = (): OldRows => JSON.parse(readFileSync(new URL('first-line.json', import.meta.url), 'utf8')) as OldRows

/** A database as the version before left it, with its rows. The caller migrates it. */
export async function openOldDatabase(templateUrl: string): Promise<OldRows & { url: string; drop(): Promise<void> }> {
  const rows = read()
  const { url, drop } = await emptyDatabase(templateUrl)
  const folder = mkdtempSync(join(tmpdir(), 'zhujia-migrations-'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    cutJournal(join(folder, 'meta/_journal.json'))
    await migrate(drizzle(client), { migrationsFolder: folder })
    for (const [table, list] of Object.entries(rows.tables)) {
      const name = client.escapeIdentifier(table)
      await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`, [
        JSON.stringify(list),
      ])
    }
    // Every start revokes these rights: a migration that changes history must grant them to itself.
    await client.query('revoke update, delete, truncate on state_changes from current_user, public')
  } finally {
    await client.end()
    rmSync(folder, { recursive: true })
  }
  return { ...rows, url, drop }
}

/** Later migrations did not exist then. */
function cutJournal(path: string): void {
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex(({ tag }) => tag === LAST)
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
}
