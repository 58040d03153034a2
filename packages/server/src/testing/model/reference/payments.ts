import {
  at,
  countSale,
  MINUTE,
  setTimer,
  skusByProduct,
  sum,
  totalOf,
  type Attempt,
  type Order,
  type Outcome,
  type Reference,
} from './state.ts'

/** When a channel that says nothing is asked, after the attempt was started. */
const ASKED_AFTER = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** How often one payment may be tried. */
const ATTEMPTS_MAX = 20

/** Of how many cashiers the channel is asked while somebody waits; those before them are closed after a change. */
const ASKED_AT_ONCE = 3

/** A notice that was signed longer ago is refused; the channel has to be asked. */
const FRESH_SECONDS = 5 * MINUTE

export const unpaidOf = (model: Reference, payment: number): Order[] =>
  model.orders.filter((order) => order.payment === payment && order.state === 'unpaid')

const liveOf = (model: Reference, payment: number): Attempt | undefined =>
  model.attempts.find((attempt) => attempt.payment === payment && attempt.state === 'live')

/** Whether it may still be paid at its channel: a try that failed can be repeated. */
const isPayable = ({ state }: Attempt): boolean => state === 'live' || state === 'failed'

/** The newest first. */
const payableOf = (model: Reference, payment: number): Attempt[] =>
  model.attempts.filter((attempt) => attempt.payment === payment && isPayable(attempt)).toReversed()

/** Supersedes an attempt; its channel is asked to close it later. */
function supersede(model: Reference, attempt: Attempt): void {
  attempt.state = 'superseded'
  model.jobs.close.push(model.attempts.indexOf(attempt))
}

function supersedeAll(model: Reference, payment: number): void {
  for (const attempt of payableOf(model, payment)) supersede(model, attempt)
}

/** A payment asks for something else from now on; with nothing left it is closed. */
export function changeAmount(model: Reference, payment: number, byFen: number): void {
  supersedeAll(model, payment)
  const changed = at(model.payments, payment)
  changed.amountFen += byFen
  if (changed.amountFen === 0) changed.state = 'closed'
}

/** Opens the cashier, or answers the one that is open; for no other amount than the buyer saw. */
export function openCashier(model: Reference, payment: number, sawFen: number): Outcome {
  const { state, due, amountFen } = at(model.payments, payment)
  if (state !== 'open' || due <= model.now) return 'PAYMENT_CLOSED'
  if (sawFen !== amountFen) return 'AMOUNT_CHANGED'
  if (liveOf(model, payment)) return 'ok'
  if (model.attempts.filter((attempt) => attempt.payment === payment).length >= ATTEMPTS_MAX) return 'ATTEMPT_LIMIT'
  const attempt =
    model.attempts.push({ payment, amountFen, state: 'live', channel: 'waiting', startedAt: model.now, asked: 0 }) - 1
  setTimer(model, 'ask', { subject: attempt, due: model.now + MINUTE })
  return 'ok'
}

/** What the channel says when it is asked: at the deadline of its payment it has closed what is not paid. */
function newsOf(model: Reference, { payment, channel }: Attempt): Attempt['channel'] {
  return channel !== 'paid' && at(model.payments, payment).due <= model.now ? 'closed' : channel
}

/** What the payer decides at the channel's page; whether anybody hears of it is another matter. */
export function decideAt(
  model: Reference,
  number: number,
  { result, isNotified }: { result: 'paid' | 'failed'; isNotified: boolean },
): void {
  const attempt = at(model.attempts, number)
  const news = newsOf(model, attempt)
  if (news === 'paid' || news === 'closed') return
  attempt.channel = result
  if (isNotified) model.jobs.notify.push({ attempt: number, news: result, signedAt: model.now })
}

/** A channel's event on an attempt arrives, for the first time or again. */
export function hear(model: Reference, number: number, word: Attempt['channel']): void {
  const attempt = at(model.attempts, number)
  if (word === 'failed' && attempt.state === 'live') attempt.state = 'failed'
  if (word === 'closed' && isPayable(attempt)) supersede(model, attempt)
  if (word === 'paid' && attempt.state !== 'succeeded' && attempt.state !== 'returned') hearOfMoney(model, attempt)
}

function hearOfMoney(model: Reference, attempt: Attempt): void {
  const payment = at(model.payments, attempt.payment)
  const isWanted = payment.state === 'open' && payment.amountFen === attempt.amountFen && attempt.state !== 'superseded'
  if (isWanted) takeMoney(model, attempt)
  else returnMoney(model, attempt)
}

function takeMoney(model: Reference, attempt: Attempt): void {
  const payment = at(model.payments, attempt.payment)
  attempt.state = 'succeeded'
  supersedeAll(model, attempt.payment)
  payment.state = 'succeeded'
  payment.paidFen = attempt.amountFen
  for (const order of unpaidOf(model, attempt.payment)) {
    order.state = 'paid'
    order.isPaid = true
    order.paidAt = model.now
    for (const skus of skusByProduct(model, order)) countSale(model, at(skus, 0), 1)
  }
}

function returnMoney(model: Reference, attempt: Attempt): void {
  attempt.state = 'returned'
  model.jobs.refund.push(
    model.refunds.push({ payment: attempt.payment, amountFen: attempt.amountFen, isLate: true, hasArrived: false }) - 1,
  )
}

/** The buyer says that they have paid: the channel is asked about what may still be paid, and about the newest attempt. */
export function check(model: Reference, payment: number): void {
  const newest = model.attempts.filter((attempt) => attempt.payment === payment).slice(-1)
  for (const attempt of new Set([...payableOf(model, payment).slice(0, ASKED_AT_ONCE), ...newest]))
    hear(model, model.attempts.indexOf(attempt), newsOf(model, attempt))
}

/** The cashier is closed at the channel; one that was paid meanwhile stays so, and is heard of. */
export function closeAtChannel(model: Reference, number: number): void {
  const attempt = at(model.attempts, number)
  if (attempt.channel !== 'paid') attempt.channel = 'closed'
  hear(model, number, attempt.channel)
}

function arrive(model: Reference, number: number): void {
  const refund = at(model.refunds, number)
  refund.hasArrived = true
  if (refund.isLate) return
  const payment = at(model.payments, refund.payment)
  const back = model.refunds.filter((one) => one.payment === refund.payment && !one.isLate && one.hasArrived)
  payment.state = sum(back.map(({ amountFen }) => amountFen)) === payment.paidFen ? 'refunded' : 'partiallyRefunded'
}

/** One kind of job after the other, until none is left. */
export function settle(model: Reference): void {
  const { jobs } = model
  while (jobs.ask.length + jobs.close.length + jobs.refund.length + jobs.notify.length > 0) {
    for (let job = jobs.ask.shift(); job !== undefined; job = jobs.ask.shift())
      hear(model, job, newsOf(model, at(model.attempts, job)))
    for (let job = jobs.close.shift(); job !== undefined; job = jobs.close.shift()) closeAtChannel(model, job)
    for (let job = jobs.refund.shift(); job !== undefined; job = jobs.refund.shift()) arrive(model, job)
    for (let job = jobs.notify.shift(); job !== undefined; job = jobs.notify.shift()) {
      if (model.now - job.signedAt <= FRESH_SECONDS) hear(model, job.attempt, job.news)
    }
  }
}

/** The timer of a silent channel. @returns when to ask again */
export function ask(model: Reference, number: number): number | undefined {
  const attempt = at(model.attempts, number)
  if (attempt.state !== 'live' && attempt.state !== 'failed') return undefined
  model.jobs.ask.push(number)
  const next = ASKED_AFTER[++attempt.asked]
  return next === undefined ? undefined : attempt.startedAt + next
}

/** The cashiers that a payer may have open are closed at their channel; what turns out paid is heard of. */
export function closeCashiers(model: Reference, payment: number): void {
  for (const attempt of payableOf(model, payment).slice(0, ASKED_AT_ONCE))
    closeAtChannel(model, model.attempts.indexOf(attempt))
}

/** How often a seller may change the price of one order. */
const REPRICES_MAX = 10

/** The seller's new price: the open cashier is closed first; what turns out to be paid does not change its price. */
export function reprice(
  model: Reference,
  order: Order,
  { discountFen, freightFen }: { discountFen: number; freightFen: number },
): Outcome {
  if (order.state !== 'unpaid') return 'NOT_NOW'
  const before = totalOf(model, order)
  const goodsFen = before + order.discountFen - order.freightFen
  if (discountFen > goodsFen || goodsFen - discountFen + freightFen < 1) return 'PRICE_OUT_OF_RANGE'
  if (discountFen === order.discountFen && freightFen === order.freightFen) return 'ok'
  if (order.reprices === REPRICES_MAX) return 'TOO_OFTEN'
  closeCashiers(model, order.payment)
  if (unpaidOf(model, order.payment).length === 0) return 'NOT_NOW'
  Object.assign(order, { discountFen, freightFen, reprices: order.reprices + 1 })
  changeAmount(model, order.payment, totalOf(model, order) - before)
  return 'ok'
}

/** An order out of a payment for several, to be paid alone by the same time; the open cashier is closed first. */
export function separate(model: Reference, order: Order): Outcome {
  const { due } = at(model.payments, order.payment)
  if (order.state !== 'unpaid' || due <= model.now) return 'NOT_NOW'
  if (unpaidOf(model, order.payment).length === 1) return 'ok'
  closeCashiers(model, order.payment)
  if (unpaidOf(model, order.payment).length === 0) return 'NOT_NOW'
  const amountFen = totalOf(model, order)
  changeAmount(model, order.payment, -amountFen)
  order.payment = model.payments.push({ state: 'open', amountFen, paidFen: 0, refundedFen: 0, due }) - 1
  setTimer(model, 'expire', { subject: order.payment, due })
  return 'ok'
}
