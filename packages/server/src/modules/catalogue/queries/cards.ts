import { and, eq, sql } from 'drizzle-orm'
import { productPictures, products, skus } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'
import { availableSteps } from './available.ts'

/** What a product's card shows; join with `onShop` and `onPicture`. */
export const cardColumns = {
  id: products.id,
  title: products.title,
  subtitle: products.subtitle,
  pictureFileId: productPictures.fileId,
  fromFen: products.fromFen,
  toFen: products.toFen,
  unitStep: products.unitStep,
  unitStepThousandths: products.unitStepThousandths,
  unitBase: products.unitBase,
  unitMinSteps: products.unitMinSteps,
  shopId: shops.id,
  shopName: shops.name,
  soldCount: products.soldCount,
  isSoldOut: sql<boolean>`not exists (
    select from ${skus} where ${skus.productId} = ${products.id} and ${availableSteps} >= ${products.unitMinSteps}
  )`,
}

export const onShop = eq(shops.id, products.shopId)
export const onPicture = and(eq(productPictures.productId, products.id), eq(productPictures.position, 0))
