import type { z } from 'zod'
import type { orderAddress, orderDetail, orderLine, orderSummary, quote } from '@zhujia/contract/orders/schemas.ts'
import type { orderLines, orders, OrderAddress, parcels } from '../../tables/orders.ts'
import { picturesOf } from '../files/index.ts'
import { actionsFor, seesAddress, type Viewer } from './policy.ts'
import type { Quote } from './quote.ts'
import type { PricedLine } from './pricing.ts'

type Order = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type Line = z.output<typeof orderLine>

/** An order with what a list joins to it. */
export interface OrderRow {
  order: Order
  shopName: string
  paymentFen: number
}

export interface HistoryRow {
  event: string
  to: string
  by: string
  reason: string | null
  at: Date
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentLine(line: LineRow): Line {
  const { skuId, productId, title, spec, unit, quantity, priceFen, totalFen, lotCode } = line
  return { skuId, productId, title, spec, picture: picturesOf(line.pictureFileId), unit, quantity, priceFen, totalFen, lotCode }
}

function presentPriced({ sku, quantity, totalFen }: PricedLine): z.output<typeof quote>['shops'][number]['lines'][number] {
  const { skuId, productId, title, spec, unit, priceFen, returnRule } = sku
  return { skuId, productId, title, spec, picture: picturesOf(sku.pictureFileId), unit, quantity, priceFen, totalFen, returnRule }
}

export const presentQuote = ({ shops, totalFen, token }: Quote): z.output<typeof quote> => ({
  shops: shops.map(({ shop, lines, goodsFen, freightFen, totalFen }) => ({
    shop: { id: shop.id, name: shop.name },
    lines: lines.map(presentPriced),
    goodsFen,
    freightFen,
    totalFen,
  })),
  totalFen,
  quoteToken: token,
})

export function presentSummary({ order, shopName, paymentFen }: OrderRow, lines: readonly LineRow[], viewer: Viewer): z.output<typeof orderSummary> {
  return {
    id: order.id,
    number: order.number,
    state: order.status,
    shop: { id: order.shopId, name: shopName },
    lines: lines.map(presentLine),
    lineCount: order.lineCount,
    totalFen: order.totalFen,
    placedAt: order.placedAt.toISOString(),
    payDueAt: order.status === 'unpaid' ? order.payDueAt.toISOString() : null,
    paymentId: order.paymentId,
    paymentFen,
    actions: actionsFor(order.status, viewer),
  }
}

interface DetailParts {
  row: OrderRow
  buyerNickname: string
  lines: readonly LineRow[]
  parcels: readonly (typeof parcels.$inferSelect)[]
  history: readonly HistoryRow[]
}

type Detail = z.output<typeof orderDetail>

export function presentDetail({ row, buyerNickname, lines, parcels, history }: DetailParts, viewer: Viewer): Detail {
  const { order } = row
  const isSeller = viewer.part === 'seller'
  const seesMoney = viewer.part === 'seller' && viewer.may('money.read')
  const placed = { event: 'place', to: 'unpaid' as const, by: 'buyer', reason: null, at: order.placedAt.toISOString() }
  return {
    ...presentSummary(row, lines, viewer),
    goodsFen: order.goodsFen,
    freightFen: order.freightFen,
    refundedFen: order.refundedFen,
    refundedAt: iso(order.refundedAt),
    buyer: { nickname: buyerNickname },
    buyerRemark: order.buyerRemark,
    sellerRemark: isSeller ? order.sellerRemark : null,
    settlement: seesMoney ? { commissionFen: order.commissionFen, netFen: order.totalFen - order.commissionFen } : null,
    address: presentAddress(order.address, seesAddress(order, viewer)),
    parcels: parcels.map(({ id, carrier, trackingNumber, shippedAt }) => ({ id, carrier: carrier as Detail['parcels'][number]['carrier'], trackingNumber, shippedAt: shippedAt.toISOString() })),
    timeline: [placed, ...history.map(({ to, at, ...rest }) => ({ ...rest, to: to as Detail['state'], at: at.toISOString() }))],
    cancelReason: order.cancelReason,
    autoReceiveAt: order.status === 'shipped' ? iso(order.autoReceiveAt) : null,
    cancelAnswerDueAt: order.status === 'cancelRequested' ? iso(order.cancelDueAt) : null,
  }
}

function presentAddress(address: OrderAddress, isWhole: boolean): z.output<typeof orderAddress> {
  const { districtCode: _code, name, phone, detail, ...rest } = address
  if (isWhole) return { ...rest, name, phone, detail }
  return { ...rest, name: `${[...name].slice(0, 1).join('')}**`, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, detail: '****' }
}
