import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Actor, Ctx } from '#platform/context.ts'
import { productPictures, products } from '#tables/catalogue.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { shops } from '#tables/shops.ts'
import { cardColumns, onPicture, mayBeRecommended, onShop, type CardRow } from '#modules/catalogue/index.ts'

/** How many of the newest paid orders of these products are read. An index holds their lines alone: however many orders nobody paid for, they are neither read nor do they displace others. */
const ORDERS_MAX = 300
/** So many buyers must have bought a product together with these. */
export const TOGETHER_BUYERS = 2
const SHOWN_MAX = 6

/**
 * What was paid for in one checkout together with any of these products, and can be bought now: by how many buyers did so,
 * the most first. One statement over the newest orders.
 */
export async function listBoughtTogether({ db }: Ctx<never, Actor>, productIds: readonly string[]): Promise<CardRow[]> {
  const ids = sql.param(productIds)
  const together = db
    .select({ productId: orderLines.productId, buyers: sql<number>`count(distinct ${orders.buyerId})`.as('buyers') })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        sql`${orders.checkoutId} in (
          select o.checkout_id from (
            select newest.order_id from unnest(${ids}::uuid[]) as asked (id) cross join lateral (
              select l.order_id from ${orderLines} l where l.product_id = asked.id and l.is_bought
              group by l.order_id order by l.order_id desc limit ${ORDERS_MAX}
            ) newest group by newest.order_id order by newest.order_id desc limit ${ORDERS_MAX}
          ) paid join ${orders} o on o.id = paid.order_id)`,
        orderLines.isBought,
        sql`${orderLines.productId} <> all(${ids}::uuid[])`,
      ),
    )
    .groupBy(orderLines.productId)
    .having(sql`count(distinct ${orders.buyerId}) >= ${TOGETHER_BUYERS}`)
    .as('together')
  return db
    .select(cardColumns)
    .from(together)
    .innerJoin(products, eq(products.id, together.productId))
    .innerJoin(shops, onShop)
    .innerJoin(productPictures, onPicture)
    .where(and(inArray(products.status, ['onSale']), gt(products.buyableSkus, 0), mayBeRecommended(products.id)))
    .orderBy(desc(together.buyers), desc(products.soldCount), products.id)
    .limit(SHOWN_MAX)
}
