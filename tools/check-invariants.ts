import { sql } from 'drizzle-orm'
import { listViolations } from '../packages/server/src/invariants.ts'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { makeLog } from '../packages/server/src/platform/log.ts'
import { EmbeddedPostgresError } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { withDatabase } from './database.ts'

/** `npm run check:invariants`: one line for each violation of an invariant of money, stock and histories. */
async function checkInvariants(url: string): Promise<number> {
  const { db, close } = connect(url, { log: makeLog('silent'), size: 2, silenceMs: 0 })
  try {
    // One view of everything, and as long as it takes: the limits are for requests.
    const violations = await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`)
        return listViolations(tx)
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for (const { rule, subject } of violations) console.log(`${subject}: ${rule}`)
    console.log(violations.length === 0 ? 'No invariant is violated' : `${violations.length} violations of invariants`)
    return violations.length
  } finally {
    await close()
  }
}

try {
  process.exitCode = (await withDatabase(checkInvariants)) === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
