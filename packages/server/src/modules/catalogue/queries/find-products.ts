import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import { type Attempt, type Criteria, foundPage, type ProductQuery } from '#modules/search/index.ts'
import type { CardRow } from '../rows.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'
import { mayBeRecommended } from './recommended.ts'

/** What was found: one page of it, how much there is up to the counting limit, and which reading of the query found it. */
export interface Found {
  rows: CardRow[]
  count: number
  attempt: Attempt | undefined
  /** So many rows at the end are of the same kind without being all that was asked for; they are not counted. */
  alike?: number
}

/** One page of what a query finds; one statement. It counts only where nobody has `counted` before. */
async function findProducts(
  ctx: Ctx<never, Actor>,
  query: ProductQuery,
  criteria: Criteria & { counted?: number | undefined; only?: SQL },
): Promise<Found> {
  if (criteria.attempts.length === 0) return { rows: [], count: 0, attempt: undefined }
  const rows = await ctx.db
    .select({
      ...cardColumns,
      attempt: sql<number>`found.place`,
      count: sql<number>`found.count`,
      productId: sql<string | null>`found.product_id`,
    })
    .from(sql`${foundPage(ctx, query, criteria)} as found`)
    .leftJoin(products, eq(products.id, sql`found.product_id`))
    .leftJoin(shops, onShop)
    .leftJoin(productPictures, onPicture)
    .orderBy(asc(sql`found.nth`))
  const [first] = rows
  // A page beyond the end still says how much there is: its one row has no product.
  const cards = rows.filter(({ productId }) => productId !== null) as unknown as CardRow[]
  return {
    rows: cards,
    count: criteria.counted ?? first?.count ?? 0,
    attempt: first ? criteria.attempts[first.attempt] : undefined,
  }
}

/** With fewer goods than this a search goes on with others of the same kind. */
const FEW = 10

/**
 * What a query finds, by default followed by other goods of the same kind where it is little, so that a rare colour or size
 * is no dead end. One more statement then.
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
  // Nobody asked for these by name.
  const only = mayBeRecommended(sql`d.product_id`)
  const alike = await findProducts(ctx, { ...query, size: room }, { ...criteria, attempts: [others], counted: 0, only })
  return { ...found, rows: [...rows, ...alike.rows], alike: alike.rows.length }
}
