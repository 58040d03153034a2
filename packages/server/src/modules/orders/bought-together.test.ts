import { afterEach, beforeEach, expect, test } from 'vitest'
import { countStatements } from '#testing/count-statements.ts'
import { addAddress, openMarket, pay, placeOrders, type Market } from '#testing/market.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { priceLines } from '../catalogue/index.ts'

let at: TestApp
let market: Market
/** Of two shops. */
let tile: string
let glue: string
beforeEach(async () => {
  at = await makeTestApp()
  market = await openMarket(at)
  ;[tile, glue] = await Promise.all([productOf(market.skuIds[0][0]), productOf(market.skuIds[1][0])])
})
afterEach(() => at.close())

async function productOf(skuId = ''): Promise<string> {
  const [sku] = await priceLines(at.services, [skuId])
  return sku?.productId ?? ''
}
async function buyBoth(buyer: Market['buyer'], isPaid = true): Promise<void> {
  const { paymentId } = await placeOrders(at, buyer, [
    { skuId: market.skuIds[0][0] ?? '', quantity: 1 },
    { skuId: market.skuIds[1][0] ?? '', quantity: 1 },
  ])
  if (isPaid) await pay(at, buyer.token, paymentId)
}
async function somebody(): Promise<Market['buyer']> {
  const person = await signIn(at, 'owner')
  return { ...person, addressId: await addAddress(at, person.token) }
}
async function togetherWith(...productIds: string[]): Promise<string[]> {
  const answer = await at.call('orders.listBoughtTogether', { query: { productIds: productIds.join(',') } })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.map(({ id }) => id)
}

test('what two buyers paid for in one checkout goes together, over shops; one buyer alone says nothing', async () => {
  await buyBoth(market.buyer)
  await buyBoth(market.buyer)
  expect(await togetherWith(tile)).toEqual([])
  await buyBoth(await somebody())
  expect([await togetherWith(tile), await togetherWith(glue)]).toEqual([[glue], [tile]])
  expect(await togetherWith(tile, glue)).toEqual([])
})

test('what was not paid for does not count, and one statement answers', async () => {
  await buyBoth(market.buyer, false)
  await buyBoth(await somebody())
  const { result, statements } = await countStatements(() => togetherWith(tile))
  expect([result, statements.length]).toEqual([[], 1])
})
