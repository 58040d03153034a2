import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor, Ctx } from '#platform/context.ts'
import { jsonRows } from '#platform/db/json-rows.ts'
import { preparedOn } from '#platform/db/prepared.ts'
import { found } from '#platform/refusal.ts'
import { addresses } from '#tables/addresses.ts'
import { brands, categories, productPictures, products, skus } from '#tables/catalogue.ts'
import { freightTemplates, shops } from '#tables/shops.ts'
import { consign, hintOf, rulesOf, type Load } from '#modules/shops/index.ts'
import { storedTotal } from '#modules/search/index.ts'
import { availableSteps } from '#modules/stock/index.ts'
import { SHOWN } from '../policy.ts'
import type { ProductRows, SkuRow } from '../rows.ts'
import { labelsOf, sorted } from './labels.ts'
import { freightTemplateId, isDefaultTemplate } from './price-lines.ts'

/** The template by which a product goes. */
export const freight = alias(freightTemplates, 'freight')
const ofCaller = eq(addresses.ownerId, sql.placeholder('userId'))
/** The caller's chosen address (`addressId`, `userId`), else the default one. */
export const isDestination = sql`${addresses.id} = (
  select ${addresses.id} from ${addresses} where ${ofCaller} and (${addresses.isDefault} or ${addresses.id} = ${sql.placeholder('addressId')}::uuid)
  order by ${addresses.id} = ${sql.placeholder('addressId')}::uuid desc nulls last limit 1)`

/** A product with its shop, its freight template and the caller's delivery address. */
const findListing = preparedOn((db) =>
  db
    .select({
      product: products,
      brand: brands.name,
      shop: {
        id: shops.id,
        name: shops.name,
        slogan: shops.slogan,
        logoFileId: shops.logoFileId,
        city: shops.city,
        phone: shops.servicePhone,
        hours: shops.serviceHours,
      },
      freight: { id: freight.id, name: freight.name, measure: freight.measure, rules: rulesOf(freight.id) },
      to: { district: addresses.district, districtCode: addresses.districtCode },
      gallery: sql<string[]>`array(select ${productPictures.fileId} from ${productPictures}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
      shopProducts: storedTotal(sql`'shop:' || ${shops.id}`),
      skus: jsonRows(
        {
          id: skus.id,
          code: skus.code,
          spec: skus.spec,
          priceFen: skus.priceFen,
          pictureFileId: skus.pictureFileId,
          pieces: skus.pieces,
          areaCm2: skus.areaCm2,
          coverageCm2: skus.coverageCm2,
          coverageBasis: skus.coverageBasis,
          weightGrams: skus.weightGrams,
          volumeCm3: skus.volumeCm3,
          available: availableSteps,
        },
        sql`from ${skus} where ${skus.productId} = ${products.id}`,
        sql`${skus.position}`,
      ),
      labels: labelsOf({
        productId: sql`${products.id}`,
        path: sql`${categories.path}`,
        facets: sql`${products.facets}`,
        options: sql`array(select one ->> 'name' from jsonb_array_elements(${products.specGroups}) one)`,
      }),
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brand))
    .innerJoin(categories, eq(categories.code, products.category))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(freightTemplates, isDefaultTemplate)
    .innerJoin(freight, eq(freight.id, freightTemplateId))
    .leftJoin(addresses, isDestination)
    .where(and(eq(products.id, sql.placeholder('id')), inArray(products.status, [...SHOWN])))
    .prepare(''),
)

/** Everything about one product; 404 for one that is unknown, banned or a draft. One statement. */
export async function getProduct(
  { db, actor }: Ctx<never, Actor>,
  { id, addressId }: { id: string; addressId?: string | undefined },
): Promise<ProductRows> {
  const [row] = await findListing(db).execute({
    id,
    userId: actor.kind === 'user' ? actor.userId : null,
    addressId: addressId ?? null,
  })
  const { freight, to, labels, ...listing } = found(row)
  const load = leastLoad(listing.product, listing.skus)
  const goods = consign([{ templateId: freight.id, load }], new Map([[freight.id, freight]]))
  return { ...listing, ...sorted(labels), freight: hintOf(goods, to ?? undefined, true) }
}

/** The minimum quantity of the lightest and smallest SKU. */
function leastLoad({ unitMinSteps }: { unitMinSteps: number }, rows: readonly SkuRow[]): Load {
  const least = (of: (sku: SkuRow) => number): number => unitMinSteps * Math.min(...rows.map(of))
  return {
    pieces: unitMinSteps,
    grams: least(({ weightGrams }) => weightGrams),
    cm3: least(({ volumeCm3 }) => volumeCm3),
    goodsFen: least(({ priceFen }) => priceFen),
  }
}
