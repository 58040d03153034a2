/**
 * What orders, stock, payments, refunds and the ledger should do, said once more and differently: plain objects changed
 * in place, no machine, no database. The model test holds the modules against this. It imports nothing of theirs on
 * purpose.
 */
export const MINUTE = 60
export const DAY = 86_400

export type Outcome =
  | 'ok'
  | 'NOT_NOW'
  | 'TOO_OFTEN'
  | 'STOCK_SHORT'
  | 'PAYMENT_CLOSED'
  | 'TOO_MUCH'
  | 'PRICE_OUT_OF_RANGE'
export type State =
  | 'unpaid'
  | 'paid'
  | 'cancelRequested'
  | 'partiallyShipped'
  | 'restCancelRequested'
  | 'shipped'
  | 'received'
  | 'cancelled'
export type Carrier = 'sf' | 'ownTruck'

export interface Counter {
  onHand: number
  reserved: number
}

/** A SKU of which there are two colours has its stock in lots; its own counters are their sums. */
interface Sku {
  shop: number
  product: number
  priceFen: number
  lots: Counter[]
}

export interface Line {
  sku: number
  lot: number
  quantity: number
  shipped: number
  cancelled: number
}

export interface Order {
  id: number
  shop: number
  payment: number
  state: State
  lines: Line[]
  discountFen: number
  freightFen: number
  isPaid: boolean
  refundedFen: number
  commissionBackFen: number
  carriers: Carrier[]
  receiveDue: number
  isExtended: boolean
  cancelRequests: number
  reprices: number
}

/** A try to pay at the channel: what we know of it, and what the channel knows. */
export interface Attempt {
  payment: number
  amountFen: number
  state: 'live' | 'failed' | 'superseded' | 'succeeded' | 'returned'
  channel: 'waiting' | 'failed' | 'paid' | 'closed'
  startedAt: number
  asked: number
}

export interface Payment {
  state: 'open' | 'succeeded' | 'closed' | 'partiallyRefunded' | 'refunded'
  amountFen: number
  paidFen: number
  refundedFen: number
  due: number
}

export interface Refund {
  payment: number
  amountFen: number
  /** Money that nobody had asked for, on its way back. */
  isLate: boolean
  hasArrived: boolean
}

export type TimerKind = 'expire' | 'ask' | 'grant' | 'receive'

/** What waits to be done outside of requests, in its order. */
interface Jobs {
  ask: number[]
  close: number[]
  refund: number[]
  notify: { attempt: number; news: 'paid' | 'failed'; signedAt: number }[]
}

export interface Reference {
  now: number
  skus: Sku[]
  sold: number[]
  orders: Order[]
  payments: Payment[]
  attempts: Attempt[]
  refunds: Refund[]
  timers: { kind: TimerKind; subject: number; due: number }[]
  jobs: Jobs
  /** What each shop has earned, and the platform of all. */
  shopsFen: number[]
  feeFen: number
}

/** The goods that a sequence trades in; prices are such that hardly anything divides evenly. */
export const GOODS: readonly { shop: number; product: number; priceFen: number; lots: readonly number[] }[] = [
  { shop: 0, product: 0, priceFen: 333, lots: [9] },
  { shop: 0, product: 0, priceFen: 1009, lots: [7] },
  { shop: 1, product: 1, priceFen: 7, lots: [12] },
  { shop: 1, product: 2, priceFen: 2999, lots: [3, 6] },
]
/** The platform's share of the goods, in basis points, by shop. */
export const COMMISSION_BP = [333, 500] as const
/** What a shop's first piece costs to send, and each further one. */
export const FREIGHT = { firstFen: 1000, nextFen: 130 } as const
export const RECEIVE_SECONDS: Readonly<Record<Carrier, number>> = { sf: 10 * DAY, ownTruck: 3 * DAY }

export const newReference = (): Reference => ({
  now: 0,
  skus: GOODS.map(({ lots, ...goods }) => ({ ...goods, lots: lots.map((onHand) => ({ onHand, reserved: 0 })) })),
  sold: [0, 0, 0],
  orders: [],
  payments: [],
  attempts: [],
  refunds: [],
  timers: [],
  jobs: { ask: [], close: [], refund: [], notify: [] },
  shopsFen: [0, 0],
  feeFen: 0,
})

/** One of a list that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const openOf = ({ quantity, shipped, cancelled }: Line): number => quantity - shipped - cancelled
export const worthOf = (model: Reference, { sku, quantity }: Line): number => at(model.skus, sku).priceFen * quantity
export const goodsOf = (model: Reference, { lines }: Order): number => sum(lines.map((line) => worthOf(model, line)))
export const totalOf = (model: Reference, order: Order): number =>
  goodsOf(model, order) - order.discountFen + order.freightFen

/** The platform's share of what the goods cost, to the nearest fen, half a fen upwards. */
export const commissionOf = (model: Reference, order: Order): number =>
  Math.floor(((goodsOf(model, order) - order.discountFen) * at(COMMISSION_BP, order.shop) + 5000) / 10_000)

/** Sets a timer, or moves the one that stands. */
export function setTimer(model: Reference, kind: TimerKind, { subject, due }: { subject: number; due: number }): void {
  const standing = model.timers.find((timer) => timer.kind === kind && timer.subject === subject)
  if (standing) standing.due = due
  else model.timers.push({ kind, subject, due })
}
