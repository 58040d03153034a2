import { locksInRepository } from './locks-in-repository.ts'
import { prove } from './proving.ts'

const path = 'packages/server/src/modules/orders/commands/cancel-order.ts'
const text = [
  "db.select().from(orders).for('update')",
  "db.select().from(orders).for('no key update', { skipLocked: true })",
  'sql`select * from jobs where id = ${id} for update skip locked`',
  "db.execute('SELECT 1 FROM orders FOR SHARE')",
  'db.select().from(orders).for(LOCK, { of: orders })',
  'await waitTurn(ctx.db, `favourites ${userId}`)',
  'sql`select pg_advisory_xact_lock(${key})`',
].join('\n')

prove(locksInRepository, {
  'every way of locking': { path, text, lines: [1, 2, 3, 4, 5, 6, 7] },
  'the repository': { path: 'packages/server/src/modules/orders/repository.ts', text, lines: [] },
  'the locks of the platform': { path: 'packages/server/src/platform/jobs/locks.ts', text, lines: [] },
  'a file that only sounds alike': {
    path: 'packages/server/src/modules/orders/my-locks.ts',
    text,
    lines: [1, 2, 3, 4, 5, 6, 7],
  },
  words: {
    path,
    text: "const a = 'waiting for update'\nSymbol.for('update-key')\nlog.info(`ready for share`)",
    lines: [],
  },
})
