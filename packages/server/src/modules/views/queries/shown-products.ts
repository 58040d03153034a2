import { inArray, sql } from 'drizzle-orm'
import { products } from '#tables/catalogue.ts'
import { SHOWN } from '#modules/catalogue/index.ts'

/** The products that buyers can see: only those are remembered. */
export const shownProducts = sql`(
  select ${products.id} from ${products} where ${inArray(products.status, [...SHOWN])}
)`
