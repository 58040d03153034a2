import { and, eq } from 'drizzle-orm'
import { productPictures, products } from '#tables/catalogue.ts'
import { shops } from '#tables/shops.ts'

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
}

export const onShop = eq(shops.id, products.shopId)
export const onPicture = and(eq(productPictures.productId, products.id), eq(productPictures.position, 0))
