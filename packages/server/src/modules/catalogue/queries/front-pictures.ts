import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { categories, productPictures, products } from '#tables/catalogue.ts'
import type { WantedPicture } from '#modules/files/index.ts'
import { onPicture } from './cards.ts'

/** The number of cards in two pages of the home page's list. */
const CARDS = 40

/** The pictures that a visitor sees first, in that order: the home page's categories and cards, then the tab of categories. */
export async function listFrontPictures(ctx: Ctx<never, Actor>): Promise<WantedPicture[]> {
  const tiles = await ctx.db
    .select({ fileId: categories.pictureFileId, level: sql<number>`cardinality(${categories.path})` })
    .from(categories)
    .orderBy(asc(sql`cardinality(${categories.path})`), asc(categories.position))
  const cards = await ctx.db
    .select({ fileId: productPictures.fileId })
    .from(products)
    .innerJoin(productPictures, onPicture)
    .where(eq(products.status, 'onSale'))
    .orderBy(desc(products.soldCount), desc(products.listedAt), desc(products.id))
    .limit(CARDS)
  const small = ({ fileId }: { fileId: string }): WantedPicture => ({ fileId, size: 'small' })
  return [
    ...tiles.filter(({ level }) => level === 1).map(small),
    ...cards.map(({ fileId }): WantedPicture => ({ fileId, size: 'medium' })),
    ...tiles.filter(({ level }) => level > 1).map(small),
    ...cards.map(small),
  ]
}
