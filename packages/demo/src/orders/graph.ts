import { sql } from 'drizzle-orm'
import { addToSold, type SoldChange } from '@zhujia/server/modules/catalogue/repository.ts'
import { checkouts, orderLines, orderRefundLines, orderRefunds, orders } from '@zhujia/server/tables/orders.ts'
import { parcelLines, parcels } from '@zhujia/server/tables/orders/parcels.ts'
import { orderPriceChanges } from '@zhujia/server/tables/orders/price-changes.ts'
import type { AreaGraph } from '../graph/graph.ts'
import { originalsOf } from '../graph/originals.ts'

/** Checkouts are the roots of a scenario. */
export const checkoutGraph: AreaGraph = { tables: [{ table: checkouts }] }

export const ordersGraph: AreaGraph = {
  tables: [
    { table: orders, columns: { number: 'number', address: 'home' } },
    { table: orderLines, columns: { pictureFileId: 'same' } },
    { table: parcels },
    { table: parcelLines },
    { table: orderRefunds },
    { table: orderRefundLines },
    { table: orderPriceChanges },
  ],
  addSums: async (db, { from }) => {
    const { rows } = await db.execute<SoldChange & Record<string, unknown>>(sql`
      with sold as (
        select distinct c.number, l.order_id, l.product_id from ${from(orders)}
        join ${originalsOf(orderLines)} l on l.order_id = o.id
        where o.paid_at is not null and not o.is_own_shop and l.cancelled_quantity < l.quantity
      )
      select product_id as "productId", count(*)::int as orders from sold group by product_id order by product_id`)
    await addToSold(db, rows)
  },
}
