import { and, asc, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { payableOrder, payment } from '@zhujia/contract/payments/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { shops } from '#tables/shops.ts'
import { picturesOf } from '../files/index.ts'
import { findNewestAttempt, findPaymentOf } from './repository.ts'

/** How many lines of an order the cashier shows. */
const LINES_SHOWN = 3

/** One of the caller's payments, with the orders that it pays for. */
export async function getPayment(ctx: Ctx, id: string): Promise<z.output<typeof payment>> {
  const row = found(await findPaymentOf(ctx.db, id, ctx.actor.userId))
  const newest = await findNewestAttempt(ctx.db, id)
  const paidFor = await listOrders(ctx, id)
  return {
    id,
    state: row.status,
    amountFen: row.amountFen,
    orderIds: paidFor.map((order) => order.id),
    orders: paidFor,
    expiresAt: row.expiresAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    hasFailedAttempt: newest?.status === 'failed',
    methods: [...ctx.providers.payments.values()].map(({ name, isSimulated }) => ({ provider: name, isSimulated })),
  }
}

/** The orders of a payment with their first lines, in one statement. */
async function listOrders(ctx: Ctx, paymentId: string): Promise<z.output<typeof payableOrder>[]> {
  const rows = await ctx.db
    .select({ order: orders, shopName: shops.name, line: orderLines })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), lt(orderLines.position, LINES_SHOWN)))
    .where(and(eq(orders.paymentId, paymentId), eq(orders.buyerId, ctx.actor.userId)))
    .orderBy(asc(orders.id), asc(orderLines.position))
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((of) => {
    const [first] = of
    return first ? [presentOrder(first, of)] : []
  })
}

interface Row {
  order: typeof orders.$inferSelect
  shopName: string
  line: typeof orderLines.$inferSelect
}

const presentOrder = ({ order, shopName }: Row, rows: readonly Row[]): z.output<typeof payableOrder> => ({
  id: order.id,
  number: order.number,
  state: order.status,
  shop: { id: order.shopId, name: shopName },
  lines: rows.map(({ line }) => presentLine(line)),
  lineCount: order.lineCount,
  totalFen: order.totalFen,
})

function presentLine(line: Row['line']): z.output<typeof payableOrder>['lines'][number] {
  const { skuId, productId, title, spec, measures, unit, quantity, priceFen, totalFen } = line
  const picture = picturesOf(line.pictureFileId)
  return { skuId, productId, title, spec, measures, picture, unit, quantity, priceFen, totalFen }
}
