import { sql, type SQL } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'

/** How long a product is new. */
const NEW_DAYS = 30

/** How many of the best sold results are ranked by points in the default order. */
export const LOOKED_AT = 100

/** Products listed after this time are new. */
export const newSince = (now: Date): Date => addSeconds(now, -NEW_DAYS * DAY)

/** Points in hundredths of a product or document `of`: up to five for sales, two while it is new, and `more` of them. */
export const browsingScore = (of: SQL, since: SQL, more: SQL = sql`0`): SQL =>
  sql`round((${more} + least(5, ln(1 + ${of}.sold_count) / 2) + (${of}.listed_at > ${since}::timestamptz)::int * 2) * 100)::int`
