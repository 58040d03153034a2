import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { deliverOrders, lineIdOf, makeTradeFixture, type TradeFixture } from '../testing/trade-fixture.ts'
import { ENDPOINT_KEYS, outcomeOf, send } from '../testing/requests.ts'
import { sweptOf } from '../testing/sweeps/sweeps.ts'
import { addProduct } from '../testing/catalogue-fixture.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let fixture: TradeFixture
let picture: string
beforeAll(async () => {
  at = await makeTestApp()
  fixture = await makeTradeFixture(at)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from files limit 1`)
  picture = rows[0]?.id ?? ''
})
afterAll(() => at.close())

/** Goods of the first shop, each bought, received, in the cart, kept and looked at. */
async function grow(count: number): Promise<void> {
  const { token } = fixture.buyer
  for (let i = 0; i < count; i++) {
    const { id, skuIds } = await addProduct(at, {
      shopId: fixture.shopIds[0],
      picture,
      skus: [
        { priceFen: 8900, stock: 100 },
        { priceFen: 9900, stock: 100 },
      ],
    })
    const [skuId = ''] = skuIds
    const [orderId = ''] = await deliverOrders(at, fixture, [{ skuId, quantity: 1 }])
    const body = {
      lineId: await lineIdOf(at, orderId, skuId),
      scores: { goods: 5, logistics: 5, service: 5 },
      tags: [],
      text: '砖面平整，色差很小',
      photoIds: [],
      isAnonymous: false,
    }
    await at.call('reviews.writeReview', { params: { id: orderId }, body }, { token })
    await at.call('cart.addLine', { body: { skuId, quantity: 1 } }, { token })
    await at.call('favourites.addFavourites', { body: { kind: 'product', ids: [id] } }, { token })
    await at.call('views.recordView', { params: { id } }, { token })
  }
}

/** Every list of the trade that the server answers. */
const LISTS = ENDPOINT_KEYS.flatMap((key) => (sweptOf(key).lists ?? []).map((list) => ({ key, ...list })))

async function costs(): Promise<Record<string, number>> {
  const tokens = { buyer: fixture.buyer.token, seller: fixture.sellers[0].token }
  const counted: [string, number][] = []
  for (const { key, by, request } of LISTS) {
    const ask = () => send(at.app, key, { request, token: tokens[by] })
    // The first time anything is asked more is read once and kept.
    await ask()
    const { result, statements } = await countStatements(ask)
    expect(outcomeOf(result)).toBe('ok')
    counted.push([`${key} ${JSON.stringify(request)}`, statements.length])
  }
  return Object.fromEntries(counted)
}

test('slow at size: lists of twenty cost the statements that lists of two cost, and none more than four', async () => {
  await grow(2)
  const few = await costs()
  await grow(18)
  expect(await costs()).toEqual(few)
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(4)
})
