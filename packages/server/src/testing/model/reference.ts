/**
 * What orders, stock and payments should do, said once more and differently: plain objects, no machine, no database.
 * The model test holds the modules against this. It imports nothing of theirs on purpose.
 */
const MINUTE = 60
const DAY = 86_400
const PAY_SECONDS = 30 * MINUTE
const ANSWER_SECONDS = DAY
const EXTENSION_SECONDS = 3 * DAY

export type Outcome = 'ok' | 'NOT_NOW' | 'STOCK_SHORT' | 'PAYMENT_CLOSED'
export type State = 'unpaid' | 'paid' | 'cancelRequested' | 'partiallyShipped' | 'restCancelRequested' | 'shipped' | 'received' | 'cancelled'

export interface Line {
  sku: number
  quantity: number
  shipped: number
  cancelled: number
}

export interface Order {
  state: State
  checkout: number
  lines: Line[]
  /** When an open wish to cancel is granted by itself, and when what is shipped counts as received. */
  answerDue: number
  receiveDue: number
  isExtended: boolean
}

interface Checkout {
  payDue: number
  /** Counts up when what is to be paid changes: a cashier that was opened for the amount before is then too late. */
  amountVersion: number
  isPaid: boolean
}

export interface Cashier {
  checkout: number
  amountVersion: number
}

export interface Wanted {
  sku: number
  quantity: number
}

export interface Reference {
  now: number
  receiveSeconds: number
  /** SKUs of even numbers are the first shop's, of odd ones the second's. */
  stock: { onHand: number; reserved: number }[]
  orders: Order[]
  checkouts: Checkout[]
  cashiers: Cashier[]
}

export const open = ({ quantity, shipped, cancelled }: Line): number => quantity - shipped - cancelled
export const shopOf = (sku: number): number => sku % 2
const isUnpaid = ({ state }: Order): boolean => state === 'unpaid'

export const newReference = (skuCount: number, stock: number, receiveSeconds: number): Reference => ({
  now: 0,
  receiveSeconds,
  stock: Array.from({ length: skuCount }, () => ({ onHand: stock, reserved: 0 })),
  orders: [],
  checkouts: [],
  cashiers: [],
})

function counter(model: Reference, sku: number): { onHand: number; reserved: number } {
  const found = model.stock[sku]
  if (!found) throw new Error(`no SKU ${sku}`)
  return found
}

/** Lines of one SKU are one line; each shop gets an order of its own, in the order in which shops are first named. */
export function place(model: Reference, wanted: readonly Wanted[]): Outcome {
  const sums = new Map<number, number>()
  for (const { sku, quantity } of wanted) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  const isShort = [...sums].some(([sku, quantity]) => counter(model, sku).onHand - counter(model, sku).reserved < quantity)
  if (isShort) return 'STOCK_SHORT'
  for (const [sku, quantity] of sums) counter(model, sku).reserved += quantity
  const checkout = model.checkouts.push({ payDue: model.now + PAY_SECONDS, amountVersion: 0, isPaid: false }) - 1
  for (const shop of new Set([...sums.keys()].map(shopOf))) {
    const lines = [...sums].filter(([sku]) => shopOf(sku) === shop).map(([sku, quantity]) => ({ sku, quantity, shipped: 0, cancelled: 0 }))
    model.orders.push({ state: 'unpaid', checkout, lines, answerDue: 0, receiveDue: 0, isExtended: false })
  }
  return 'ok'
}

function release(model: Reference, line: Line, quantity: number): void {
  counter(model, line.sku).reserved -= quantity
  line.cancelled += quantity
}

function closeUnpaid(model: Reference, order: Order): void {
  order.state = 'cancelled'
  // Nothing of an unpaid order was cancelled line by line: it is closed as a whole.
  for (const line of order.lines) counter(model, line.sku).reserved -= line.quantity
  const checkout = model.checkouts[order.checkout]
  if (checkout) checkout.amountVersion++
}

const unpaidOf = (model: Reference, checkout: number): Order[] => model.orders.filter((order) => order.checkout === checkout && isUnpaid(order))

/** Opens the cashier for what is still unpaid. */
export function openCashier(model: Reference, checkout: number): Outcome {
  if (unpaidOf(model, checkout).length === 0) return 'PAYMENT_CLOSED'
  model.cashiers.push({ checkout, amountVersion: model.checkouts[checkout]?.amountVersion ?? 0 })
  return 'ok'
}

/** Money at a cashier: it pays what it was opened for, or it is given back. */
export function payAt(model: Reference, { checkout: number, amountVersion }: Cashier): void {
  const checkout = model.checkouts[number]
  if (!checkout || checkout.isPaid || checkout.amountVersion !== amountVersion) return
  const unpaid = unpaidOf(model, number)
  for (const order of unpaid) order.state = 'paid'
  checkout.isPaid = unpaid.length > 0
}

export function cancel(model: Reference, order: Order): Outcome {
  if (isUnpaid(order)) {
    closeUnpaid(model, order)
    return 'ok'
  }
  if (order.state === 'paid') order.state = 'cancelRequested'
  else if (order.state === 'partiallyShipped') order.state = 'restCancelRequested'
  else return 'NOT_NOW'
  order.answerDue = model.now + ANSWER_SECONDS
  return 'ok'
}

export function close(model: Reference, order: Order): Outcome {
  if (!isUnpaid(order)) return 'NOT_NOW'
  closeUnpaid(model, order)
  return 'ok'
}

/** The wish is taken back, or declined: the order is again what it was. */
export function endWish(_model: Reference, order: Order): Outcome {
  if (order.state === 'cancelRequested') order.state = 'paid'
  else if (order.state === 'restCancelRequested') order.state = 'partiallyShipped'
  else return 'NOT_NOW'
  return 'ok'
}

function becomeShipped(model: Reference, order: Order): void {
  order.state = 'shipped'
  order.receiveDue = model.now + model.receiveSeconds
}

export function agree(model: Reference, order: Order): Outcome {
  const isRest = order.state === 'restCancelRequested'
  if (!isRest && order.state !== 'cancelRequested') return 'NOT_NOW'
  for (const line of order.lines) release(model, line, open(line))
  if (isRest) becomeShipped(model, order)
  else order.state = 'cancelled'
  return 'ok'
}

/** One step of the first line that has something open, or everything that is open. */
export const partsOf = (order: Order, isWhole: boolean): { line: Line; quantity: number }[] => {
  const parts = order.lines.filter((line) => open(line) > 0).map((line) => ({ line, quantity: isWhole ? open(line) : 1 }))
  return isWhole ? parts : parts.slice(0, 1)
}

export function ship(model: Reference, order: Order, isWhole: boolean): Outcome {
  if (order.state !== 'paid' && order.state !== 'partiallyShipped') return 'NOT_NOW'
  for (const { line, quantity } of partsOf(order, isWhole)) {
    line.shipped += quantity
    counter(model, line.sku).onHand -= quantity
    counter(model, line.sku).reserved -= quantity
  }
  if (order.lines.every((line) => open(line) === 0)) becomeShipped(model, order)
  else order.state = 'partiallyShipped'
  return 'ok'
}

export function cancelPart(model: Reference, order: Order): Outcome {
  if (order.state !== 'partiallyShipped') return 'NOT_NOW'
  for (const { line, quantity } of partsOf(order, false)) release(model, line, quantity)
  if (order.lines.every((line) => open(line) === 0)) becomeShipped(model, order)
  return 'ok'
}

export function receive(_model: Reference, order: Order): Outcome {
  if (order.state !== 'shipped') return 'NOT_NOW'
  order.state = 'received'
  return 'ok'
}

export function extend(_model: Reference, order: Order): Outcome {
  if (order.state !== 'shipped' || order.isExtended) return 'NOT_NOW'
  order.isExtended = true
  order.receiveDue += EXTENSION_SECONDS
  return 'ok'
}

/** Time passes, and then happens what was due. */
export function wait(model: Reference, seconds: number): void {
  model.now += seconds
  for (const order of model.orders) {
    if (isUnpaid(order) && (model.checkouts[order.checkout]?.payDue ?? 0) <= model.now) closeUnpaid(model, order)
    else if (order.state === 'shipped' && order.receiveDue <= model.now) order.state = 'received'
    else if (order.state.endsWith('Requested') && order.answerDue <= model.now) agree(model, order)
  }
}
