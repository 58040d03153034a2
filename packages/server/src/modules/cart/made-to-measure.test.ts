import { beforeAll, expect, test } from 'vitest'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { digestOf } from '#testing/digest.ts'
import { asWindow, LARGE, SMALL, WINDOW_RULE } from '#testing/made-to-measure.ts'
import { addAddress } from '#testing/trade-fixture.ts'
import type { Person } from '#testing/sessions.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { changePrices, editProduct } from '../catalogue/index.ts'

const at = sharedTestApp({ emptied: 'once' })
let picture: string
let shopId: string
beforeAll(async () => {
  picture = await makeCatalogue(at)
  shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
})

async function makeWindow(): Promise<{ id: string; skuId: string; otherId: string }> {
  const skus = [
    { priceFen: 68_000, stock: 6 },
    { priceFen: 82_000, stock: 6 },
  ]
  const { id, skuIds } = await addProduct(at, { shopId, picture, skus, change: asWindow })
  return { id, skuId: skuIds[0] ?? '', otherId: skuIds[1] ?? '' }
}
const add = (person: Person, body: { skuId: string; quantity: number; measures: Measures }) => {
  at.clock.advance(60)
  return at.call('cart.addLine', { body }, person)
}
async function linesOf(person: Person) {
  const answer = await at.call('cart.getCart', {}, person)
  if (!answer.success) throw new Error(answer.message)
  return [...answer.data.shops.flatMap(({ lines }) => lines), ...answer.data.invalid]
}
const shown = async (person: Person) =>
  (await linesOf(person)).map(({ measures, quantity, priceFen, unit, state }) => [
    measures,
    quantity,
    priceFen,
    unit.step,
    state,
  ])

test('a SKU in two sizes is two lines; the same size once more is added up', async () => {
  const person = await signIn(at, 'owner')
  const { skuId } = await makeWindow()
  expect(await add(person, { skuId, quantity: 1, measures: SMALL })).toMatchObject({ data: { lines: 1 } })
  expect(await add(person, { skuId, quantity: 1, measures: LARGE })).toMatchObject({ data: { lines: 2 } })
  const turned: Measures = { opening: 'outward', height: 600, width: 400 }
  expect(await add(person, { skuId, quantity: 2, measures: turned })).toMatchObject({ data: { lines: 2 } })
  expect(await shown(person)).toEqual([
    [SMALL, 3, 68_000, 'set', 'valid'],
    [LARGE, 1, 137_400, 'set', 'valid'],
  ])
  const cart = await at.call('cart.getCart', {}, person)
  expect(cart).toMatchObject({ data: { selectedCount: 2, selectedFen: 3 * 68_000 + 137_400 } })
})

test('a line takes other measures or another SKU in the same ones, and one that is there takes it in', async () => {
  const person = await signIn(at, 'owner')
  const { skuId, otherId } = await makeWindow()
  for (const measures of [SMALL, LARGE]) await add(person, { skuId, quantity: 1, measures })
  const [large, small] = await linesOf(person)
  const update = (id: string | undefined, body: { quantity: number; skuId?: string; measures?: Measures }) =>
    at.call('cart.updateLine', { params: { id: id ?? '' }, body }, person)
  const wide = { ...SMALL, width: 2000 }
  expect(await update(small?.id, { quantity: 2, measures: wide })).toMatchObject({ success: true })
  expect(await update(large?.id, { quantity: 1, skuId: otherId })).toMatchObject({ success: true })
  expect(await shown(person)).toEqual([
    [LARGE, 1, 82_000 * 1.8 + 15_000, 'set', 'valid'],
    [wide, 2, 81_600, 'set', 'valid'],
  ])
  expect(await update(large?.id, { quantity: 1, skuId, measures: wide })).toMatchObject({ success: true })
  expect(await shown(person)).toEqual([[wide, 3, 81_600, 'set', 'valid']])
  const before = await digestOf(at.db)
  const [only] = await linesOf(person)
  expect(await update(only?.id, { quantity: 1, measures: { ...wide, width: 1 } })).toMatchObject({
    errorCode: 'MEASURES_WRONG',
    data: { skus: [{ skuId, faults: [{ field: 'width', fault: 'tooSmall' }] }] },
  })
  expect(await digestOf(at.db)).toEqual(before)
})

test('a price of a ㎡ that changed shows what a piece cost and costs', async () => {
  const person = await signIn(at, 'owner')
  const { skuId } = await makeWindow()
  await add(person, { skuId, quantity: 1, measures: LARGE })
  await changePrices(systemOf(at), [{ skuId, priceFen: 70_000 }])
  expect(await linesOf(person)).toMatchObject([{ priceFen: 141_000, addedPriceFen: 137_400 }])
})

test('what is not made so any more stands apart and is not ordered; other measures bring it back', async () => {
  const person = await signIn(at, 'owner')
  const { id, skuId } = await makeWindow()
  await add(person, { skuId, quantity: 1, measures: SMALL })
  const wider = WINDOW_RULE.sizes.map((size) => ({ ...size, minMm: 500 }))
  await editProduct(systemOf(at), id, { madeToMeasure: { ...WINDOW_RULE, sizes: wider } })
  expect(await at.call('cart.getCart', {}, person)).toMatchObject({
    data: { shops: [], invalid: [{ measures: SMALL, state: 'unmakeable' }], selectedCount: 0, selectedFen: 0 },
  })
  const [line] = await linesOf(person)
  const body = { quantity: 1, measures: LARGE }
  expect(await at.call('cart.updateLine', { params: { id: line?.id ?? '' }, body }, person)).toMatchObject({
    data: null,
  })
  expect(await at.call('cart.getCart', {}, person)).toMatchObject({
    data: { invalid: [], selectedCount: 1, selectedFen: 137_400 },
  })
})

test('what was ordered from the cart leaves it, the other size stays', async () => {
  const person = await signIn(at, 'owner')
  const addressId = await addAddress(at, person.token)
  const { skuId } = await makeWindow()
  for (const measures of [SMALL, LARGE]) await add(person, { skuId, quantity: 1, measures })
  const lines = [{ skuId, quantity: 1, measures: SMALL }]
  const quote = await at.call('orders.quoteOrder', { body: { lines, addressId } }, person)
  if (!quote.success) throw new Error(quote.message)
  const body = { lines, addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: true }
  expect(await at.call('orders.placeOrder', { body }, person)).toMatchObject({ success: true })
  expect(await shown(person)).toEqual([[LARGE, 1, 137_400, 'set', 'valid']])
})
