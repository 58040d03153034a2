import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProviderDown, type PaymentProvider } from '#providers/payment/port.ts'
import { paymentAttempts } from '#tables/payments.ts'
import { simulatedPayments } from '#tables/simulators.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { atCashier, openCashier, type TradeFixture } from '#testing/trade-fixture.ts'
import { placeJoint, type trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { systemOf } from '#testing/test-app.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'

import { supersedeAll } from './commands/supersede.ts'
import { addToAmount, lockPayment, lockWithPayment } from './repository.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** Two orders under one payment: ¥188 and ¥47.50. */
let first: string
let second: string
let paymentId: string
beforeEach(async () => {
  ;({ fixture, trade, first, second, paymentId } = await placeJoint(at))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await assertInvariants(at)
})

const start = (amountFen = 23_550) =>
  at.call(
    'payments.startAttempt',
    { params: { id: paymentId }, body: { provider: 'simulator', amountFen } },
    { token: fixture.buyer.token },
  )
const attempts = () =>
  at.db.select({ status: paymentAttempts.status, fen: paymentAttempts.amountFen }).from(paymentAttempts)
const atChannel = () =>
  at.db.select({ outcome: simulatedPayments.outcome, fen: simulatedPayments.amountFen }).from(simulatedPayments)

function simulator(): PaymentProvider {
  const provider = at.services.providers.payments.get('simulator')
  if (!provider) throw new Error('no simulator')
  return provider
}

/** The channel answers when it is let; by then the attempt is written and nothing of the answer is. */
function slowChannel() {
  const provider = simulator()
  const create = provider.create.bind(provider)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  vi.spyOn(provider, 'create').mockImplementation(async (...order) => {
    asked.resolve()
    await answer.promise
    return create(...order)
  })
  return { asked: asked.promise, answer: answer.resolve }
}

/** The statement by which an attempt is superseded; the one that submits it writes its cashier as well. */
const SUPERSEDE = /update "payment_attempts" set "status" = \$\d+, "version" = "payment_attempts"."version" \+ 1 where/
const LOCK_PAYMENT = /from "payment_attempts" inner join "payments" .* for update/

test('a new price while the cashier is being opened: the old cashier is closed, whoever writes first', async () => {
  const channel = slowChannel()
  const starting = start()
  await channel.asked
  const superseding = holdStatements(SUPERSEDE)
  const repricing = trade.reprice(first, { discountFen: 800, freightFen: 1000 })
  await superseding.reached
  // The price has locked the payment and read the attempt; only now the channel answers.
  const locking = holdStatements(LOCK_PAYMENT)
  channel.answer()
  await Promise.race([starting, locking.reached])
  locking.letGo()
  superseding.letGo()
  expect(await repricing).toMatchObject({ success: true, data: { totalFen: 18_000 } })
  expect(await starting).toMatchObject({ success: false, errorCode: 'STATE_CHANGED' })
  await at.runJobs()
  expect([await attempts(), await atChannel()]).toEqual([
    [{ status: 'superseded', fen: 23_550 }],
    [{ outcome: 'closed', fen: 23_550 }],
  ])
  expect(await start(22_750)).toMatchObject({ success: true })
})

test('who waits for a payment that changes its attempt reads both as they are then, and nobody waits for ever', async () => {
  await openCashier(at, fixture.buyer.token, paymentId)
  const [attempt] = await at.db.select().from(paymentAttempts)
  const id = attempt?.id ?? ''
  const waiting = Promise.withResolvers<ReturnType<typeof lockWithPayment>>()
  await systemOf(at).transaction(async (ctx) => {
    await lockPayment(ctx.db, paymentId)
    waiting.resolve(systemOf(at).transaction((ctx) => lockWithPayment(ctx.db, id)))
    await lockAwaited(at)
    // It would wait for ever here if the attempt were locked before its payment.
    await supersedeAll(ctx, paymentId)
    await addToAmount(ctx.db, paymentId, 100)
  })
  const read = await waiting.promise
  expect(read).toMatchObject({ attempt: { status: 'superseded', version: 2 }, payment: { amountFen: 23_650 } })
  await addToAmount(at.db, paymentId, -100)
})

test('an order that is cancelled before the channel knows of its cashier: it is closed once it is there', async () => {
  const channel = slowChannel()
  const starting = start()
  await channel.asked
  expect(await trade.cancel(second)).toMatchObject({ success: true })
  await expect(at.runJobs()).rejects.toThrow('does not know this payment')
  channel.answer()
  expect(await starting).toMatchObject({ success: false, errorCode: 'STATE_CHANGED' })
  expect(await atChannel()).toEqual([{ outcome: 'waiting', fen: 23_550 }])
  await at.runJobs()
  expect([await attempts(), await atChannel()]).toEqual([
    [{ status: 'superseded', fen: 23_550 }],
    [{ outcome: 'closed', fen: 23_550 }],
  ])
})

test('the same cashier asked for twice at once is opened once, and both are led to it', async () => {
  const channel = slowChannel()
  const both = [start(), start()]
  await channel.asked
  channel.answer()
  const [one, other] = await Promise.all(both)
  expect([one?.success, other]).toEqual([true, one])
  expect([await attempts(), await atChannel()]).toEqual([
    [{ status: 'submitted', fen: 23_550 }],
    [{ outcome: 'waiting', fen: 23_550 }],
  ])
})

test('a cashier that is paid already when its order is to be cancelled: the order is paid, and the cancelling refused', async () => {
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  await atCashier(at, tradeNo, { result: 'pay', fault: 'drop' })
  expect(await trade.cancel(second)).toMatchObject({ success: false, errorCode: 'NOT_NOW' })
  expect(await attempts()).toEqual([{ status: 'succeeded', fen: 23_550 }])
  expect([(await trade.orderOf(first)).state, (await trade.orderOf(second)).state]).toEqual(['paid', 'paid'])
  expect((await at.db.execute('select from refunds')).rowCount).toBe(0)
})

test('paid while an order is being cancelled whose channel did not answer: what came for both goes back', async () => {
  const tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
  await atCashier(at, tradeNo, { result: 'pay', fault: 'drop' })
  vi.spyOn(simulator(), 'close').mockRejectedValueOnce(new ProviderDown('silent'))
  const giving = holdStatements(SUPERSEDE)
  const cancelling = trade.cancel(second)
  await giving.reached
  const checking = at.call('payments.checkPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  giving.letGo()
  expect([await cancelling, await checking]).toMatchObject([{ success: true }, { data: { state: 'open' } }])
  await at.runJobs()
  expect(await attempts()).toEqual([{ status: 'returned', fen: 23_550 }])
  const { rows } = await at.db.execute('select status, amount_fen::int as fen, is_late from refunds')
  expect(rows).toEqual([{ status: 'succeeded', fen: 23_550, is_late: true }])
  expect((await trade.orderOf(first)).state).toBe('unpaid')
})
