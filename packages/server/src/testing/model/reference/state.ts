/**
 * The expected behaviour of orders, stock, payments, refunds and the ledger, written independently: plain objects changed in
 * place, without state machine and database. The model test compares the application with it. It imports nothing of the
 * application on purpose.
 */
export const MINUTE = 60
export const DAY = 86_400

export type Outcome =
  | 'ok'
  | 'NOT_NOW'
  | 'TOO_OFTEN'
  | 'STOCK_SHORT'
  | 'HOLD_LIMIT'
  | 'PAYMENT_CLOSED'
  | 'AMOUNT_CHANGED'
  | 'ATTEMPT_LIMIT'
  | 'PLACING_LIMIT'
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
  isMade: boolean
  lots: Counter[]
}

export interface Line {
  sku: number
  /** The index in `SIZES`, for goods made to measure. */
  size: number
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
  placedAt: number
  /** Whether it was closed because nobody paid in time. */
  isLapsed: boolean
  isPaid: boolean
  paidAt: number
  refundedFen: number
  commissionBackFen: number
  carriers: Carrier[]
  receiveDue: number
  isExtended: boolean
  cancelRequests: number
  declines: number
  reprices: number
}

/** A payment attempt: our state of it, and the channel's. */
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
  /** Of a checkout that was placed; otherwise of an order that left one to be paid alone. */
  isPlaced: boolean
}

export interface Refund {
  payment: number
  amountFen: number
  /** Whether it returns money that was not owed. */
  isLate: boolean
  hasArrived: boolean
}

export type TimerKind = 'expire' | 'ask' | 'grant' | 'receive'

/** Jobs, in the order in which they run. */
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
  /** What each shop has earned, and what the platform has earned from all shops. */
  shopsFen: number[]
  feeFen: number
}

/** The goods of a sequence; with their prices hardly any division is even. */
export const GOODS: readonly {
  shop: number
  product: number
  priceFen: number
  lots: readonly number[]
  isMade?: true
  /** Travels by the shop's second freight template, not by its first. */
  isBulky?: true
}[] = [
  { shop: 0, product: 0, priceFen: 333, lots: [9] },
  { shop: 0, product: 0, priceFen: 1009, lots: [7] },
  { shop: 1, product: 1, priceFen: 7, lots: [12] },
  { shop: 1, product: 2, priceFen: 2999, lots: [3, 6], isBulky: true },
  { shop: 0, product: 3, priceFen: 3337, lots: [8], isMade: true, isBulky: true },
]
/** The shop in which the buyer works: what they buy there is not counted as sold. */
export const OWN_SHOP = 1
/** Sizes of goods made to measure, width by height in mm: smaller and larger than the least area that is charged. */
export const SIZES = [
  [300, 700],
  [905, 1210],
] as const
/** The area is charged in hundredths of a ㎡, and at least half a ㎡. */
export const MADE = { stepMm2: 10_000, leastMm2: 500_000 } as const
/** The platform's share of the goods, in basis points, by shop. */
export const COMMISSION_BP = [333, 500] as const
/** The freight of the first piece by a shop's first and second template, and of each further one. By the second one piece travels free. */
export const FREIGHT = [
  { firstFen: 1000, nextFen: 130 },
  { firstFen: 0, nextFen: 1707 },
] as const
/** The lead time of goods made to measure. */
export const MADE_LEAD_DAYS = 4
export const RECEIVE_SECONDS: Readonly<Record<Carrier, number>> = { sf: 10 * DAY, ownTruck: 3 * DAY }

export const newReference = (): Reference => ({
  now: 0,
  skus: GOODS.map(({ lots, isMade = false, ...goods }) => ({
    ...goods,
    isMade,
    lots: lots.map((onHand) => ({ onHand, reserved: 0 })),
  })),
  sold: [0, 0, 0, 0],
  orders: [],
  payments: [],
  attempts: [],
  refunds: [],
  timers: [],
  jobs: { ask: [], close: [], refund: [], notify: [] },
  shopsFen: [0, 0],
  feeFen: 0,
})

/** An element of a list. @throws when there is none */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const openOf = ({ quantity, shipped, cancelled }: Line): number => quantity - shipped - cancelled

/** The price of one piece: for goods made to measure, its area at the price of a ㎡, rounded to the nearest fen. */
function priceOf(model: Reference, { sku, size }: Line): number {
  const { priceFen, isMade } = at(model.skus, sku)
  if (!isMade) return priceFen
  const [width, height] = SIZES[size === 0 ? 0 : 1]
  const hundredths = Math.max(MADE.leastMm2 / MADE.stepMm2, Math.ceil((width * height) / MADE.stepMm2))
  return Math.floor((priceFen * hundredths + 50) / 100)
}
export const worthOf = (model: Reference, line: Line): number => priceOf(model, line) * line.quantity
export const goodsOf = (model: Reference, { lines }: Order): number => sum(lines.map((line) => worthOf(model, line)))
export const totalOf = (model: Reference, order: Order): number =>
  goodsOf(model, order) - order.discountFen + order.freightFen

/** Lines grouped by the freight template by which they travel. */
export const consignmentsOf = (lines: readonly Line[]): [template: 0 | 1, lines: Line[]][] => [
  ...Map.groupBy(lines, ({ sku }) => (at(GOODS, sku).isBulky ? 1 : 0)),
]

export const quotedFreight = (lines: readonly Line[]): number =>
  sum(
    consignmentsOf(lines).map(([template, own]) => {
      const { firstFen, nextFen } = FREIGHT[template]
      return firstFen + nextFen * (sum(own.map(({ quantity }) => quantity)) - 1)
    }),
  )

/** The commission on all that is paid, without the freight up to its quoted amount; rounded to the nearest fen, half a fen upwards. */
export function commissionOf(model: Reference, order: Order): number {
  const free = Math.min(order.freightFen, quotedFreight(order.lines))
  return Math.floor(((totalOf(model, order) - free) * at(COMMISSION_BP, order.shop) + 5000) / 10_000)
}

/** The SKUs of an order's lines, grouped by product. */
export function skusByProduct(model: Reference, order: Pick<Order, 'lines'>): number[][] {
  const skus = order.lines.map(({ sku }) => sku)
  return [...Map.groupBy(skus, (sku) => at(model.skus, sku).product).values()]
}

/** Counts an order as a sale of a product (1), or no longer (-1), unless the buyer works in the shop. */
export function countSale(model: Reference, sku: number, change: 1 | -1): void {
  const { product, shop } = at(model.skus, sku)
  if (shop !== OWN_SHOP) model.sold[product] = at(model.sold, product) + change
}

/** Sets a timer, or moves the existing one. */
export function setTimer(model: Reference, kind: TimerKind, { subject, due }: { subject: number; due: number }): void {
  const standing = model.timers.find((timer) => timer.kind === kind && timer.subject === subject)
  if (standing) standing.due = due
  else model.timers.push({ kind, subject, due })
}
