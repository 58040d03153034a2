import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'
import { commissionOf } from './pricing.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
})

/** 2 × ¥89 and freight ¥10; the commission of the shop is 5 %. */
const place = async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 },
  ])
  return { id: orderIds[0] ?? '', paymentId }
}

const agreed = fc.record({
  goodsFen: fc.integer({ min: 1, max: 1_000_000 }),
  quotedFreightFen: fc.nat({ max: 50_000 }),
  commissionBp: fc.integer({ min: 0, max: 10_000 }),
})
const price = fc.record({ discount: fc.nat({ max: 1000 }), freightFen: fc.nat({ max: 2_000_000 }) })

test('whatever new prices follow each other, commission is paid of all but the quoted freight', () => {
  fc.assert(
    fc.property(
      agreed,
      fc.array(price, { minLength: 1, maxLength: 5 }),
      ({ goodsFen, quotedFreightFen, commissionBp }, prices) => {
        let order = { goodsFen, quotedFreightFen, commissionBp, discountFen: 0, freightFen: quotedFreightFen }
        for (const { discount, freightFen } of prices)
          order = { ...order, discountFen: Math.floor((goodsFen * discount) / 1000), freightFen }
        const paidFen = order.goodsFen - order.discountFen + order.freightFen
        const least = Math.round((Math.max(0, paidFen - quotedFreightFen) * commissionBp) / 10_000)
        expect(commissionOf(order)).toBeGreaterThanOrEqual(least)
        // A rise is never charged twice: the same total without a rise costs no less.
        expect(commissionOf(order)).toBeLessThanOrEqual(Math.round((paidFen * commissionBp) / 10_000))
      },
    ),
  )
})

test('moving the price from the goods to the freight saves no commission, in one step or in several', async () => {
  const { id, paymentId } = await place()
  for (const step of [
    { discountFen: 8000, freightFen: 0 },
    { discountFen: 17_800, freightFen: 9000 },
    { discountFen: 17_800, freightFen: 18_800 },
  ])
    expect(await trade.reprice(id, step)).toMatchObject({ success: true })
  await pay(at, fixture.buyer.token, paymentId)
  await trade.ship(id)
  expect(await trade.receive(id)).toMatchObject({ success: true })
  expect(await trade.orderOf(id, 'seller')).toMatchObject({
    totalFen: 18_800,
    settlement: { commissionFen: 890, netFen: 17_910 },
  })
  expect(await listViolations(at.db)).toEqual([])
})

test('freight below what was quoted bears nothing, and takes nothing off the commission of the goods', async () => {
  const { id } = await place()
  await trade.reprice(id, { discountFen: 0, freightFen: 0 })
  expect((await trade.orderOf(id, 'seller')).settlement).toEqual({ commissionFen: 890, netFen: 16_910 })
})
