import { sql, type SQL } from 'drizzle-orm'
import { products } from '#tables/catalogue.ts'

/** So many of the products on sale that sell best, each with its place, the best first: read by the index of this order. */
export const bestSold = (most: number): SQL => sql`
  select id, row_number() over (order by status desc, sold_count desc, listed_at desc, id desc) as nth from (
    select p.id, p.status, p.sold_count, p.listed_at from ${products} p where p.status = 'onSale'
    order by p.status desc, p.sold_count desc, p.listed_at desc, p.id desc limit ${most}
  ) first`
