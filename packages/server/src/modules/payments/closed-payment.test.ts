import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { atCashier, forcePaid, openCashier } from '#testing/trade-fixture.ts'
import { placeJoint } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let placed: Awaited<ReturnType<typeof placeJoint>>
beforeEach(async () => {
  placed = await placeJoint(at)
})

const paymentNow = async () => {
  const { paymentId, fixture } = placed
  const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  if (!answer.success) throw new Error(answer.message)
  const { state, orders, lateMoney } = answer.data
  return { state, closed: orders.map(({ closed }) => closed), lateMoney }
}
const closeAsShop = () =>
  at.call(
    'orders.closeOrder',
    { params: { id: placed.first }, body: { reason: 'outOfStock', note: '停产' } },
    { token: placed.fixture.sellers[0].token },
  )

test('a payment says of each of its orders who closed it and why', async () => {
  expect(await paymentNow()).toEqual({ state: 'open', closed: [null, null], lateMoney: [] })
  expect(await closeAsShop()).toMatchObject({ success: true })
  const byShop = { by: 'seller', reason: 'outOfStock: 停产' }
  expect(await paymentNow()).toEqual({ state: 'open', closed: [byShop, null], lateMoney: [] })
  await placed.trade.cancel(placed.second)
  expect(await paymentNow()).toEqual({
    state: 'closed',
    closed: [byShop, { by: 'buyer', reason: 'changedMind' }],
    lateMoney: [],
  })
})

test('a shop closes what its buyer is at the cashier for: pressing "paid" there takes nothing', async () => {
  const tradeNo = await openCashier(at, placed.fixture.buyer.token, placed.paymentId)
  await placed.trade.cancel(placed.second)
  await closeAsShop()
  await atCashier(at, tradeNo, { result: 'pay' })
  await at.runJobs()
  expect(await paymentNow()).toMatchObject({ state: 'closed', lateMoney: [] })
  expect(await listViolations(at.db)).toEqual([])
})

test('money that arrives after the closing is named, with the state of its refund', async () => {
  const tradeNo = await openCashier(at, placed.fixture.buyer.token, placed.paymentId)
  at.clock.advance(30 * MINUTE)
  await at.runTimers()
  await forcePaid(at, tradeNo)
  const expired = { by: 'timer', reason: 'notPaidInTime' }
  expect(await paymentNow()).toEqual({ state: 'closed', closed: [expired, expired], lateMoney: [] })
  while ((await at.runJobs()) > 0);
  expect(await paymentNow()).toEqual({
    state: 'closed',
    closed: [expired, expired],
    lateMoney: [{ amountFen: 23_550, step: 'arrived' }],
  })
  expect(await listViolations(at.db)).toEqual([])
})
