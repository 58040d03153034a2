import { asc, eq, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import {
  type Attempt,
  type Criteria,
  foundPage,
  pageGiven,
  type PageShape,
  type ProductQuery,
} from '#modules/search/index.ts'
import type { CardRow, FoundRow } from '../rows.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { mayBeRecommended } from './recommended.ts'

/** One page of results, their number up to the counting limit, and the attempt that found them. */
export interface Found {
  rows: FoundRow[]
  count: number
  attempt: Attempt | undefined
  /** How many rows at the end are only of the same kind (decision 077); the count does not include them. */
  alike?: number
}

/** A page beyond the end has one row without a product, which carries the count. */
const isCard = <Row extends { productId: string | null }>(row: Row): row is Row & CardRow => row.productId !== null

const pageOf = (shape: PageShape) =>
  preparedOn((db) =>
    db
      .select({
        ...cardColumns,
        attempt: sql<number>`found.place`,
        count: sql<number>`found.count`,
        productId: sql<string | null>`found.product_id`,
        isRelated: sql<boolean>`found.is_related`,
      })
      .from(sql`${foundPage(shape)} as found`)
      .leftJoin(products, eq(products.id, sql`found.product_id`))
      .leftJoin(shops, onShop)
      .leftJoin(productPictures, onPicture)
      .orderBy(asc(sql`found.nth`))
      .prepare(''),
  )

const PAGES = {
  default: pageOf({ sort: 'default' }),
  sales: pageOf({ sort: 'sales' }),
  newest: pageOf({ sort: 'newest' }),
  priceAsc: pageOf({ sort: 'priceAsc' }),
  priceDesc: pageOf({ sort: 'priceDesc' }),
}

/** What a query does not name is shown only where it may be recommended. */
const alikePage = pageOf({ sort: 'default', only: mayBeRecommended(sql`d.product_id`) })

/** One page of results; one statement. It does not count when `counted` is given. */
async function findProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  { page = PAGES[query.sort], ...criteria }: Criteria & { counted?: number | undefined; page?: typeof alikePage },
): Promise<Found> {
  if (criteria.attempts.length === 0) return { rows: [], count: 0, attempt: undefined }
  const rows = await page(ctx.db).execute(pageGiven(ctx, query, criteria))
  const [first] = rows
  return {
    rows: rows.filter(isCard),
    count: criteria.counted ?? first?.count ?? 0,
    attempt: first ? criteria.attempts[first.attempt] : undefined,
  }
}

/** With fewer results than this, others of the same kind follow. */
const FEW = 10

/**
 * The results of a query; in the default order few results are followed by other products of the same kind, at the cost of one
 * more statement.
 */
export async function findWithAlike(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  criteria: Criteria & { counted?: number | undefined },
): Promise<Found> {
  const found = await findProducts(ctx, query, criteria)
  const { attempt, count, rows } = found
  const room = Math.min(FEW, query.size) - count
  const isWanted = query.sort === 'default' && query.page === 1 && query.literal === undefined && count > 0 && room > 0
  if (!isWanted || attempt?.alike === undefined) return found
  const others: Attempt = { ...attempt, condition: attempt.alike, probe: attempt.alike, preferred: undefined }
  const alike = await findProducts(
    ctx,
    { ...query, size: room },
    { ...criteria, attempts: [others], counted: 0, page: alikePage },
  )
  return {
    ...found,
    rows: [...rows, ...alike.rows.map((row) => ({ ...row, isRelated: true }))],
    alike: alike.rows.length,
  }
}
