import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { productQuery } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '../../../platform/context.ts'
import { COUNT_LIMIT, windowOf } from '../../../platform/paging.ts'
import { categories, productPictures, productStages, products } from '../../../tables/catalogue.ts'
import { shops } from '../../../tables/shops.ts'
import type { CardRow } from '../rows.ts'
import { foldText, gramsToFind } from '../search-text.ts'
import { cardColumns, onPicture, onShop } from './cards.ts'

type Query = z.output<typeof productQuery>

/** One page of products on sale, and how many there are up to the count's limit; two statements. */
export async function listProducts(ctx: Ctx<never, Actor>, query: Query): Promise<{ rows: CardRow[]; count: number }> {
  const { limit, offset } = windowOf(ctx, query)
  const wanted = filterOf(query)
  const rows = await ctx.db
    .select(cardColumns)
    .from(products)
    .innerJoin(shops, onShop)
    .innerJoin(productPictures, onPicture)
    .where(wanted)
    .orderBy(...ORDERS[query.sort])
    .limit(limit)
    .offset(offset)
  const matches = ctx.db.select({ one: sql`1`.as('one') }).from(products).where(wanted).limit(COUNT_LIMIT).as('matches')
  const [counted] = await ctx.db.select({ count: count() }).from(matches)
  return { rows, count: counted?.count ?? 0 }
}

/** The id comes last, so that equal products keep one order over all pages. */
const ORDERS: Readonly<Record<Query['sort'], readonly SQL[]>> = {
  default: [desc(products.soldCount), desc(products.listedAt), desc(products.id)],
  sales: [desc(products.soldCount), desc(products.id)],
  newest: [desc(products.listedAt), desc(products.id)],
  priceAsc: [asc(products.fromFen), asc(products.id)],
  priceDesc: [desc(products.fromFen), desc(products.id)],
}

function filterOf({ q = '', category, stage, shopId }: Query): SQL | undefined {
  const words = foldText(q).split(' ').filter((word) => word !== '')
  return and(
    eq(products.status, 'onSale'),
    category === undefined ? undefined : inArray(products.category, sql`(select ${categories.code} from ${categories} where ${categories.path} @> array[${category}])`),
    stage === undefined ? undefined : inArray(products.id, sql`(select ${productStages.productId} from ${productStages} where ${productStages.stage} = ${stage})`),
    shopId === undefined ? undefined : eq(products.shopId, shopId),
    ...words.map(contains),
  )
}

/** The index narrows by the word's pairs of letters; the comparison makes sure that they stand together. */
const contains = (word: string): SQL =>
  sql`(${products.grams} @> array[${sql.join(gramsToFind(word).map((gram) => sql`${gram}`), sql`, `)}] and strpos(${products.searchText}, ${word}) > 0)`
