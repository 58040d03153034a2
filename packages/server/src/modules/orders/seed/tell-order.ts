import type { Fen } from '@zhujia/contract/core/money.ts'
import type { z } from 'zod'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import { addSeconds } from '../../../platform/clock.ts'
import { tell, type ToldStep } from '../../../platform/state-machine/tell.ts'
import type { TimerKind } from '../../../platform/timers/timers.ts'
import type { orderLines, orders, parcels } from '../../../tables/orders.ts'
import { accounts, type Transfer } from '../../ledger/index.ts'
import { ANSWER_SECONDS, reasonOf } from '../commands/cancel-order.ts'
import { lineRows, orderRow, UNPAID_SECONDS, type NewOrder } from '../commands/place-order.ts'
import { settlementOf } from '../commands/receive-order.ts'
import { receiveDue } from '../commands/ship-order.ts'
import { orderMachine, type OrderEvent } from '../machine.ts'

export { receiveDue as receiptDue } from '../commands/ship-order.ts'
export { quoteShops, type ShopQuote, type WantedLine } from '../pricing.ts'

type Part = 'buyer' | 'seller' | 'timer' | 'provider'
type Wish = Parameters<typeof reasonOf>[0]
type Parcel = z.output<typeof shipBody>

/** Something that happened to an order, as the command of the same name does it. */
export type Happening =
  | { kind: 'pay'; at: Date }
  | { kind: 'cancel'; at: Date; by: 'buyer' | 'timer'; wish?: Wish }
  | { kind: 'requestCancel'; at: Date; wish: Wish }
  | { kind: 'agreeCancel'; at: Date; arrivedAt: Date }
  | { kind: 'ship'; at: Date; parcel: Parcel }
  | { kind: 'receive'; at: Date; by: 'buyer' | 'timer' }

/** When an unpaid order of this time closes. */
export const payDue = (placedAt: Date): Date => addSeconds(placedAt, UNPAID_SECONDS)

export interface OrderStory extends NewOrder {
  /** The seller who answers and ships. */
  sellerId: string
  happenings: readonly Happening[]
}

/** What an order leaves with the areas below it: stock moved, money moved and promised back, timers that still run. */
export interface OrderRows {
  order: typeof orders.$inferInsert
  lines: (typeof orderLines.$inferInsert)[]
  parcels: (typeof parcels.$inferInsert)[]
  changes: ReturnType<typeof tell>['changes']
  moves: { skuId: string; kind: 'reserve' | 'release' | 'ship'; quantity: number; orderId: string; at: Date }[]
  transfers: (Transfer & { at: Date })[]
  refunds: { id: string; orderId: string; amountFen: Fen; at: Date; arrivedAt: Date }[]
  timers: { kind: TimerKind; subjectId: string; dueAt: Date }[]
  /** Whether it counts as sold. */
  isSold: boolean
}

/** An order while it is told; its steps become its history at the end. */
interface Draft extends Omit<OrderRows, 'changes'> {
  story: OrderStory
  steps: ToldStep<OrderEvent, Part>[]
  nextId: () => string
}

/** The rows of an order and of everything that happened to it, as the commands would have left them. */
export function tellOrder(story: OrderStory, nextId: () => string): OrderRows {
  const { sellerId: _sellerId, happenings, ...placed } = story
  const lines = lineRows(story.id, story.shop, nextId)
  const draft: Draft = { story, order: orderRow(placed), lines, parcels: [], moves: [], transfers: [], refunds: [], timers: [], isSold: false, steps: [], nextId }
  move(draft, 'reserve', story.placedAt)
  for (const happening of happenings) happen(draft, happening)
  const { status, version, changes } = tell(orderMachine, story.id, { steps: draft.steps, nextId })
  const { story: _story, steps: _steps, nextId: _nextId, ...rows } = draft
  return { ...rows, order: { ...draft.order, status, version }, changes }
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

function move({ lines, moves, story }: Draft, kind: OrderRows['moves'][number]['kind'], at: Date): void {
  for (const { skuId, quantity } of lines) moves.push({ skuId, kind, quantity, orderId: story.id, at })
}

function pay(draft: Draft, at: Date): void {
  const { id, totalFen } = draft.order
  draft.steps.push({ event: 'pay', by: 'provider', at, actorId: null })
  draft.order.paidAt = at
  draft.isSold = true
  draft.transfers.push({ debit: accounts.channel, credit: accounts.escrowOrder(id), amountFen: totalFen, kind: 'order.pay', ref: id, at })
}

function cancel(draft: Draft, { at, by, wish }: Extract<Happening, { kind: 'cancel' }>): void {
  const reason = wish ? reasonOf(wish) : 'notPaidInTime'
  draft.steps.push({ event: 'cancel', by, at, actorId: by === 'buyer' ? draft.story.buyerId : null, reason })
  draft.order.cancelReason = reason
  move(draft, 'release', at)
}

function requestCancel(draft: Draft, { at, wish }: Extract<Happening, { kind: 'requestCancel' }>): void {
  const [reason, dueAt] = [reasonOf(wish), addSeconds(at, ANSWER_SECONDS)]
  draft.steps.push({ event: 'requestCancel', by: 'buyer', at, actorId: draft.story.buyerId, reason })
  draft.order.cancelReason = reason
  draft.order.cancelDueAt = dueAt
  draft.timers = [{ kind: 'order.cancelUnanswered', subjectId: draft.order.id, dueAt }]
}

function agreeCancel(draft: Draft, { at, arrivedAt }: Extract<Happening, { kind: 'agreeCancel' }>): void {
  const { id, totalFen } = draft.order
  const refund = { id: draft.nextId(), orderId: id, amountFen: totalFen, at, arrivedAt }
  draft.steps.push({ event: 'agreeCancel', by: 'seller', at, actorId: draft.story.sellerId })
  draft.order.cancelDueAt = null
  draft.order.refundedFen = totalFen
  draft.order.refundedAt = arrivedAt
  draft.timers = []
  draft.refunds.push(refund)
  draft.isSold = false
  move(draft, 'release', at)
  draft.transfers.push({ debit: accounts.escrowOrder(id), credit: accounts.refundClearing, amountFen: totalFen, kind: 'order.refund', ref: refund.id, at })
}

function ship(draft: Draft, { at, parcel }: Extract<Happening, { kind: 'ship' }>): void {
  const dueAt = receiveDue(at, parcel.carrier)
  draft.steps.push({ event: 'ship', by: 'seller', at, actorId: draft.story.sellerId })
  draft.order.autoReceiveAt = dueAt
  draft.parcels.push({ id: draft.nextId(), orderId: draft.order.id, ...parcel, shippedAt: at })
  draft.timers = [{ kind: 'order.autoReceive', subjectId: draft.order.id, dueAt }]
  move(draft, 'ship', at)
}

function receive(draft: Draft, { at, by }: Extract<Happening, { kind: 'receive' }>): void {
  draft.steps.push({ event: 'receive', by, at, actorId: by === 'buyer' ? draft.story.buyerId : null })
  draft.timers = []
  draft.transfers.push(...settlementOf(draft.order).map((transfer) => ({ ...transfer, at })))
}
