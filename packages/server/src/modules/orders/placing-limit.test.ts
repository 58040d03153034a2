import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { digestOf } from '#testing/digest.ts'
import { addAddress, makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
})

async function placing({ token, addressId }: { token: string; addressId: string }) {
  const lines = [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }]
  const quote = await at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })
  const quoteToken = quote.success ? quote.data.quoteToken : ''
  const body = { lines, addressId, quoteToken, remarks: [], isFromCart: false }
  return () => at.call('orders.placeOrder', { body }, { token })
}

test('one person has two hundred checkouts in 24 hours, cancelled ones too; others order on, and so do they a day later', async () => {
  const { buyer } = fixture
  const place = await placing(buyer)
  const lines = fixture.skuIds.map(([skuId = '']) => ({ skuId, quantity: 1 }))
  const [id = ''] = (await placeOrders(at, buyer, lines)).orderIds
  // Paying an order alone places nothing.
  expect(await at.call('orders.separateOrder', { params: { id } }, { token: buyer.token })).toMatchObject({
    success: true,
  })
  await at.call('orders.cancelOrder', { params: { id }, body: { reason: 'changedMind' } }, { token: buyer.token })
  await at.db.execute(sql`
    insert into checkouts (id, buyer_id, created_at)
    select gen_random_uuid(), buyer_id, created_at from checkouts, generate_series(1, 198)
    where not is_separated`)
  expect(await place()).toMatchObject({ success: true })
  const before = await digestOf(at.db)
  expect(await place()).toEqual({
    status: 200,
    success: false,
    code: 45012,
    errorCode: 'PLACING_LIMIT',
    message: '24 小时内下的订单太多了，请明天再下单',
    data: null,
  })
  expect(await digestOf(at.db)).toEqual(before)
  const other = await addPerson(at, ['owner'])
  const placeOther = await placing({ ...other, addressId: await addAddress(at, other.token) })
  expect(await placeOther()).toMatchObject({ success: true })
  at.clock.advance(DAY + 1)
  await at.runTimers()
  const token = await mintSession(at, buyer.userId, { activeRoles: ['owner'] })
  expect(await (await placing({ ...buyer, token }))()).toMatchObject({ success: true })
  expect(await listViolations(at.db)).toEqual([])
})
