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

/** The times after the start of an attempt at which a silent channel is queried. */
const ASKED_AFTER = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]

/** How many attempts one payment may have. */
const ATTEMPTS_MAX = 20

/** How many cashiers are queried at the channel while the caller waits; earlier ones are closed by a job. */
const ASKED_AT_ONCE = 3

/** A notice with an older signature is refused; then the channel must be queried. */
const FRESH_SECONDS = 5 * MINUTE

export const unpaidOf = (model: Reference, payment: number): Order[] =>
  model.orders.filter((order) => order.payment === payment && order.state === 'unpaid')

const liveOf = (model: Reference, payment: number): Attempt | undefined =>
  model.attempts.find((attempt) => attempt.payment === payment && attempt.state === 'live')

/** Whether it may still be paid at the channel: a failed attempt can be repeated there. */
const isPayable = ({ state }: Attempt): boolean => state === 'live' || state === 'failed'

/** The newest first. */
const payableOf = (model: Reference, payment: number): Attempt[] =>
  model.attempts.filter((attempt) => attempt.payment === payment && isPayable(attempt)).toReversed()

/** Supersedes an attempt; a job closes it at the channel. */
function supersede(model: Reference, attempt: Attempt): void {
  attempt.state = 'superseded'
  model.jobs.close.push(model.attempts.indexOf(attempt))
}

function supersedeAll(model: Reference, payment: number): void {
  for (const attempt of payableOf(model, payment)) supersede(model, attempt)
}

/** Changes the amount of a payment; when nothing is left to pay, it is closed. */
export function changeAmount(model: Reference, payment: number, byFen: number): void {
  supersedeAll(model, payment)
  const changed = at(model.payments, payment)
  changed.amountFen += byFen
  if (changed.amountFen === 0) changed.state = 'closed'
}

/** Opens a cashier or returns the open one; refused when the amount is not the one that the buyer saw. */
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

/** The channel's answer to a query: at the deadline of the payment it closes attempts that are not paid. */
function newsOf(model: Reference, { payment, channel }: Attempt): Attempt['channel'] {
  return channel !== 'paid' && at(model.payments, payment).due <= model.now ? 'closed' : channel
}

/** The payer pays or fails at the channel's page; a notice is sent only when `isNotified`. */
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

/** Handles a channel's event on an attempt, for the first time or again. */
export function hear(model: Reference, number: number, word: Attempt['channel']): void {
  const attempt = at(model.attempts, number)
  if (word === 'failed' && attempt.state === 'live') attempt.state = 'failed'
  // The channel has closed it, so no job closes it again.
  if (word === 'closed' && isPayable(attempt)) attempt.state = 'superseded'
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

/** The buyer reports a payment: the channel is queried about the attempts that may still be paid, and about the newest one. */
export function check(model: Reference, payment: number): void {
  const newest = model.attempts.filter((attempt) => attempt.payment === payment).slice(-1)
  for (const attempt of new Set([...payableOf(model, payment).slice(0, ASKED_AT_ONCE), ...newest]))
    hear(model, model.attempts.indexOf(attempt), newsOf(model, attempt))
}

/** Closes a cashier at the channel. When it was paid meanwhile it stays paid, and the event is handled. */
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

/** Runs the jobs, one kind after the other, until none is left. */
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

/** Runs the timer that queries a silent channel. @returns when it runs again */
export function ask(model: Reference, number: number): number | undefined {
  const attempt = at(model.attempts, number)
  if (attempt.state !== 'live' && attempt.state !== 'failed') return undefined
  model.jobs.ask.push(number)
  const next = ASKED_AFTER[++attempt.asked]
  return next === undefined ? undefined : attempt.startedAt + next
}

/** Closes the cashiers that a payer may have open at the channel. When one was paid, the event is handled. */
export function closeCashiers(model: Reference, payment: number): void {
  for (const attempt of payableOf(model, payment).slice(0, ASKED_AT_ONCE))
    closeAtChannel(model, model.attempts.indexOf(attempt))
}

/** How many times a seller may change the price of one order. */
const REPRICES_MAX = 10

/** The seller changes the price: the open cashier is closed first; if it was paid, the price is not changed. */
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

/** Separates an order from a payment for several; its own payment has the same deadline. The open cashier is closed first. */
export function separate(model: Reference, order: Order): Outcome {
  const { due } = at(model.payments, order.payment)
  if (order.state !== 'unpaid' || due <= model.now) return 'NOT_NOW'
  if (unpaidOf(model, order.payment).length === 1) return 'ok'
  closeCashiers(model, order.payment)
  if (unpaidOf(model, order.payment).length === 0) return 'NOT_NOW'
  const amountFen = totalOf(model, order)
  changeAmount(model, order.payment, -amountFen)
  order.payment =
    model.payments.push({ state: 'open', amountFen, paidFen: 0, refundedFen: 0, due, isPlaced: false }) - 1
  setTimer(model, 'expire', { subject: order.payment, due })
  return 'ok'
}
