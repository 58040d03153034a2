import { sql } from 'drizzle-orm'
import { listBookFaults } from '../packages/server/src/modules/ledger/index.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { makeLog } from '../packages/server/src/platform/log.ts'
import { EmbeddedPostgresError } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { withDatabase } from './database.ts'

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
