import { and, eq, sql } from 'drizzle-orm'
import { productPictures, products } from '#tables/catalogue.ts'
import { reviewSummaries } from '#tables/reviews.ts'
import { shops } from '#tables/shops.ts'
import type { CardRow } from '../rows.ts'

/** What a product's card shows; join with `onShop` and `onPicture`. */
export const cardColumns = {
  id: products.id,
  title: products.title,
  subtitle: products.subtitle,
  pictureFileId: productPictures.fileId,
  fromFen: products.fromFen,
  toFen: products.toFen,
  shownUnit: products.shownUnit,
  shownFen: products.shownFen,
  shownToFen: products.shownToFen,
  unitStep: products.unitStep,
  unitStepThousandths: products.unitStepThousandths,
  unitBase: products.unitBase,
  unitMinSteps: products.unitMinSteps,
  shopId: shops.id,
  shopName: shops.name,
  soldCount: products.soldCount,
  buyableSkus: products.buyableSkus,
  rating: sql<CardRow['rating']>`(
    select json_build_object('hundredths', round(goods_sum * 100.0 / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5))::int,
      'count', stars_1 + stars_2 + stars_3 + stars_4 + stars_5)
    from ${reviewSummaries} reviewed where reviewed.product_id = ${products.id} and goods_sum > 0)`,
}

export const onShop = eq(shops.id, products.shopId)
export const onPicture = and(eq(productPictures.productId, products.id), eq(productPictures.position, 0))
