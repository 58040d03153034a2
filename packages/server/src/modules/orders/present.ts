import type { z } from 'zod'
import type {
  boughtLine,
  orderAddress,
  orderDetail,
  orderStanding,
  orderSummary,
} from '@zhujia/contract/orders/schemas.ts'
import type { orderLines, orders, OrderAddress } from '#tables/orders.ts'
import type { orderPriceChanges } from '#tables/orders/price-changes.ts'
import { picturesOf } from '../files/index.ts'
import { REFUND_STEP } from '../payments/index.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { openParts } from '@zhujia/contract/orders/open-parts.ts'
import type { OrderEvent, OrderParty } from '@zhujia/contract/orders/events.ts'
import { ORDER_LIMITS, type OrderState } from '@zhujia/contract/orders/states.ts'
import { cancelRequestIn } from './machine.ts'
import {
  actionsFor,
  cancelUnilaterallyFrom,
  mayCorrect,
  mayRemovePhone,
  seesAddress,
  seesDriver,
  shipDueAt,
  type Viewer,
} from './policy.ts'
import { settlementOf } from './pricing.ts'
import type { LateRow, ParcelRow, RefundRow } from './rows.ts'
import { shares } from '@zhujia/contract/orders/shares.ts'

type Order = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type Line = z.output<typeof boughtLine>
type Summary = z.output<typeof orderSummary>

/** An order as its card needs it, with what a list joins to it. */
export interface CardRow {
  order: Pick<
    Order,
    | 'id'
    | 'number'
    | 'shopId'
    | 'address'
    | 'paymentId'
    | 'status'
    | 'freightFen'
    | 'discountFen'
    | 'totalFen'
    | 'refundedFen'
    | 'buyerRemark'
    | 'sellerRemark'
    | 'lineCount'
    | 'placedAt'
    | 'payDueAt'
    | 'paidAt'
    | 'leadDays'
    | 'cancelDueAt'
    | 'cancelReason'
    | 'autoReceiveAt'
    | 'isExtended'
    | 'cancelRequests'
    | 'reprices'
    | 'reviewedLines'
  >
  shopName: string
  buyer: { nickname: string; phone: string }
  paymentFen: number
  /** The time of the read. */
  now: Date
  /** A line may be reviewed now. */
  awaitsReview: boolean
  /** What is promised back and has not arrived. */
  returningFen: number
  /** That, or late money of its payment, is still to come back to the buyer. */
  awaitsMoney: boolean
}

/** The whole of it. */
interface OrderRow extends CardRow {
  order: Order
  shopContact: { phone: string; hours: string }
}

export interface HistoryRow {
  event: OrderEvent
  to: OrderState
  by: OrderParty
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

function presentBuyer(order: CardRow['order'], buyer: CardRow['buyer'], viewer: Viewer): Summary['buyer'] {
  const { nickname, phone } = buyer
  if (!seesAddress(order, viewer)) return { nickname, phone: null, receiver: null }
  return { nickname, phone: maskPhone(phone), receiver: order.address.name }
}

export function presentSummary(
  { order, shopName, buyer, paymentFen, returningFen, ...conditions }: CardRow,
  lines: readonly LineRow[],
  viewer: Viewer,
): Summary {
  return {
    id: order.id,
    number: order.number,
    state: order.status,
    shop: { id: order.shopId, name: shopName },
    lines: lines.map(presentLine),
    lineCount: order.lineCount,
    freightFen: order.freightFen,
    discountFen: order.discountFen,
    totalFen: order.totalFen,
    refundedFen: order.refundedFen,
    returningFen,
    buyer: viewer.part === 'seller' ? presentBuyer(order, buyer, viewer) : null,
    buyerRemark: order.buyerRemark,
    sellerRemark: viewer.part === 'seller' ? order.sellerRemark : null,
    placedAt: order.placedAt.toISOString(),
    payDueAt: order.status === 'unpaid' ? order.payDueAt.toISOString() : null,
    shipDueAt: iso(shipDueAt(order)),
    cancelAnswerDueAt: cancelRequestIn(order.status) ? iso(order.cancelDueAt) : null,
    cancelReason: order.cancelReason,
    autoReceiveAt: order.status === 'shipped' ? iso(order.autoReceiveAt) : null,
    paymentId: order.paymentId,
    paymentFen: viewer.part === 'buyer' ? paymentFen : null,
    actions: actionsFor({ ...order, ...conditions }, viewer),
  }
}

export const presentStanding = (
  { order, ...conditions }: Pick<CardRow, 'order' | 'awaitsReview' | 'awaitsMoney' | 'now'>,
  viewer: Viewer,
): z.output<typeof orderStanding> => ({
  id: order.id,
  state: order.status,
  totalFen: order.totalFen,
  refundedFen: order.refundedFen,
  actions: actionsFor({ ...order, ...conditions }, viewer),
})

interface DetailParts {
  row: OrderRow
  lines: readonly LineRow[]
  parcels: readonly ParcelRow[]
  refunds: readonly RefundRow[]
  lateMoney: readonly LateRow[]
  priceChanges: readonly (typeof orderPriceChanges.$inferSelect)[]
  history: readonly HistoryRow[]
}

type Detail = z.output<typeof orderDetail>

export function presentDetail({ row, lines, history, ...parts }: DetailParts, viewer: Viewer): Detail {
  const { order } = row
  const receivedAt = history.find(({ event }) => event === 'receive')?.at
  const seesMoney = viewer.part === 'seller' && viewer.may('money.read')
  const placed: HistoryRow = { event: 'place', to: 'unpaid', by: 'buyer', reason: null, at: order.placedAt }
  return {
    ...presentSummary(row, lines, viewer),
    lines: lines.map((line) => ({ ...presentLine(line), freightFen: line.freightFen })),
    goodsFen: order.goodsFen,
    quotedFreightFen: order.quotedFreightFen,
    isFreightByValue: order.isFreightByValue,
    refunds: parts.refunds.map(presentRefund),
    priceChanges: parts.priceChanges.map(({ oldTotalFen, totalFen, reason, at }) => ({
      oldTotalFen,
      totalFen,
      reason,
      at: at.toISOString(),
    })),
    shopContact: row.shopContact,
    cancelling: presentCancelling(order),
    unshippedFen: unshippedFen(order, lines),
    settlement: seesMoney ? settlementOf(order) : null,
    address: presentAddress(order.address, seesAddress(order, viewer)),
    lateMoney: parts.lateMoney.map(presentLate),
    parcels: parts.parcels.map(({ driverPhone, shippedAt, correctedAt, corrections, ...rest }) => ({
      ...rest,
      driverPhone: seesDriver({ receivedAt, now: row.now }, viewer) ? driverPhone : '',
      shippedAt: shippedAt.toISOString(),
      correctedAt: iso(correctedAt),
      canCorrect: mayCorrect(order, { corrections }, viewer),
      canRemovePhone: mayRemovePhone({ driverPhone }, viewer),
    })),
    timeline: [placed, ...history].map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  }
}

const presentLate = ({ id, amountFen, at, arrivedAt, status }: LateRow): Detail['lateMoney'][number] => ({
  id,
  amountFen,
  step: REFUND_STEP[status],
  at: at.toISOString(),
  arrivedAt: iso(arrivedAt),
})

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
  step: status === null ? 'arrived' : REFUND_STEP[status],
  at: at.toISOString(),
  arrivedAt: iso(arrivedAt),
  lines: [...lines],
})

function presentCancelling(order: Order): Detail['cancelling'] {
  const unilaterallyFrom = cancelUnilaterallyFrom(order)
  return (
    unilaterallyFrom && {
      unilaterallyFrom: unilaterallyFrom.toISOString(),
      declines: order.declines,
      requestsLeft: Math.max(0, ORDER_LIMITS.cancelRequests - order.cancelRequests),
    }
  )
}

/** What cancelling everything that is not shipped would give back; nothing where nothing can be cancelled. */
function unshippedFen(order: Order, lines: readonly LineRow[]): number {
  if (order.paidAt === null || order.status === 'cancelled') return 0
  const { goodsFen, freightFen } = shares({ ...order, lines }, openParts(lines))
  return goodsFen + freightFen
}

function presentAddress(address: OrderAddress, isWhole: boolean): z.output<typeof orderAddress> {
  const { districtCode: _code, name, phone, detail, ...rest } = address
  return isWhole ? { ...rest, name, phone, detail } : { ...rest, name: null, phone: null, detail: null }
}
