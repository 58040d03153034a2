import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { rebuildGin } from '@zhujia/server/platform/db/rebuild-gin.ts'
import { idsFrom, pickFrom, randomFrom } from '#seeded.ts'
import { products } from '@zhujia/server/tables/catalogue.ts'
import { searchDocuments } from '@zhujia/server/tables/search.ts'
import { addProducts, type NewProduct } from '@zhujia/server/modules/catalogue/commands/add-products.ts'
import { moveClasses } from '@zhujia/server/modules/search/repository.ts'
import { findDemoShops, makeNewProduct, required, seedPictures } from '../seed.ts'
import { BRANDS } from '../brands.data.ts'
import { CATEGORIES } from '../categories.data.ts'
import { PRODUCTS } from '../products.data.ts'
import { SHOPS } from '../shops.data.ts'
import type { BrandData, ProductData } from '../types.ts'
import { varyProduct } from './vary-product.ts'

const PRODUCTS_AT_ONCE = 1000
/** For this many products or more, if the table at least doubles, it is quicker to build its GIN indexes anew. */
const MANY = 5000

/**
 * Adds `count` products to the demo world's shops, each a variant of a hand-made one and with its pictures. The same seed
 * makes the same products with the same ids. Runs in the caller's transaction.
 */
export async function seedProducts(
  ctx: Ctx<never, Actor>,
  { count, seed }: { count: number; seed: number },
): Promise<void> {
  const next = await productsFrom(ctx, seed)
  const nextId = idsFrom(randomFrom(seed + 0.5))
  const fill = async (): Promise<void> => {
    for (let from = 0; from < count; from += PRODUCTS_AT_ONCE) {
      await addProducts(ctx, Array.from({ length: Math.min(PRODUCTS_AT_ONCE, count - from) }, next), nextId)
    }
    // At once, while there are no indexes to update; the hourly upkeep would take many small steps.
    await moveClasses(ctx.db, count)
  }
  const isMost = count >= Math.max(MANY, await ctx.db.$count(products))
  await (isMost ? rebuildGin(ctx.db, searchDocuments, fill) : fill())
}

/** A repeatable source of products for the demo shops. */
async function productsFrom(ctx: Ctx<never, Actor>, seed: number): Promise<() => NewProduct> {
  const random = randomFrom(seed)
  const fileOf = await seedPictures(ctx)
  const shops = await findDemoShops(ctx.db)
  const now = ctx.clock.now()
  const makers = makersByGroup()
  let number = 0
  return () => {
    const pattern = pickFrom(random, PRODUCTS)
    const { shops: sellers, brands } = required(makers, groupOf(pattern))
    const shop = pickFrom(random, sellers)
    const identity = {
      code: `${pattern.code}-${seed}-${++number}`,
      shop: shop.code,
      brand: pickFrom(random, brands),
      patternBrand: required(BRAND_BY_CODE, pattern.brand),
    }
    return makeNewProduct(varyProduct(pattern, identity, random), { fileOf, shop: required(shops, shop.code), now })
  }
}

const BRAND_BY_CODE: ReadonlyMap<string, BrandData> = new Map(BRANDS.map((brand) => [brand.code, brand]))
const PARENTS: ReadonlyMap<string, string | null> = new Map(CATEGORIES.map(({ code, parent }) => [code, parent]))

/** The second-level category of a product: goods that one maker makes. */
const groupOf = ({ category }: ProductData): string => PARENTS.get(category) ?? category

interface Makers {
  shops: (typeof SHOPS)[number][]
  brands: BrandData[]
}

/** Who sells and who makes the goods of each group, as the hand-made products say. */
function makersByGroup(): ReadonlyMap<string, Makers> {
  const codesOf = (products: readonly ProductData[], key: 'shop' | 'brand'): Set<string> =>
    new Set(products.map((product) => product[key]))
  return new Map(
    [...Map.groupBy(PRODUCTS, groupOf)].map(([group, products]) => {
      const [shops, brands] = [codesOf(products, 'shop'), codesOf(products, 'brand')]
      return [
        group,
        { shops: SHOPS.filter(({ code }) => shops.has(code)), brands: BRANDS.filter(({ code }) => brands.has(code)) },
      ]
    }),
  )
}
