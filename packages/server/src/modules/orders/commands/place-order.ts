import type { z } from 'zod'
import { buyableSteps } from '@zhujia/contract/catalogue/sale.ts'
import { leadDaysOf } from '@zhujia/contract/orders/lead-time.ts'
import { PLACED_IDS_MAX, type placeOrderBody, type placed } from '@zhujia/contract/orders/schemas.ts'
import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { expectRow } from '#platform/refusal.ts'
import { timerSet } from '#platform/timers/timers.ts'
import type { OrderAddress } from '#tables/orders.ts'
import { takeLines } from '#modules/cart/index.ts'
import { type Reservation, reserveStock } from '#modules/stock/index.ts'
import { openPayment } from '#modules/payments/index.ts'
import { freightOfLines, type ShopQuote } from '../pricing.ts'
import { countCheckouts } from '../queries/count-checkouts.ts'
import { quoteNow } from '../quote.ts'
import { refuseHoarding } from '../refuse-hoarding.ts'
import { insertCheckout, insertLines, insertOrders, orderStates } from '../repository.ts'

export const UNPAID_SECONDS = 30 * MINUTE

type PlaceCtx = Ctx<
  | 'STOCK_SHORT'
  | 'OFF_SALE'
  | 'MEASURES_WRONG'
  | 'BELOW_MINIMUM'
  | 'AMOUNT_LIMIT'
  | 'UNDELIVERABLE'
  | 'HOLD_LIMIT'
  | 'QUOTE_CHANGED'
  | 'PLACING_LIMIT'
>
type Body = z.output<typeof placeOrderBody>

/** Places an order for each shop, exactly as quoted or not at all, reserves the stock and opens the payment. */
export async function placeOrder(ctx: PlaceCtx, body: Body): Promise<z.output<typeof placed>> {
  return ctx.transaction(async (ctx) => {
    await refuseTooMany(ctx)
    const quote = await quoteNow(ctx, body.lines, body.addressId)
    if (quote.token !== body.quoteToken) return ctx.refuse('QUOTE_CHANGED', { totalFen: quote.totalFen })
    const now = ctx.clock.now()
    const payDueAt = addSeconds(now, UNPAID_SECONDS)
    const placing = {
      buyerId: ctx.actor.userId,
      address: expectRow(quote.address, 'address of the quote'),
      placedAt: now,
      payDueAt,
    }
    const checkoutId = newId()
    const payment = openPayment(ctx, {
      kind: 'checkout',
      payableId: checkoutId,
      amountFen: quote.totalFen,
      expiresAt: payDueAt,
    })
    const { paymentId } = payment
    const made = quote.shops.map((shop) => ({ id: newId(), shop }))
    const lots = await reserve(ctx, made)
    await refuseHoarding(ctx, quote, { isReserved: true })
    const rows = made.map(({ id, shop }) => {
      const own = { remark: remarkFor(body, shop), number: newNumber(now) }
      return orderRow({ id, shop, checkoutId, paymentId, ...placing, ...own })
    })
    await writeTogether<string>(ctx.db, {
      checkout: insertCheckout({ id: checkoutId, buyerId: ctx.actor.userId, createdAt: now }),
      payment: payment.write,
      orders: insertOrders(rows),
      lines: insertLines(made.flatMap(({ id, shop }) => lineRows(id, shop, lots))),
      timer: timerSet({ kind: 'checkout.unpaid', subjectId: checkoutId, dueAt: payDueAt }),
      ...(body.isFromCart ? { cart: takeLines(ctx, body.lines) } : {}),
    })
    const orderIds = made.slice(0, PLACED_IDS_MAX).map(({ id }) => id)
    return { paymentId, orderIds, totalFen: quote.totalFen, payDueAt: payDueAt.toISOString() }
  })
}

/** Counts without a lock: checkouts placed at the same moment may exceed the limit by a few, which is harmless, as it only bounds what is stored. */
async function refuseTooMany(ctx: PlaceCtx): Promise<void> {
  const until = ctx.clock.now()
  const count = await countCheckouts(ctx.db, { buyerId: ctx.actor.userId, since: addSeconds(until, -DAY), until })
  if (count >= ctx.config.checkoutsPerDay) ctx.refuse('PLACING_LIMIT')
}

const remarkFor = (body: Body, { shop }: ShopQuote): string =>
  body.remarks.find(({ shopId }) => shopId === shop.id)?.text ?? ''

interface NewOrder {
  id: string
  number: string
  buyerId: string
  shop: ShopQuote
  checkoutId: string
  paymentId: string
  address: OrderAddress
  placedAt: Date
  payDueAt: Date
  remark: string
}

function orderRow({ shop, remark, ...rest }: NewOrder) {
  const { goodsFen, freightFen, totalFen, commissionFen } = shop
  return {
    ...rest,
    shopId: shop.shop.id,
    status: orderStates.initial,
    goodsFen,
    freightFen,
    quotedFreightFen: freightFen,
    totalFen,
    commissionBp: shop.shop.commissionBp,
    commissionFen,
    buyerRemark: remark,
    lineCount: shop.lines.length,
    leadDays: leadDaysOf(shop.lines.map(({ sku }) => sku)),
  }
}

function lineRows(orderId: string, shop: ShopQuote, lots: Reservation['lots']) {
  const freights = freightOfLines(shop)
  return shop.lines.map(({ sku, measures, sold, quantity, totalFen }, position) => ({
    id: newId(),
    orderId,
    position,
    skuId: sku.skuId,
    productId: sku.productId,
    versionHash: sku.versionHash,
    lotCode: lots.find((lot) => lot.orderId === orderId && lot.skuId === sku.skuId)?.code ?? null,
    title: sku.title,
    spec: sku.spec,
    pictureFileId: sku.pictureFileId,
    measures,
    unit: sold.unit,
    quantity,
    priceFen: sold.priceFen,
    totalFen,
    freightFen: freights[position] ?? 0,
  }))
}

/** Reserves everything or refuses. @returns which colour and batch each line got */
async function reserve(ctx: PlaceCtx, made: readonly { id: string; shop: ShopQuote }[]): Promise<Reservation['lots']> {
  const sold = made.flatMap(({ shop }) => shop.lines.map(({ sku }) => sku))
  const lines = made.flatMap(({ id, shop }) =>
    shop.lines.map(({ sku, quantity }) => ({ orderId: id, skuId: sku.skuId, quantity })),
  )
  const { short, lots } = await reserveStock(ctx, lines)
  if (short.length === 0) return lots
  const skus = short.map(({ available, ...named }) => {
    const { unit } = expectRow(
      sold.find(({ skuId }) => skuId === named.skuId),
      `SKU ${named.skuId} in the quote`,
    )
    return { ...named, available: buyableSteps(available, unit) }
  })
  return ctx.refuse('STOCK_SHORT', { skus })
}
