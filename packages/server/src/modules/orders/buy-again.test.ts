import { beforeEach, expect, test } from 'vitest'
import { countStatements } from '#testing/count-statements.ts'
import { digestOf } from '#testing/digest.ts'
import { makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { changeProductState, priceLines } from '../catalogue/index.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let skus: { first: string; other: string }
beforeEach(async () => {
  fixture = await makeTradeFixture(at, [
    [
      { priceFen: 8900, stock: 5 },
      { priceFen: 3333, stock: 50 },
    ],
    [{ priceFen: 1250, stock: 100 }],
  ])
  skus = { first: fixture.skuIds[0][0] ?? '', other: fixture.skuIds[0][1] ?? '' }
})

const buyer = () => ({ token: fixture.buyer.token })
const ask = (id: string) => at.call('orders.buyAgain', { params: { id } }, buyer())
async function cartLines() {
  const answer = await at.call('cart.getCart', {}, buyer())
  if (!answer.success) throw new Error(answer.message)
  return answer.data.shops.flatMap(({ lines }) => lines)
}
const cart = async () => (await cartLines()).map(({ skuId, quantity }) => ({ skuId, quantity }))
/** A cancelled order of both SKUs. */
async function cancelled(): Promise<string> {
  const { orderIds } = await placeOrders(at, fixture.buyer, [
    { skuId: skus.first, quantity: 3 },
    { skuId: skus.other, quantity: 4 },
  ])
  const [id = ''] = orderIds
  await trading(at, fixture).cancel(id)
  return id
}

test('what an order held is in the cart again, on top of what is there', async () => {
  const id = await cancelled()
  expect((await trading(at, fixture).orderOf(id)).actions).toContain('buyAgain')
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 2, left: [], lines: 2 } })
  expect(await cart()).toEqual(
    expect.arrayContaining([
      { skuId: skus.first, quantity: 3 },
      { skuId: skus.other, quantity: 4 },
    ]),
  )
  // Three more of the first would be six of the five that there are.
  const { result, statements } = await countStatements(() => ask(id))
  expect(result).toMatchObject({ data: { added: 1, left: [0], lines: 2 } })
  expect(statements.length).toBeLessThanOrEqual(14)
  expect(await cart()).toEqual(
    expect.arrayContaining([
      { skuId: skus.first, quantity: 3 },
      { skuId: skus.other, quantity: 8 },
    ]),
  )
})

test('what was cancelled of an order that was received is not bought again; of a line the quantity that was kept is', async () => {
  const trade = trading(at, fixture)
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: skus.first, quantity: 3 },
    { skuId: skus.other, quantity: 4 },
  ])
  const [id = ''] = orderIds
  await pay(at, fixture.buyer.token, paymentId)
  const [first, other] = (await trade.orderOf(id)).lines
  await trade.cancelPart(id, [
    { lineId: first?.id ?? '', quantity: 3 },
    { lineId: other?.id ?? '', quantity: 1 },
  ])
  await trade.ship(id)
  await trade.receive(id)
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 1, left: [], lines: 1 } })
  expect(await cart()).toEqual([{ skuId: skus.other, quantity: 3 }])
  // Places are those of the order's lines: what is not asked for does not move the others forward.
  const [sku] = await priceLines(at.services, [skus.first])
  await changeProductState(systemOf(at), { productId: sku?.productId ?? '', event: 'takeDown', by: 'seller' })
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 0, left: [1], lines: 1 } })
})

test('an order that was paid and cancelled as a whole is bought again as a whole, also when it went part by part', async () => {
  const trade = trading(at, fixture)
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: skus.first, quantity: 3 },
    { skuId: skus.other, quantity: 4 },
  ])
  const [id = ''] = orderIds
  await pay(at, fixture.buyer.token, paymentId)
  for (const { id: lineId, quantity } of (await trade.orderOf(id)).lines)
    await trade.cancelPart(id, [{ lineId, quantity }])
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 2, left: [], lines: 2 } })
  expect(await cart()).toEqual(
    expect.arrayContaining([
      { skuId: skus.first, quantity: 3 },
      { skuId: skus.other, quantity: 4 },
    ]),
  )
})

test('only what is bought again is ticked, and nothing changes where nothing can be', async () => {
  const id = await cancelled()
  const third = fixture.skuIds[1]?.[0] ?? ''
  await at.call('cart.addLine', { body: { skuId: third, quantity: 2 } }, buyer())
  const ticked = async () => (await cartLines()).filter(({ isSelected }) => isSelected).map(({ skuId }) => skuId)
  expect(await ticked()).toEqual([third])
  const lines = await priceLines(at.services, [skus.first])
  const change = { productId: lines[0]?.productId ?? '', by: 'seller' } as const
  await changeProductState(systemOf(at), { ...change, event: 'takeDown' })
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 0, left: [0, 1] } })
  expect(await ticked()).toEqual([third])
  await changeProductState(systemOf(at), { ...change, event: 'relist' })
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 2, lines: 3 } })
  expect((await ticked()).toSorted()).toEqual([skus.first, skus.other].toSorted())
  expect(await cart()).toHaveLength(3)
})

test('what is off sale stays out, and is named', async () => {
  const id = await cancelled()
  const [sku] = await priceLines(at.services, [skus.first])
  await changeProductState(systemOf(at), { productId: sku?.productId ?? '', event: 'takeDown', by: 'seller' })
  expect(await ask(id)).toMatchObject({ success: true, data: { added: 0, left: [0, 1], lines: 0 } })
  expect(await cart()).toEqual([])
})

test('an order that is not over is refused, and nothing changes', async () => {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [{ skuId: skus.first, quantity: 1 }])
  await pay(at, fixture.buyer.token, paymentId)
  const before = await digestOf(at.db)
  expect(await ask(orderIds[0] ?? '')).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await digestOf(at.db)).toEqual(before)
})
