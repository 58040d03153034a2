import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { payableOrder } from '@zhujia/contract/payments/schemas.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { payments } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'
import { shops } from '#tables/shops.ts'
import { picturesOf } from '#modules/files/index.ts'
import type { PaidFor } from '#modules/payments/index.ts'

/** How many lines of an order the cashier shows. */
const LINES_SHOWN = 3

type Shown = z.output<typeof payableOrder>

interface PriceChange {
  oldTotalFen: number
  freightFen: number
  discountFen: number
  reason: string
}

/** An order as the column holds it. */
interface Row extends Omit<Shown, 'lines' | 'priceChange' | 'closed'> {
  quotedFreightFen: number
  cancelReason: string | null
  closedBy: NonNullable<Shown['closed']>['by'] | null
  lines: (Omit<Shown['lines'][number], 'picture'> & { pictureFileId: string })[]
  /** What its shop changed about its price, the newest first; null: nothing. */
  priceChanges: PriceChange[] | null
}

const json = (fields: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`

const line = json({
  skuId: orderLines.skuId,
  productId: orderLines.productId,
  title: orderLines.title,
  spec: orderLines.spec,
  measures: orderLines.measures,
  pictureFileId: orderLines.pictureFileId,
  unit: orderLines.unit,
  quantity: orderLines.quantity,
  priceFen: orderLines.priceFen,
  totalFen: orderLines.totalFen,
})

const order = json({
  id: orders.id,
  number: orders.number,
  state: orders.status,
  shop: json({ id: orders.shopId, name: shops.name }),
  lineCount: orders.lineCount,
  freightFen: orders.freightFen,
  quotedFreightFen: orders.quotedFreightFen,
  discountFen: orders.discountFen,
  totalFen: orders.totalFen,
  cancelReason: orders.cancelReason,
  lines: sql`(
    select json_agg(${line} order by ${orderLines.position}) from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.position} < ${sql.raw(String(LINES_SHOWN))})`,
  closedBy: sql`(
    select ${stateChanges.by} from ${stateChanges}
    where ${stateChanges.entity} = 'order' and ${stateChanges.subjectId} = ${orders.id} and ${stateChanges.event} = 'cancel')`,
  priceChanges: sql`(
    select json_agg(json_build_object('oldTotalFen', old_total_fen, 'freightFen', freight_fen, 'discountFen', discount_fen, 'reason', reason)
      order by at desc, id desc)
    from ${orderPriceChanges} change where change.order_id = ${orders.id})`,
})

/** The orders that a payment pays for with the first lines of each, as a column beside it; null where it pays for something else. */
export const paidForOrders: SQL<PaidFor | null> = sql`case when ${payments.payableKind} = 'checkout' then coalesce((
  select json_agg(${order} order by ${orders.id}) from ${orders} join ${shops} on ${shops.id} = ${orders.shopId}
  where ${orders.paymentId} = ${payments.id} and ${orders.buyerId} = ${payments.payerId}), '[]') end`.mapWith(
  (rows: Row[]): PaidFor => ({ orders: rows.map(presentOrder) }),
)

function presentOrder({ quotedFreightFen, cancelReason, closedBy, lines, priceChanges, ...shown }: Row): Shown {
  return {
    ...shown,
    lines: lines.map(({ pictureFileId, ...line }) => ({ ...line, picture: picturesOf(pictureFileId) })),
    closed: closedBy === null ? null : { by: closedBy, reason: cancelReason ?? '' },
    priceChange: lastChange(quotedFreightFen, priceChanges ?? []),
  }
}

/** The last change of an order's price, with what stood before: by the change before it, or as the order was placed. */
function lastChange(quotedFreightFen: number, [last, before]: readonly PriceChange[]): Shown['priceChange'] {
  if (!last) return null
  return {
    oldTotalFen: last.oldTotalFen,
    oldFreightFen: before?.freightFen ?? quotedFreightFen,
    oldDiscountFen: before?.discountFen ?? 0,
    reason: last.reason,
  }
}
