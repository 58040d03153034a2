import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'
import { categories, productPictures, products, skus } from '#tables/catalogue.ts'
import { files } from '#tables/files.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { reviews } from '#tables/reviews.ts'

/** A delivered line of a received order without a review. */
export interface ReceivedLine {
  orderId: string
  lineId: string
  productId: string
  shopId: string
  buyerId: string
  /** Until when it may be reviewed. */
  dueAt: Date
  title: string
  /** The codes of the goods' category and of those above it, from the first level on. */
  path: string[]
  /** The drawing of the product's first picture. */
  picture: { look: { seed: number } & Record<string, unknown> } & Record<string, unknown>
}

/** The lines that some buyers may review, in an order that does not depend on ids. For the demo world. */
export async function listReceivedLines(db: Db, buyerIds: readonly string[]): Promise<ReceivedLine[]> {
  const rows = await db
    .select({
      orderId: orders.id,
      lineId: orderLines.id,
      productId: products.id,
      shopId: orders.shopId,
      buyerId: orders.buyerId,
      dueAt: orders.reviewDueAt,
      title: products.title,
      path: categories.path,
      picture: files.drawing,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(categories, eq(categories.code, products.category))
    .innerJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.position, 0)))
    .innerJoin(files, eq(files.id, productPictures.fileId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(
      and(
        inArray(orders.buyerId, [...buyerIds]),
        eq(orders.status, 'received'),
        gt(orderLines.shippedQuantity, 0),
        isNull(reviews.id),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.number), asc(skus.code))
  return rows.flatMap(({ dueAt, picture, ...row }) =>
    dueAt ? [{ ...row, dueAt, picture: picture as ReceivedLine['picture'] }] : [],
  )
}
