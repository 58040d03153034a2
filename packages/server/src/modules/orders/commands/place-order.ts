import type { z } from 'zod'
import type { placeOrderBody, placed } from '@zhujia/contract/orders/schemas.ts'
import { addSeconds, MINUTE } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/context.ts'
import { newId, newNumber } from '../../../platform/ids.ts'
import { found } from '../../../platform/refusal.ts'
import { setTimer } from '../../../platform/timers/timers.ts'
import type { OrderAddress } from '../../../tables/orders.ts'
import { findAddress } from '../../addresses/index.ts'
import { takeLines } from '../../cart/index.ts'
import { reserveStock } from '../../catalogue/index.ts'
import { openPayment } from '../../payments/index.ts'
import type { ShopQuote } from '../pricing.ts'
import { quoteNow } from '../quote.ts'
import { insertCheckout, insertOrders, orderStates } from '../repository.ts'

const UNPAID_SECONDS = 30 * MINUTE

type PlaceCtx = Ctx<'STOCK_SHORT' | 'OFF_SALE' | 'BELOW_MINIMUM' | 'AMOUNT_LIMIT' | 'UNDELIVERABLE' | 'QUOTE_CHANGED'>
type Body = z.output<typeof placeOrderBody>

/** Places an order for each shop, exactly as quoted or not at all, reserves the stock and opens the payment. */
export async function placeOrder(ctx: PlaceCtx, body: Body): Promise<z.output<typeof placed>> {
  return ctx.transaction(async (ctx) => {
    const address = found(await findAddress(ctx, body.addressId))
    const quote = await quoteNow(ctx, body.lines, { id: body.addressId, districtCode: address.districtCode })
    if (quote.token !== body.quoteToken) return ctx.refuse('QUOTE_CHANGED', { totalFen: quote.totalFen })
    const payDueAt = addSeconds(ctx.clock.now(), UNPAID_SECONDS)
    const checkoutId = newId()
    await insertCheckout(ctx.db, { id: checkoutId, buyerId: ctx.actor.userId, createdAt: ctx.clock.now() })
    const paymentId = await openPayment(ctx, { kind: 'checkout', payableId: checkoutId, amountFen: quote.totalFen, expiresAt: payDueAt })
    const made = quote.shops.map((shop) => ({ id: newId(), shop }))
    await insertOrders(
      ctx.db,
      made.map(({ id, shop }) => orderRow(ctx, { id, shop, checkoutId, paymentId, address, payDueAt, remark: remarkFor(body, shop) })),
      made.flatMap(({ id, shop }) => lineRows(id, shop)),
    )
    await reserve(ctx, made)
    await setTimer(ctx, { kind: 'checkout.unpaid', subjectId: checkoutId, dueAt: payDueAt })
    if (body.isFromCart) await takeLines(ctx, body.lines.map(({ skuId }) => skuId))
    return { paymentId, orderIds: made.map(({ id }) => id), totalFen: quote.totalFen, payDueAt: payDueAt.toISOString() }
  })
}

const remarkFor = (body: Body, { shop }: ShopQuote): string => body.remarks.find(({ shopId }) => shopId === shop.id)?.text ?? ''

interface NewOrder {
  id: string
  shop: ShopQuote
  checkoutId: string
  paymentId: string
  address: OrderAddress
  payDueAt: Date
  remark: string
}

function orderRow(ctx: Ctx, { shop, remark, ...rest }: NewOrder) {
  const { goodsFen, freightFen, totalFen, commissionFen } = shop
  const now = ctx.clock.now()
  return {
    ...rest,
    number: newNumber(now),
    buyerId: ctx.actor.userId,
    shopId: shop.shop.id,
    status: orderStates.initial,
    goodsFen,
    freightFen,
    totalFen,
    commissionBp: shop.shop.commissionBp,
    commissionFen,
    buyerRemark: remark,
    lineCount: shop.lines.length,
    placedAt: now,
  }
}

function lineRows(orderId: string, shop: ShopQuote) {
  return shop.lines.map(({ sku, quantity, totalFen }, position) => ({
    id: newId(),
    orderId,
    position,
    skuId: sku.skuId,
    productId: sku.productId,
    title: sku.title,
    spec: sku.spec,
    pictureFileId: sku.pictureFileId,
    unit: sku.unit,
    quantity,
    priceFen: sku.priceFen,
    totalFen,
  }))
}

async function reserve(ctx: PlaceCtx, made: readonly { id: string; shop: ShopQuote }[]): Promise<void> {
  const lines = made.flatMap(({ id, shop }) => shop.lines.map(({ sku, quantity }) => ({ orderId: id, skuId: sku.skuId, quantity })))
  const short = await reserveStock(ctx, lines)
  if (short) ctx.refuse('STOCK_SHORT', { skus: short })
}
