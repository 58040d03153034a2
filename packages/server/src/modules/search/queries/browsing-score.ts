import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import { isPoor, reviewSummaries } from '#tables/reviews.ts'

/** How long a product is new. */
const NEW_DAYS = 30

/** How many of the best sold results are ranked by points in the default order. */
export const LOOKED_AT = 100

/** Products listed after this time are new. */
export const newSince = (now: Date): Date => addSeconds(now, -NEW_DAYS * DAY)

/** Whether its buyers rate a product poorly: then it is not recommended, and stands below the others (decision 086). */
export const isRatedPoorly = (productId: SQLWrapper): SQL =>
  sql`exists (select from ${reviewSummaries} poor where poor.product_id = ${productId} and ${isPoor('poor')})`

/**
 * Points in hundredths of a product or document `of`, whose product's id is `id`: up to five for sales, two while it is new, five less when
 * it is rated poorly, and `more` of them.
 */
export const browsingScore = (of: SQL, { id, since, more = sql`0` }: { id: SQL; since: SQL; more?: SQL }): SQL => sql`
  round((${more} + least(5, ln(1 + ${of}.sold_count) / 2) + (${of}.listed_at > ${since}::timestamptz)::int * 2
    - ${isRatedPoorly(id)}::int * 5) * 100)::int`
