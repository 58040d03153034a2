import { and, eq, gt, lte, not, sql } from 'drizzle-orm'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { checkouts } from '#tables/orders.ts'

interface Counted {
  buyerId: string
  since: Date
  until: Date
}

const count = preparedOn((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.buyerId, sql.placeholder('buyerId')),
        gt(checkouts.createdAt, sql.placeholder('since')),
        lte(checkouts.createdAt, sql.placeholder('until')),
        not(checkouts.isSeparated),
      ),
    )
    .prepare(''),
)

/** How many checkouts a person has placed in a time; an order that they pay alone is none. */
export async function countCheckouts(db: Db, counted: Counted): Promise<number> {
  const [row] = await count(db).execute({ ...counted })
  return row?.count ?? 0
}
