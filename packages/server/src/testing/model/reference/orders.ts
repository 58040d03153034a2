import { allOpen, cancelParts } from './money.ts'
import {
  at,
  commissionOf,
  DAY,
  MADE_LEAD_DAYS,
  MINUTE,
  openOf,
  quotedFreight,
  RECEIVE_SECONDS,
  setTimer,
  sum,
  totalOf,
  type Carrier,
  type Line,
  type Order,
  type Outcome,
  type Reference,
} from './state.ts'
import { exceedsShare } from './unpaid-share.ts'
import { ask, changeAmount, closeCashiers, settle, unpaidOf } from './payments.ts'

const PAY_SECONDS = 30 * MINUTE
const ANSWER_SECONDS = DAY
const EXTENSION_SECONDS = 3 * DAY

export interface Wanted {
  sku: number
  /** The index in `SIZES`; used only for goods made to measure. */
  size: number
  quantity: number
}

/** The oldest lot with the whole quantity; undefined when there is none. */
function lotFor(model: Reference, sku: number, quantity: number): number | undefined {
  const lot = at(model.skus, sku).lots.findIndex(({ onHand, reserved }) => onHand - reserved >= quantity)
  return lot < 0 ? undefined : lot
}

/** The fields of a new order. */
const begun = () => ({
  discountFen: 0,
  isLapsed: false,
  isPaid: false,
  paidAt: 0,
  refundedFen: 0,
  commissionBackFen: 0,
  carriers: [],
  receiveDue: 0,
  isExtended: false,
  cancelRequests: 0,
  declines: 0,
  reprices: 0,
})

/** How many checkouts one person may place in a day. */
const PLACED_PER_DAY = 200

const hasPlacedEnough = (model: Reference): boolean =>
  model.payments.filter(({ due, isPlaced }) => isPlaced && due - PAY_SECONDS > model.now - DAY).length >= PLACED_PER_DAY

/** The lines of an order: the same SKU in the same size is one line. */
function linesOf(model: Reference, wanted: readonly Wanted[]): Line[] {
  const lines: Line[] = []
  for (const { sku, quantity, ...asked } of wanted) {
    const size = at(model.skus, sku).isMade ? asked.size : 0
    const same = lines.find((line) => line.sku === sku && line.size === size)
    if (same) same.quantity += quantity
    else lines.push({ sku, size, lot: 0, quantity, shipped: 0, cancelled: 0 })
  }
  return lines
}

/** Places orders. All sizes of a SKU share its stock. Each shop gets its own order; the orders follow the first line of each shop. */
export function place(model: Reference, wanted: readonly Wanted[]): Outcome {
  if (hasPlacedEnough(model)) return 'PLACING_LIMIT'
  const lines = linesOf(model, wanted)
  for (const [sku, own] of Map.groupBy(lines, (line) => line.sku)) {
    const lot = lotFor(model, sku, sum(own.map(({ quantity }) => quantity)))
    if (lot === undefined) return 'STOCK_SHORT'
    for (const line of own) line.lot = lot
  }
  const bySku = Map.groupBy(lines, ({ sku }) => sku)
  const asked = [...bySku].map(([sku, own]) => ({ sku, quantity: sum(own.map(({ quantity }) => quantity)) }))
  if (asked.some((one) => exceedsShare(model, one))) return 'HOLD_LIMIT'
  for (const { sku, lot, quantity } of lines) at(at(model.skus, sku).lots, lot).reserved += quantity
  const payment = model.payments.length
  for (const [shop, own] of Map.groupBy(lines, ({ sku }) => at(model.skus, sku).shop)) {
    const freightFen = quotedFreight(own)
    model.orders.push({
      id: model.orders.length,
      shop,
      payment,
      state: 'unpaid',
      lines: own,
      freightFen,
      placedAt: model.now,
      ...begun(),
    })
  }
  const due = model.now + PAY_SECONDS
  model.payments.push({ state: 'open', amountFen: 0, paidFen: 0, refundedFen: 0, due, isPlaced: true })
  at(model.payments, payment).amountFen = sum(unpaidOf(model, payment).map((order) => totalOf(model, order)))
  setTimer(model, 'expire', { subject: payment, due })
  return 'ok'
}

function closeUnpaid(model: Reference, orders: readonly Order[]): void {
  const [first] = orders
  if (!first) return
  for (const order of orders) {
    order.state = 'cancelled'
    for (const { sku, lot, quantity } of order.lines) at(at(model.skus, sku).lots, lot).reserved -= quantity
  }
  changeAmount(model, first.payment, -sum(orders.map((order) => totalOf(model, order))))
}

/** How often a buyer may ask to cancel one order. */
const CANCEL_REQUESTS_MAX = 3

/** Whether the buyer may cancel without the shop's consent. */
function isOverdue(model: Reference, order: Order): boolean {
  const isMade = order.lines.some(({ sku }) => at(model.skus, sku).isMade)
  return model.now >= order.paidAt + (15 + (isMade ? MADE_LEAD_DAYS : 0)) * DAY
}

/** The buyer of a paid order requests a cancellation, as long as the shop's consent is needed. */
export function requestCancel(model: Reference, order: Order): Outcome {
  if (order.state !== 'paid' && order.state !== 'partiallyShipped') return 'NOT_NOW'
  if (isOverdue(model, order)) return 'NOT_NOW'
  if (order.cancelRequests === CANCEL_REQUESTS_MAX) return 'TOO_OFTEN'
  order.cancelRequests++
  order.state = order.state === 'paid' ? 'cancelRequested' : 'restCancelRequested'
  setTimer(model, 'grant', { subject: order.id, due: model.now + ANSWER_SECONDS })
  return 'ok'
}

const UNSHIPPED: readonly string[] = ['paid', 'cancelRequested', 'partiallyShipped', 'restCancelRequested']

/** The buyer cancels what is not shipped without the shop's consent, with the same effect as if the shop had agreed. */
export function cancelUnilaterally(model: Reference, order: Order): Outcome {
  if (!UNSHIPPED.includes(order.state) || !isOverdue(model, order)) return 'NOT_NOW'
  if (order.state === 'paid') order.state = 'cancelRequested'
  if (order.state === 'partiallyShipped') order.state = 'restCancelRequested'
  return agree(model, order)
}

/** Closes the open cashier and then the unpaid order, unless it was paid at that cashier. */
export function close(model: Reference, order: Order): Outcome {
  if (order.state !== 'unpaid') return 'NOT_NOW'
  closeCashiers(model, order.payment)
  if (!unpaidOf(model, order.payment).includes(order)) return 'NOT_NOW'
  closeUnpaid(model, [order])
  return 'ok'
}

/** The request ends, and the order has its earlier state again. */
export function endRequest(_model: Reference, order: Order): Outcome {
  if (order.state === 'cancelRequested') order.state = 'paid'
  else if (order.state === 'restCancelRequested') order.state = 'partiallyShipped'
  else return 'NOT_NOW'
  return 'ok'
}

/** The shop declines; the number of declines is stored. */
export function decline(model: Reference, order: Order): Outcome {
  const outcome = endRequest(model, order)
  if (outcome === 'ok') order.declines++
  return outcome
}

/** Nothing is left to ship: the deadline of receipt is set, by the slowest carrier. */
function becomeShipped(model: Reference, order: Order): void {
  order.state = 'shipped'
  order.receiveDue = model.now + Math.max(...order.carriers.map((carrier) => RECEIVE_SECONDS[carrier]))
  setTimer(model, 'receive', { subject: order.id, due: order.receiveDue })
}

export function agree(model: Reference, order: Order): Outcome {
  const isRest = order.state === 'restCancelRequested'
  if (!isRest && order.state !== 'cancelRequested') return 'NOT_NOW'
  cancelParts(model, order, allOpen(order))
  if (isRest) becomeShipped(model, order)
  else order.state = 'cancelled'
  return 'ok'
}

const isTooMuch = (order: Order, parts: readonly number[]): boolean =>
  order.lines.some((line, index) => at(parts, index) > openOf(line))

export function ship(
  model: Reference,
  order: Order,
  { parts, carrier }: { parts: readonly number[] | undefined; carrier: Carrier },
): Outcome {
  if (order.state !== 'paid' && order.state !== 'partiallyShipped') return 'NOT_NOW'
  const sent = parts ?? allOpen(order)
  if (isTooMuch(order, sent)) return 'TOO_MUCH'
  order.lines.forEach((line, index) => {
    const lot = at(at(model.skus, line.sku).lots, line.lot)
    line.shipped += at(sent, index)
    lot.onHand -= at(sent, index)
    lot.reserved -= at(sent, index)
  })
  order.carriers.push(carrier)
  order.state = 'partiallyShipped'
  if (sum(allOpen(order)) === 0) becomeShipped(model, order)
  return 'ok'
}

export function cancelPart(model: Reference, order: Order, parts: readonly number[]): Outcome {
  if (order.state !== 'paid' && order.state !== 'partiallyShipped') return 'NOT_NOW'
  if (isTooMuch(order, parts)) return 'TOO_MUCH'
  cancelParts(model, order, parts)
  if (sum(allOpen(order)) > 0) return 'ok'
  if (order.state === 'paid') order.state = 'cancelled'
  else becomeShipped(model, order)
  return 'ok'
}

/** The buyer has received the goods: the rest of the escrow goes to the shop, less the commission. */
export function receive(model: Reference, order: Order): Outcome {
  if (order.state !== 'shipped') return 'NOT_NOW'
  order.state = 'received'
  const feeFen = commissionOf(model, order) - order.commissionBackFen
  model.feeFen += feeFen
  model.shopsFen[order.shop] = at(model.shopsFen, order.shop) + totalOf(model, order) - order.refundedFen - feeFen
  return 'ok'
}

export function extend(model: Reference, order: Order): Outcome {
  if (order.state !== 'shipped' || order.isExtended) return 'NOT_NOW'
  order.isExtended = true
  order.receiveDue += EXTENSION_SECONDS
  setTimer(model, 'receive', { subject: order.id, due: order.receiveDue })
  return 'ok'
}

/** Runs a timer. @returns when it runs again, if it does */
function happen(model: Reference, { kind, subject }: Reference['timers'][number]): number | undefined {
  if (kind === 'ask') return ask(model, subject)
  if (kind === 'expire') {
    const lapsed = unpaidOf(model, subject)
    for (const order of lapsed) order.isLapsed = true
    closeUnpaid(model, lapsed)
  }
  if (kind === 'grant') agree(model, at(model.orders, subject))
  if (kind === 'receive') receive(model, at(model.orders, subject))
  return undefined
}

/** Runs every due timer, the earliest first. @returns the number of them */
function sweep(model: Reference): number {
  for (let done = 0; ; done++) {
    const [timer] = model.timers.filter(({ due }) => due <= model.now).toSorted((a, b) => a.due - b.due)
    if (!timer) return done
    const again = happen(model, timer)
    if (again === undefined) model.timers.splice(model.timers.indexOf(timer), 1)
    else timer.due = again
  }
}

/** Moves the clock and runs the timers that are due. */
export function wait(model: Reference, seconds: number): void {
  model.now += seconds
  let done: number
  do {
    done = sweep(model)
    settle(model)
  } while (done > 0)
}
