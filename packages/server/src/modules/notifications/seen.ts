import { sql, type SQL } from 'drizzle-orm'
import { notifications } from '#tables/notifications.ts'

/**
 * What a statement can see: a snapshot of the transactions. A list reads it before its rows. An instant would not do, because that of a
 * notification is taken before its commit: an earlier one may appear later.
 */
export const SEEN = sql<string>`pg_current_snapshot()::text`

/**
 * Whether the transaction that wrote a notification had committed when `seen` was read: it is below the snapshot's end and did not run
 * then. `xmin` has only the lower 32 bits of its id; the upper ones are those of the newest. It names who wrote the row first only while
 * it is not read, because reading is the only change.
 */
export function wasSeen(seen: string): SQL {
  const [, end = '', running = ''] = seen.split(':')
  const newest = sql`(select pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
  const writer = sql`${newest} - mod(${newest} - ${notifications}.xmin::text::bigint, 4294967296)`
  return sql`(${writer} < ${end}::bigint and ${writer} <> all(${`{${running}}`}::bigint[]))`
}
