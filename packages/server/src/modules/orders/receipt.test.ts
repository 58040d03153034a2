import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { logIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
let id: string

/** A paid order. */
async function open(at: TestApp): Promise<void> {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
  ;[id = ''] = placed.orderIds
  await pay(at, fixture.buyer.token, placed.paymentId)
}
beforeEach(() => open(at))

const DAY = 86_400
const TRUCK = { carrier: 'ownTruck', trackingNumber: '浙A12345' } as const
const stateLater = async () => (await trade.orderOf(id, 'buyer', await logIn(at, fixture.buyer.phone))).state

test('receiving is put off by three days, once, at any moment until then', async () => {
  await trade.ship(id)
  expect(await trade.extend(id)).toMatchObject({
    success: true,
    data: { state: 'shipped', autoReceiveAt: '2026-12-04T08:00:00.000Z', actions: ['receive'] },
  })
  expect(await trade.extend(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  at.clock.advance(13 * DAY - 1)
  await at.runTimers()
  expect(await stateLater()).toBe('shipped')
  at.clock.advance(1)
  await at.runTimers()
  expect(await stateLater()).toBe('received')
  expect(await listViolations(at.db)).toEqual([])
})

test('there is nothing to put off before it is shipped, or after it was received', async () => {
  expect(await trade.extend(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  await trade.ship(id)
  await trade.receive(id)
  expect(await trade.extend(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  expect((await trade.orderOf(id)).state).toBe('received')
})

test('after the shop’s own truck it is three days', async () => {
  await trade.ship(id, undefined, TRUCK)
  at.clock.advance(3 * DAY)
  await at.runTimers()
  expect(await stateLater()).toBe('received')
})

test('the days are set by configuration', async () => {
  const own = await makeTestApp({ RECEIVE_DAYS_EXPRESS: '2', RECEIVE_DAYS_OWN_TRUCK: '1' })
  onTestFinished(() => own.close())
  await open(own)
  expect(await trade.ship(id)).toMatchObject({ data: { autoReceiveAt: '2026-11-23T08:00:00.000Z' } })
})

test('an order that is over leaves the buyer’s list, and only theirs', async () => {
  expect(await trade.hide(id)).toMatchObject({ errorCode: 'NOT_NOW' })
  await trade.ship(id)
  await trade.receive(id)
  expect(await trade.hide(id)).toMatchObject({ success: true, data: null })
  expect(
    await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { all: 0, received: 0 } })
  expect(
    await at.call('orders.listOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { records: [], total: 0 } })
  expect(
    await at.call('orders.getOrder', { params: { id }, query: { view: 'buyer' } }, { token: fixture.buyer.token }),
  ).toMatchObject({ status: 404 })
  expect(await trade.orderOf(id, 'seller')).toMatchObject({ state: 'received' })
})

test('the seller’s list shows what the buyer wrote, their own note, and when it is due; the buyer’s says when too', async () => {
  await at.call('orders.remarkOrder', { params: { id }, body: { text: '老客户' } }, { token: fixture.sellers[0].token })
  const list = await at.call(
    'orders.listOrders',
    { query: { view: 'seller', q: '测试' } },
    { token: fixture.sellers[0].token },
  )
  expect(list).toMatchObject({
    data: { total: 1, records: [{ buyerRemark: '', sellerRemark: '老客户', shipDueAt: '2026-11-23T08:00:00.000Z' }] },
  })
  expect(
    await at.call('orders.listOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { records: [{ sellerRemark: null, shipDueAt: '2026-11-23T08:00:00.000Z' }] } })
})
