import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { listBookFaults } from '../packages/server/src/modules/ledger/index.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { provision } from '../packages/server/src/platform/db/provision.ts'
import { makeLog } from '../packages/server/src/platform/log.ts'
import { EmbeddedPostgresError, launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { ROOT } from './root.ts'

/** The database that the server would use: the named one, or the embedded one in the data folder. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL)
  const dataDir = resolve(process.env.DATA_DIR ?? join(ROOT, '.data'))
  const embedded = await launchEmbedded({ dataDir: join(dataDir, 'postgres'), explicit: process.env.DATA_DIR !== undefined })
  try {
    return await work(await provision(embedded.url))
  } finally {
    await embedded.stop()
  }
}

/** `npm run check:books`: one line for each fault of money, stock and histories. */
async function checkBooks(url: string): Promise<number> {
  const { db, close } = connect(url, { log: makeLog('silent'), size: 2 })
  try {
    // One view of everything, and as long as it takes: the limits are for requests.
    const faults = await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        return listBookFaults(tx)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for (const { rule, subject } of faults) console.log(`${subject}: ${rule}`)
    console.log(faults.length === 0 ? 'The books are clean' : `${faults.length} faults in the books`)
    return faults.length
  } finally {
    await close()
  }
}

try {
  process.exitCode = (await withDatabase(checkBooks)) === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
