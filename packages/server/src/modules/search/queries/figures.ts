import { sql } from 'drizzle-orm'
import { products } from '#tables/catalogue.ts'

/** The columns that a document copies from its product, so that lists are sorted and filtered without reading products. */
export const figures = sql`(
  select p.id, p.shown_fen, p.buyable_skus > 0 as is_buyable, p.sold_count, p.listed_at from ${products} p
)`
