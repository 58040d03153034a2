import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { products } from '#tables/catalogue.ts'
import { isPoor, reviewSummaries } from '#tables/reviews.ts'
import { isRatedPoorly } from '#modules/search/index.ts'

/** Whether a product may be recommended: poorly rated ones are not (decision 086). */
export const mayBeRecommended = (productId: SQLWrapper): SQL => sql`not ${isRatedPoorly(productId)}`

/** How many products on sale may not be recommended. */
export const poorCount = sql`(
  select count(*)::int from ${reviewSummaries} poor join ${products} p on p.id = poor.product_id where ${isPoor('poor')} and p.status = 'onSale'
)`
