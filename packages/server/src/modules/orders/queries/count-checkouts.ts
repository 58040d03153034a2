import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { preparedOn } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { payments } from '#tables/payments.ts'

interface Counted {
  buyerId: string
  since: Date
  until: Date
}

const count = preparedOn((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(payments)
    .where(
      and(
        eq(payments.payerId, sql.placeholder('buyerId')),
        gt(payments.createdAt, sql.placeholder('since')),
        lte(payments.createdAt, sql.placeholder('until')),
      ),
    )
    .prepare(''),
)

/** How many checkouts a person has had in a time: each has one payment, and payments are indexed by payer and time. */
export async function countCheckouts(db: Db, counted: Counted): Promise<number> {
  const [row] = await count(db).execute({ ...counted })
  return row?.count ?? 0
}
