import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { digestOf } from '#testing/digest.ts'
import { atCashier, openCashier, pay, type TradeFixture } from '#testing/trade-fixture.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { placeJoint, type trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** Two orders under one payment: ¥188 and ¥47.50. */
let first: string
let second: string
let joint: string
beforeEach(async () => {
  ;({ fixture, trade, first, second, paymentId: joint } = await placeJoint(at))
})
afterEach(() => assertInvariants(at))

const buyer = () => ({ token: fixture.buyer.token })
const ask = (id: string) => at.call('orders.separateOrder', { params: { id } }, buyer())
async function separate(id: string): Promise<string> {
  const answer = await ask(id)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.paymentId
}
async function payment(id: string) {
  const answer = await at.call('payments.getPayment', { params: { id } }, buyer())
  if (!answer.success) throw new Error(answer.message)
  const { state, amountFen, orderIds, expiresAt } = answer.data
  return { state, amountFen, orderIds, expiresAt }
}
const statesOf = async () => [(await trade.orderOf(first)).state, (await trade.orderOf(second)).state]

test('one of two orders is paid alone; the other stays to be paid for its own amount by the same time', async () => {
  const { expiresAt } = await payment(joint)
  const alone = await separate(first)
  expect(await payment(alone)).toEqual({ state: 'open', amountFen: 18_800, orderIds: [first], expiresAt })
  expect(await payment(joint)).toEqual({ state: 'open', amountFen: 4750, orderIds: [second], expiresAt })
  expect(await trade.orderOf(first)).toMatchObject({
    state: 'unpaid',
    paymentId: alone,
    timeline: [{ event: 'place' }, { event: 'separate', by: 'buyer' }],
  })
  await pay(at, fixture.buyer.token, alone)
  expect(await statesOf()).toEqual(['paid', 'unpaid'])
  await pay(at, fixture.buyer.token, joint)
  expect(await statesOf()).toEqual(['paid', 'paid'])
})

test('each is closed by the clock when nobody pays it, and its stock goes back', async () => {
  const alone = await separate(first)
  await pay(at, fixture.buyer.token, joint)
  at.clock.advance(30 * MINUTE)
  await at.runTimers()
  expect(await statesOf()).toEqual(['cancelled', 'paid'])
  expect((await payment(alone)).state).toBe('closed')
  const { rows } = await at.db.execute(sql`select on_hand, reserved from skus where id = ${fixture.skuIds[0][0] ?? ''}`)
  expect(rows).toEqual([{ on_hand: 100, reserved: 0 }])
})

test('an order that is alone already keeps its payment, and nothing changes', async () => {
  const alone = await separate(first)
  const before = await digestOf(at.db)
  expect([await separate(first), await separate(second)]).toEqual([alone, joint])
  expect(await digestOf(at.db)).toEqual(before)
})

test('a cashier that is open for both is closed first: one that was paid has paid both', async () => {
  const tradeNo = await openCashier(at, fixture.buyer.token, joint)
  await atCashier(at, tradeNo, { result: 'pay', fault: 'drop' })
  expect(await ask(first)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await statesOf()).toEqual(['paid', 'paid'])
  expect(await payment(joint)).toMatchObject({ state: 'succeeded', amountFen: 23_550, orderIds: [first, second] })
})

test('two at once make one payment more, and one for the rest', async () => {
  const [one, other] = await Promise.all([ask(first), ask(second)])
  expect([one.success, other.success]).toEqual([true, true])
  const ids = [(await trade.orderOf(first)).paymentId, (await trade.orderOf(second)).paymentId]
  expect(new Set(ids).size).toBe(2)
  expect(ids).toContain(joint)
})

test('what is paid or past its time stays with its payment, and nothing changes', async () => {
  at.clock.advance(30 * MINUTE)
  const before = await digestOf(at.db)
  expect(await ask(first)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await digestOf(at.db)).toEqual(before)
})

test('asked for twice at once, an order gets one payment of its own, and both answers name it', async () => {
  const answers = await Promise.all([ask(first), ask(first)])
  const own = answers.flatMap((answer) => (answer.success ? [answer.data.paymentId] : []))
  expect(own).toHaveLength(2)
  expect(new Set([...own, joint]).size).toBe(2)
  expect(await ask(second)).toMatchObject({ success: true, data: { paymentId: joint } })
})

test('who waits for the checkout that an order leaves locks the one that it goes to', async () => {
  const closing = holdStatements(/update "orders" set .*"cancel_reason" = /)
  onTestFinished(closing.letGo)
  const leaving = holdStatements(/insert into "checkouts"/)
  const separating = ask(first)
  await leaving.reached
  const byBuyer = trade.cancel(first)
  await lockAwaited(at)
  leaving.letGo()
  expect(await separating).toMatchObject({ success: true })
  await closing.reached
  const byShop = at.call(
    'orders.closeOrder',
    { params: { id: first }, body: { reason: 'outOfStock' } },
    { token: fixture.sellers[0].token },
  )
  // The shop comes by the checkout that the order is in now.
  await lockAwaited(at)
  closing.letGo()
  expect(await byBuyer).toMatchObject({ success: true })
  expect(await byShop).toMatchObject({ status: 200, errorCode: 'NOT_NOW' })
  expect(await statesOf()).toEqual(['cancelled', 'unpaid'])
})
