import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { isPoor, reviewSummaries } from '#tables/reviews.ts'

/** Whether a product may be recommended: poorly rated ones are not (decision 086). */
export const mayBeRecommended = (productId: SQLWrapper): SQL =>
  sql`not exists (select from ${reviewSummaries} poor where poor.product_id = ${productId} and ${isPoor('poor')})`
