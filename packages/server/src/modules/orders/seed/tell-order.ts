import { shares } from '@zhujia/contract/orders/shares.ts'
import type { z } from 'zod'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import type { Config } from '#platform/config.ts'
import { addSeconds } from '#platform/clock.ts'
import { nextState } from '#platform/state-machine/machine.ts'
import { tell, type ToldStep } from '#platform/state-machine/tell.ts'
import type { TimerKind } from '#platform/timers/timers.ts'
import type { orderLines, orderRefundLines, orderRefunds, orders, parcelLines, parcels } from '#tables/orders.ts'
import { accounts, type Transfer } from '#modules/ledger/index.ts'
import { reasonOf } from '../commands/cancel-order.ts'
import { lineRows, orderRow, UNPAID_SECONDS, type NewOrder } from '../commands/place-order.ts'
import { transfersOf } from '../commands/receive-order.ts'
import { orderMachine, type OrderEvent } from '../machine.ts'
import { ANSWER_SECONDS, receiveSeconds, reviewDue } from '../policy.ts'
import { soldBy, unsoldBy } from '../sold.ts'

export { quoteShops, undelivered, type ShopQuote, type WantedLine } from '../pricing.ts'

type Part = 'buyer' | 'seller' | 'timer' | 'provider'
type Wish = Parameters<typeof reasonOf>[0]
type Parcel = Pick<z.output<typeof shipBody>, 'carrier' | 'trackingNumber'>
type ReceiveDays = Config['receiveDays']

/** Something that happened to an order, as the command of the same name does it. */
export type Happening =
  | { kind: 'pay'; at: Date }
  | { kind: 'cancel'; at: Date; by: 'buyer' | 'timer'; wish?: Wish }
  | { kind: 'requestCancel'; at: Date; wish: Wish }
  /** The refund arrives at the buyer a little later. */
  | { kind: 'agreeCancel'; at: Date; arrivedAt: Date }
  /** All that is left goes in one parcel; of an order with several lines the first may go alone. */
  | { kind: 'ship'; at: Date; parcel: Parcel; isFirstLineOnly?: boolean }
  | { kind: 'receive'; at: Date; by: 'buyer' | 'timer' }

/** When an unpaid order of this time closes. */
export const payDue = (placedAt: Date): Date => addSeconds(placedAt, UNPAID_SECONDS)

/** When goods that these carriers took, the last of them at this time, count as received. */
export const receiptDue = (at: Date, days: ReceiveDays, carriers: readonly string[]): Date =>
  addSeconds(at, receiveSeconds(days, carriers))

export interface OrderStory extends NewOrder {
  /** The seller who answers and ships. */
  sellerId: string
  /** The colour and batch that a SKU's line gets, where they differ. */
  lots: ReadonlyMap<string, { id: string; code: string }>
  happenings: readonly Happening[]
}

type Line = ReturnType<typeof lineRows>[number] & { shippedQuantity: number; cancelledQuantity: number }

interface Move {
  skuId: string
  kind: 'reserve' | 'release' | 'ship'
  quantity: number
  orderId: string
  causeId: string | null
  at: Date
}

/** What an order leaves: its own rows, and what it asks of the areas below it. */
export interface OrderRows {
  order: typeof orders.$inferInsert
  lines: (typeof orderLines.$inferInsert & Line)[]
  parcels: (typeof parcels.$inferInsert)[]
  parcelLines: (typeof parcelLines.$inferInsert)[]
  refunds: (typeof orderRefunds.$inferInsert & { arrivedAt: Date })[]
  refundLines: (typeof orderRefundLines.$inferInsert)[]
  changes: ReturnType<typeof tell>['changes']
  moves: (Move & { lotId: string | null })[]
  transfers: (Transfer & { at: Date })[]
  /** Those that still run. */
  timers: { kind: TimerKind; subjectId: string; dueAt: Date }[]
  sold: { productId: string; orders: number }[]
}

/** An order while it is told. */
interface Draft extends Omit<OrderRows, 'changes' | 'order' | 'moves'> {
  story: OrderStory
  moves: Move[]
  order: ReturnType<typeof orderRow> &
    Omit<typeof orders.$inferInsert, keyof ReturnType<typeof orderRow>> & {
      discountFen: number
      refundedFen: number
      commissionBackFen: number
    }
  steps: ToldStep<OrderEvent, Part>[]
  carriers: string[]
  nextId: () => string
  receiveDays: ReceiveDays
}

export interface Maker {
  nextId: () => string
  receiveDays: ReceiveDays
}

/** The rows of an order and of everything that happened to it, as the commands would have left them. */
export function tellOrder(story: OrderStory, { nextId, receiveDays }: Maker): OrderRows {
  const { sellerId: _sellerId, lots, happenings, ...placed } = story
  const given = story.shop.lines.flatMap(({ sku: { skuId } }) => {
    const code = lots.get(skuId)?.code
    return code === undefined ? [] : [{ orderId: story.id, skuId, code }]
  })
  const lines = lineRows(story.id, story.shop, { lots: given, nextId }).map((line) => ({
    ...line,
    shippedQuantity: 0,
    cancelledQuantity: 0,
  }))
  const order = { ...orderRow(placed), discountFen: 0, refundedFen: 0, commissionBackFen: 0, cancelRequests: 0 }
  const rows = {
    lines,
    parcels: [],
    parcelLines: [],
    refunds: [],
    refundLines: [],
    moves: [],
    transfers: [],
    timers: [],
    sold: [],
  }
  const draft: Draft = { story, order, ...rows, steps: [], carriers: [], nextId, receiveDays }
  for (const { skuId, quantity } of lines)
    draft.moves.push({ skuId, kind: 'reserve', quantity, orderId: story.id, causeId: null, at: story.placedAt })
  for (const happening of happenings) happen(draft, happening)
  const { status, version, changes } = tell(orderMachine, story.id, { steps: draft.steps, nextId })
  const {
    story: _story,
    steps: _steps,
    carriers: _carriers,
    nextId: _nextId,
    receiveDays: _receiveDays,
    ...told
  } = draft
  const moves = draft.moves.map((move) => ({ ...move, lotId: lots.get(move.skuId)?.id ?? null }))
  return { ...told, moves, order: { ...draft.order, status, version }, changes }
}

function happen(draft: Draft, happening: Happening): void {
  switch (happening.kind) {
    case 'pay':
      return pay(draft, happening.at)
    case 'cancel':
      return cancel(draft, happening)
    case 'requestCancel':
      return requestCancel(draft, happening)
    case 'agreeCancel':
      return agreeCancel(draft, happening)
    case 'ship':
      return ship(draft, happening)
    case 'receive':
      return receive(draft, happening)
  }
}

/** Takes a step; which of two like ones it is depends on where the order stands. */
function step(
  draft: Draft,
  { events, ...taken }: { events: readonly [OrderEvent, ...OrderEvent[]] } & Omit<ToldStep<OrderEvent, Part>, 'event'>,
): OrderEvent {
  const from = draft.order.status
  const event =
    events.find((one) => nextState(orderMachine, from, { event: one, by: taken.by }) !== undefined) ?? events[0]
  draft.steps.push({ event, ...taken })
  draft.order.status = nextState(orderMachine, from, { event, by: taken.by }) ?? from
  return event
}

const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: Line): number =>
  quantity - shippedQuantity - cancelledQuantity
const isOpen = (line: Line): boolean => openOf(line) > 0

function pay(draft: Draft, at: Date): void {
  const { id, totalFen } = draft.order
  step(draft, { events: ['pay'], by: 'provider', at, actorId: null })
  draft.order.paidAt = at
  draft.sold.push(...soldBy(draft.lines))
  draft.transfers.push({
    debit: accounts.channel,
    credit: accounts.escrowOrder(id),
    amountFen: totalFen,
    kind: 'order.pay',
    ref: id,
    at,
  })
}

function cancel(draft: Draft, { at, by, wish }: Extract<Happening, { kind: 'cancel' }>): void {
  const reason = wish ? reasonOf(wish) : 'notPaidInTime'
  step(draft, { events: ['cancel'], by, at, actorId: by === 'buyer' ? draft.story.buyerId : null, reason })
  draft.order.cancelReason = reason
  for (const { skuId, quantity } of draft.lines)
    draft.moves.push({ skuId, kind: 'release', quantity, orderId: draft.order.id, causeId: null, at })
}

function requestCancel(draft: Draft, { at, wish }: Extract<Happening, { kind: 'requestCancel' }>): void {
  const [reason, dueAt] = [reasonOf(wish), addSeconds(at, ANSWER_SECONDS)]
  step(draft, { events: ['requestCancel', 'requestRest'], by: 'buyer', at, actorId: draft.story.buyerId, reason })
  draft.order.cancelReason = reason
  draft.order.cancelDueAt = dueAt
  draft.order.cancelRequests = (draft.order.cancelRequests ?? 0) + 1
  draft.timers = [{ kind: 'order.cancelUnanswered', subjectId: draft.order.id, dueAt }]
}

function agreeCancel(draft: Draft, { at, arrivedAt }: Extract<Happening, { kind: 'agreeCancel' }>): void {
  const event = step(draft, { events: ['agreeCancel', 'agreeRest'], by: 'seller', at, actorId: draft.story.sellerId })
  draft.order.cancelDueAt = null
  draft.timers = []
  refundOpen(draft, at, arrivedAt)
  if (event === 'agreeRest') awaitReceipt(draft, at)
}

/** Gives up what is not shipped. */
function refundOpen(draft: Draft, at: Date, arrivedAt: Date): void {
  const { order, nextId } = draft
  const parts = draft.lines.filter(isOpen).map((line) => ({ line, quantity: openOf(line) }))
  const share = shares(
    { ...order, lines: draft.lines },
    parts.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
  )
  const [refundId, amountFen] = [nextId(), share.goodsFen + share.freightFen]
  draft.refunds.push({
    id: refundId,
    orderId: order.id,
    reason: order.cancelReason ?? 'other',
    ...share,
    at,
    arrivedAt,
  })
  order.refundedFen += amountFen
  order.commissionBackFen += share.commissionFen
  for (const { line, quantity } of parts) {
    line.cancelledQuantity += quantity
    draft.refundLines.push({ refundId, lineId: line.id, quantity })
    draft.moves.push({ skuId: line.skuId, kind: 'release', quantity, orderId: order.id, causeId: refundId, at })
  }
  draft.sold.push(
    ...unsoldBy(
      draft.lines,
      parts.map(({ line }) => line),
    ),
  )
  draft.transfers.push({
    debit: accounts.escrowOrder(order.id),
    credit: accounts.refundClearing,
    amountFen,
    kind: 'order.refund',
    ref: refundId,
    at,
  })
}

function ship(draft: Draft, { at, parcel, isFirstLineOnly = false }: Extract<Happening, { kind: 'ship' }>): void {
  const { order, nextId } = draft
  const open = draft.lines.filter(isOpen)
  const sent = isFirstLineOnly ? open.slice(0, 1) : open
  const isLast = sent.length === open.length
  step(draft, { events: [isLast ? 'ship' : 'shipPart'], by: 'seller', at, actorId: draft.story.sellerId })
  const parcelId = nextId()
  draft.carriers.push(parcel.carrier)
  draft.parcels.push({ id: parcelId, orderId: order.id, ...parcel, shippedAt: at })
  for (const line of sent) {
    const quantity = openOf(line)
    line.shippedQuantity += quantity
    draft.parcelLines.push({ parcelId, lineId: line.id, quantity })
    draft.moves.push({ skuId: line.skuId, kind: 'ship', quantity, orderId: order.id, causeId: parcelId, at })
  }
  if (isLast) awaitReceipt(draft, at)
}

function awaitReceipt(draft: Draft, at: Date): void {
  const dueAt = receiptDue(at, draft.receiveDays, draft.carriers)
  draft.order.autoReceiveAt = dueAt
  draft.timers = [{ kind: 'order.autoReceive', subjectId: draft.order.id, dueAt }]
}

function receive(draft: Draft, { at, by }: Extract<Happening, { kind: 'receive' }>): void {
  step(draft, { events: ['receive'], by, at, actorId: by === 'buyer' ? draft.story.buyerId : null })
  draft.timers = []
  draft.order.reviewDueAt = reviewDue(at)
  draft.order.reviewableLines = draft.lines.filter(({ shippedQuantity }) => shippedQuantity > 0).length
  draft.transfers.push(...transfersOf(draft.order).map((transfer) => ({ ...transfer, at })))
}
