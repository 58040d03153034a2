import { beforeEach, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { pay, placeOrders } from '#testing/trade-fixture.ts'
import { placeTwoLines, trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let shop: Awaited<ReturnType<typeof placeTwoLines>>
beforeEach(async () => {
  shop = await placeTwoLines(at)
})

/** The answer of a step that is refused, and that it changed nothing. */
async function refused(step: () => Promise<object>): Promise<object> {
  const before = await digestOf(at.db)
  const answer = await step()
  expect(await digestOf(at.db)).toEqual(before)
  return answer
}

test('a buyer asks to cancel one order three times; then it is neither offered nor done', async () => {
  const { trade, id, paymentId, fixture } = shop
  await pay(at, fixture.buyer.token, paymentId)
  for (const end of [trade.withdraw, trade.decline, trade.withdraw]) {
    expect(await trade.requestCancel(id)).toMatchObject({ success: true, data: { actions: ['withdrawCancel'] } })
    await end(id)
  }
  expect((await trade.orderOf(id)).actions).toEqual([])
  expect(await refused(() => trade.requestCancel(id))).toMatchObject({
    status: 200,
    errorCode: 'TOO_OFTEN',
    data: { limit: 3 },
  })
  expect((await trade.orderOf(id)).timeline).toHaveLength(2 + 3 * 2)
  expect(await trade.ship(id)).toMatchObject({ data: { state: 'shipped' } })
  expect(await listViolations(at.db)).toEqual([])
})

test('a seller changes the price of one order ten times; the same price again is no change', async () => {
  const { trade, id } = shop
  const priced = (discountFen: number) => trade.reprice(id, { discountFen, freightFen: 0 })
  for (let change = 1; change <= 10; change++) expect(await priced(change)).toMatchObject({ success: true })
  expect((await trade.orderOf(id, 'seller')).actions).toEqual(['cancel', 'remark'])
  expect(await priced(10)).toMatchObject({ success: true })
  expect(await refused(() => priced(11))).toMatchObject({ status: 200, errorCode: 'TOO_OFTEN', data: { limit: 10 } })
  expect((await trade.orderOf(id)).priceChanges).toHaveLength(10)
  expect(await listViolations(at.db)).toEqual([])
})

test('an order goes in thirty parcels and is cancelled in thirty parts: the last one takes all that is left', async () => {
  const { fixture } = shop
  const trade = trading(at, fixture)
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 62 }])
  const [id = ''] = placed.orderIds
  await pay(at, fixture.buyer.token, placed.paymentId)
  const lines = [{ lineId: (await trade.orderOf(id)).lines[0]?.id ?? '', quantity: 1 }]
  const { token } = fixture.sellers[0]
  for (let part = 1; part < 30; part++) {
    const body = { carrier: 'sf', trackingNumber: 'SF1234567890', lines } as const
    await at.call('orders.shipOrder', { params: { id }, body }, { token })
    await at.call('orders.cancelPart', { params: { id }, body: { lines, reason: 'outOfStock' } }, { token })
  }
  expect(await trade.orderOf(id)).toMatchObject({ lines: [{ shippedQuantity: 29, cancelledQuantity: 29 }] })
  const takeAll = { status: 200, errorCode: 'TAKE_ALL', data: { limit: 30 } }
  expect(await refused(() => trade.ship(id, lines))).toMatchObject(takeAll)
  expect(await refused(() => trade.cancelPart(id, lines))).toMatchObject(takeAll)
  const { data } = await trade.ship(id)
  expect(data).toMatchObject({ state: 'shipped', lines: [{ shippedQuantity: 33, cancelledQuantity: 29 }] })
  expect(await listViolations(at.db)).toEqual([])
})
