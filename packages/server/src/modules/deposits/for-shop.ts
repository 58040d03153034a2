import { and, eq, sql, type Column, type SQL } from 'drizzle-orm'
import { deposits } from '#tables/deposits.ts'

/** The security deposits of a shop. */
export const isForShop = (shopId: string | Column): SQL | undefined =>
  and(eq(deposits.subjectKind, 'shop'), eq(deposits.subjectId, shopId), eq(deposits.kind, 'security'))

/** What a shop has deposited and nobody has taken or given back, as a column beside the shop. */
export const heldFenOf = (shopId: Column): SQL<number> =>
  sql`(select coalesce(sum(${deposits.amountFen}), 0) from ${deposits} where ${isForShop(shopId)} and ${deposits.status} = 'held')`.mapWith(
    Number,
  )
