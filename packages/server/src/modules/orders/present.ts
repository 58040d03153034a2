import type { z } from 'zod'
import type {
  boughtLine,
  orderAddress,
  orderDetail,
  orderStanding,
  orderSummary,
  quote,
  quotedFreight,
  quotedLine,
} from '@zhujia/contract/orders/schemas.ts'
import type { orderLines, orderPriceChanges, orders, OrderAddress } from '#tables/orders.ts'
import { picturesOf } from '../files/index.ts'
import { amountOf } from '../shops/index.ts'
import { wishIn } from './machine.ts'
import { actionsFor, seesAddress, shipDueAt, type Viewer } from './policy.ts'
import type { Quote } from './quote.ts'
import { settlementOf, type PricedLine, type QuotedFreight } from './pricing.ts'
import type { ParcelRow, RefundRow } from './rows.ts'
import { shares } from '@zhujia/contract/orders/shares.ts'

type Order = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type Line = z.output<typeof boughtLine>

/** An order as its card needs it, with what a list joins to it. */
export interface CardRow {
  order: Pick<
    Order,
    | 'id'
    | 'number'
    | 'shopId'
    | 'paymentId'
    | 'status'
    | 'totalFen'
    | 'refundedFen'
    | 'buyerRemark'
    | 'sellerRemark'
    | 'lineCount'
    | 'placedAt'
    | 'payDueAt'
    | 'paidAt'
    | 'cancelDueAt'
    | 'autoReceiveAt'
    | 'isExtended'
    | 'cancelRequests'
    | 'reprices'
    | 'reviewedLines'
  >
  shopName: string
  paymentFen: number
  /** A line may be reviewed now. */
  awaitsReview: boolean
}

/** The whole of it. */
interface OrderRow extends CardRow {
  order: Order
  shopContact: { phone: string; hours: string }
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
  const {
    id,
    skuId,
    productId,
    title,
    spec,
    measures,
    unit,
    quantity,
    priceFen,
    totalFen,
    shippedQuantity,
    cancelledQuantity,
    lotCode,
  } = line
  const picture = picturesOf(line.pictureFileId)
  return {
    id,
    skuId,
    productId,
    title,
    spec,
    measures,
    picture,
    unit,
    quantity,
    priceFen,
    totalFen,
    shippedQuantity,
    cancelledQuantity,
    lotCode,
  }
}

function presentPriced({ sku, measures, sold, quantity, totalFen }: PricedLine): z.output<typeof quotedLine> {
  const { skuId, productId, title, spec, returnRule } = sku
  const { unit, priceFen } = sold
  return {
    skuId,
    productId,
    title,
    spec,
    measures,
    picture: picturesOf(sku.pictureFileId),
    unit,
    quantity,
    priceFen,
    totalFen,
    returnRule,
  }
}

function presentFreight({ template, items, load, freightFen }: QuotedFreight): z.output<typeof quotedFreight> {
  const { name, measure } = template
  return {
    name,
    measure,
    amount: amountOf(measure, load),
    skuIds: [...new Set(items.map(({ sku }) => sku.skuId))],
    freightFen: freightFen ?? 0,
  }
}

export const presentQuote = ({ shops, totalFen, token }: Quote): z.output<typeof quote> => ({
  shops: shops.map(({ shop, lines, goodsFen, freight, freightFen, totalFen }) => ({
    shop: { id: shop.id, name: shop.name },
    lines: lines.map(presentPriced),
    goodsFen,
    freightFen,
    freight: freight.map(presentFreight),
    totalFen,
  })),
  totalFen,
  quoteToken: token,
})

export function presentSummary(
  { order, shopName, paymentFen, awaitsReview }: CardRow,
  lines: readonly LineRow[],
  viewer: Viewer,
): z.output<typeof orderSummary> {
  return {
    id: order.id,
    number: order.number,
    state: order.status,
    shop: { id: order.shopId, name: shopName },
    lines: lines.map(presentLine),
    lineCount: order.lineCount,
    totalFen: order.totalFen,
    refundedFen: order.refundedFen,
    buyerRemark: order.buyerRemark,
    sellerRemark: viewer.part === 'seller' ? order.sellerRemark : null,
    placedAt: order.placedAt.toISOString(),
    payDueAt: order.status === 'unpaid' ? order.payDueAt.toISOString() : null,
    shipDueAt: viewer.part === 'seller' ? iso(shipDueAt(order)) : null,
    cancelAnswerDueAt: wishIn(order.status) ? iso(order.cancelDueAt) : null,
    autoReceiveAt: order.status === 'shipped' ? iso(order.autoReceiveAt) : null,
    paymentId: order.paymentId,
    paymentFen: viewer.part === 'buyer' ? paymentFen : null,
    actions: actionsFor({ ...order, awaitsReview }, viewer),
  }
}

export const presentStanding = (
  { order, awaitsReview }: Pick<CardRow, 'order' | 'awaitsReview'>,
  viewer: Viewer,
): z.output<typeof orderStanding> => ({
  id: order.id,
  state: order.status,
  totalFen: order.totalFen,
  refundedFen: order.refundedFen,
  actions: actionsFor({ ...order, awaitsReview }, viewer),
})

interface DetailParts {
  row: OrderRow
  buyerNickname: string
  lines: readonly LineRow[]
  parcels: readonly ParcelRow[]
  refunds: readonly RefundRow[]
  priceChanges: readonly (typeof orderPriceChanges.$inferSelect)[]
  history: readonly HistoryRow[]
}

type Detail = z.output<typeof orderDetail>

export function presentDetail({ row, buyerNickname, lines, history, ...parts }: DetailParts, viewer: Viewer): Detail {
  const { order } = row
  const seesMoney = viewer.part === 'seller' && viewer.may('money.read')
  const placed = { event: 'place', to: 'unpaid' as const, by: 'buyer', reason: null, at: order.placedAt.toISOString() }
  return {
    ...presentSummary(row, lines, viewer),
    goodsFen: order.goodsFen,
    discountFen: order.discountFen,
    freightFen: order.freightFen,
    refunds: parts.refunds.map(presentRefund),
    priceChanges: parts.priceChanges.map(({ oldTotalFen, totalFen, reason, at }) => ({
      oldTotalFen,
      totalFen,
      reason,
      at: at.toISOString(),
    })),
    buyer: { nickname: buyerNickname },
    shopContact: row.shopContact,
    unshippedFen: unshippedFen(order, lines),
    settlement: seesMoney ? settlementOf(order) : null,
    address: presentAddress(order.address, seesAddress(order, viewer)),
    parcels: parts.parcels.map(({ carrier, shippedAt, ...rest }) => ({
      ...rest,
      carrier: carrier as Detail['parcels'][number]['carrier'],
      shippedAt: shippedAt.toISOString(),
    })),
    timeline: [
      placed,
      ...history.map(({ to, at, ...rest }) => ({ ...rest, to: to as Detail['state'], at: at.toISOString() })),
    ],
    cancelReason: order.cancelReason,
  }
}

const presentRefund = ({
  id,
  goodsFen,
  freightFen,
  reason,
  at,
  arrivedAt,
  status,
  lines,
}: RefundRow): Detail['refunds'][number] => ({
  id,
  amountFen: goodsFen + freightFen,
  freightFen,
  reason,
  step: arrivedAt ? 'arrived' : status === 'failed' ? 'failed' : 'onWay',
  at: at.toISOString(),
  arrivedAt: iso(arrivedAt),
  lines: [...lines],
})

/** What cancelling everything that is not shipped would give back; nothing where nothing can be cancelled. */
function unshippedFen(order: Order, lines: readonly LineRow[]): number {
  if (order.paidAt === null || order.status === 'cancelled') return 0
  const open = lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity - line.shippedQuantity - line.cancelledQuantity,
  }))
  const { goodsFen, freightFen } = shares({ ...order, lines }, open)
  return goodsFen + freightFen
}

function presentAddress(address: OrderAddress, isWhole: boolean): z.output<typeof orderAddress> {
  const { districtCode: _code, name, phone, detail, ...rest } = address
  if (isWhole) return { ...rest, name, phone, detail }
  return {
    ...rest,
    name: `${[...name].slice(0, 1).join('')}**`,
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    detail: '****',
  }
}
