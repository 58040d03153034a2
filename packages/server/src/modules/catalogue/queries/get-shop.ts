import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { shopHead } from '@zhujia/contract/catalogue/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { addresses } from '#tables/addresses.ts'
import { products } from '#tables/catalogue.ts'
import { reviewSummaries } from '#tables/reviews.ts'
import { freightTemplates, shops } from '#tables/shops.ts'
import { heldFenOf } from '#modules/deposits/index.ts'
import { picturesOf } from '#modules/files/index.ts'
import { storedTotal } from '#modules/search/index.ts'
import { consign, hintOf, rulesOf } from '#modules/shops/index.ts'

/** The smallest load. */
const LEAST = { pieces: 1, grams: 1, cm3: 1, goodsFen: 0 }

/** A shop with its rating and its general freight rule; 404 for an unknown one. One statement. */
export async function getShop({ db, actor }: Ctx<never, Actor>, id: string): Promise<z.output<typeof shopHead>> {
  const [row] = await db
    .select({
      shop: shops,
      freight: {
        id: freightTemplates.id,
        name: freightTemplates.name,
        measure: freightTemplates.measure,
        rules: rulesOf(freightTemplates.id),
      },
      to: { district: addresses.district, districtCode: addresses.districtCode },
      productCount: storedTotal(sql`'shop:' || ${shops.id}`),
      depositFen: heldFenOf(shops.id),
      rating: sql<z.output<typeof shopHead>['rating']>`(
        select case when sum(stars) > 0 then json_build_object('hundredths', round(sum(goods) * 100.0 / sum(stars))::int, 'count', sum(stars)) end
        from (select r.goods_sum as goods, r.stars_1 + r.stars_2 + r.stars_3 + r.stars_4 + r.stars_5 as stars
          from ${reviewSummaries} r join ${products} p on p.id = r.product_id where p.shop_id = ${shops.id}) reviewed)`,
    })
    .from(shops)
    .innerJoin(freightTemplates, and(eq(freightTemplates.shopId, shops.id), freightTemplates.isDefault))
    .leftJoin(
      addresses,
      and(eq(addresses.ownerId, actor.kind === 'user' ? actor.userId : sql`null`), addresses.isDefault),
    )
    .where(eq(shops.id, id))
  const { shop, freight, to, productCount, depositFen, rating } = found(row)
  const goods = consign([{ templateId: freight.id, load: LEAST }], new Map([[freight.id, freight]]))
  return {
    id: shop.id,
    name: shop.name,
    slogan: shop.slogan,
    logo: picturesOf(shop.logoFileId),
    city: shop.city,
    productCount,
    depositFen,
    contact: { phone: shop.servicePhone, hours: shop.serviceHours },
    rating,
    freight: hintOf(goods, to ?? undefined, true),
    licence:
      shop.licenceCompany === null || shop.licenceCode === null
        ? null
        : { company: shop.licenceCompany, creditCode: shop.licenceCode },
  }
}
