import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { cartLines } from '#tables/cart.ts'
import { skus } from '#tables/catalogue.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addProduct, makeCatalogue, openShop, type TestSku } from '#testing/catalogue-fixture.ts'
import type { Person } from '#testing/sessions.ts'
import { ctxOf, signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { changeProductState, type NewProduct } from '../catalogue/index.ts'
import { reserveStock } from '../stock/index.ts'
import { picturesOf } from '../files/index.ts'
import { addLines, takeLines } from './index.ts'

const at = sharedTestApp({ emptied: 'once' })
let picture: string
let shopIds: string[]

beforeAll(async () => {
  picture = await makeCatalogue(at)
  const { userId: ownerId } = await signIn(at, 'merchant')
  shopIds = [await openShop(at, { ownerId, picture }), await openShop(at, { ownerId, picture })]
})

const shelve = (skus: readonly TestSku[], change: Partial<Omit<NewProduct, 'skus'>> = {}) =>
  addProduct(at, { shopId: shopIds[0] ?? '', picture, skus, change })

async function sku(priceFen: number, stock: number, change: Partial<Omit<NewProduct, 'skus'>> = {}): Promise<string> {
  const { skuIds } = await shelve([{ priceFen, stock }], change)
  return skuIds[0] ?? ''
}

/** A minute passes with each line, so that their order is known. */
function add(person: Person, skuId: string, quantity: number) {
  at.clock.advance(60)
  return at.call('cart.addLine', { body: { skuId, quantity } }, person)
}

async function cartOf(person: Person) {
  const answer = await at.call('cart.getCart', {}, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

const linesOf = async (person: Person) => (await cartOf(person)).shops.flatMap(({ lines }) => lines)
const lineOf = async (person: Person, skuId: string) =>
  (await linesOf(person)).find((line) => line.skuId === skuId)?.id ?? ''
const everything = async () => (await at.db.select().from(cartLines)).toSorted((a, b) => (a.id < b.id ? -1 : 1))

test('putting in counts lines, adds quantities up, and takes three statements with that of the session', async () => {
  const person = await signIn(at, 'owner')
  const [a, b] = [await sku(500, 10), await sku(700, 10)]
  const { result, statements } = await countStatements(() => add(person, a, 2))
  expect(result).toMatchObject({ status: 200, success: true, data: { lines: 1 } })
  expect(statements.length).toBe(3)
  expect(await add(person, b, 1)).toMatchObject({ data: { lines: 2 } })
  expect(await add(person, a, 3)).toMatchObject({ data: { lines: 2 } })
  expect(await at.call('cart.countLines', {}, person)).toMatchObject({ data: { lines: 2 } })
  expect((await linesOf(person)).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    [a, 5],
    [b, 1],
  ])
})

test('one key puts in once, whatever the network repeats', async () => {
  const person = await signIn(at, 'owner')
  const skuId = await sku(500, 10)
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      at.call('cart.addLine', { body: { skuId, quantity: 2 } }, { ...person, idempotencyKey }),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 8 }, () => answers[0]))
  expect((await linesOf(person)).map(({ quantity }) => quantity)).toEqual([2])
})

test('stale cart price honoured: the cart shows today, prices since changed, shops, totals of what is ticked; two statements beside the session', async () => {
  const person = await signIn(at, 'owner')
  const [a, b, c] = [await sku(500, 10), await sku(700, 10), await sku(900, 10, { shopId: shopIds[1] ?? '' })]
  for (const skuId of [a, c, b]) await add(person, skuId, 2)
  await at.db.update(skus).set({ priceFen: 450 }).where(eq(skus.id, a))
  await at.call('cart.selectLines', { body: { lineIds: [await lineOf(person, c)], isSelected: false } }, person)
  const { result, statements } = await countStatements(() => at.call('cart.getCart', {}, person))
  expect(statements.length).toBeLessThanOrEqual(3)
  if (!result.success) throw new Error(result.message)
  expect(
    result.data.shops.map(({ shop, lines }) => [
      shop.id,
      lines.map(({ skuId, priceFen, addedPriceFen, isSelected }) => [skuId, priceFen, addedPriceFen, isSelected]),
    ]),
  ).toEqual([
    [
      shopIds[0],
      [
        [b, 700, 700, true],
        [a, 450, 500, true],
      ],
    ],
    [shopIds[1], [[c, 900, 900, false]]],
  ])
  expect([result.data.selectedCount, result.data.selectedFen, result.data.invalid]).toEqual([2, 2 * 700 + 2 * 450, []])
  expect(result.data.shops[0]?.lines[1]).toEqual({
    id: expect.any(String),
    skuId: a,
    productId: expect.any(String),
    title: expect.stringMatching(/^测试商品/),
    spec: ['花色0'],
    measures: null,
    picture: picturesOf(picture),
    unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
    quantity: 2,
    priceFen: 450,
    addedPriceFen: 500,
    available: 10,
    pack: { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000 },
    calculator: null,
    hasLots: false,
    isSelected: true,
    state: 'valid',
  })
})

test('lines fall short, sell out and go off sale; only whole ones count', async () => {
  const person = await signIn(at, 'owner')
  const [short, out, rest] = [
    await sku(100, 5),
    await sku(100, 5),
    await sku(100, 9, { unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 3 } }),
  ]
  const gone = await shelve([{ priceFen: 100, stock: 5 }])
  const goneSku = gone.skuIds[0] ?? ''
  for (const skuId of [short, out, rest, goneSku]) await add(person, skuId, 4)
  const orderId = newId()
  await reserveStock(systemOf(at), [
    { orderId, skuId: short, quantity: 3 },
    { orderId, skuId: out, quantity: 5 },
    { orderId, skuId: rest, quantity: 7 },
  ])
  await changeProductState(systemOf(at), { productId: gone.id, event: 'takeDown', by: 'seller' })
  const cart = await cartOf(person)
  expect(
    cart.shops.flatMap(({ lines }) => lines).map(({ skuId, state, available }) => [skuId, state, available]),
  ).toEqual([[short, 'short', 2]])
  expect(cart.invalid.map(({ skuId, state, available }) => [skuId, state, available])).toEqual([
    [goneSku, 'offSale', 5],
    [rest, 'soldOut', 2],
    [out, 'soldOut', 0],
  ])
  expect([cart.selectedCount, cart.selectedFen]).toEqual([0, 0])
})

test('what cannot be had is refused with what is left, and nothing changes', async () => {
  const person = await signIn(at, 'owner')
  const [few, packs] = [
    await sku(100, 3),
    await sku(100, 9, { unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 4 } }),
  ]
  const gone = await shelve([{ priceFen: 100, stock: 5 }])
  await changeProductState(systemOf(at), { productId: gone.id, event: 'ban', by: 'administrator' })
  await add(person, few, 2)
  await add(person, packs, 5)
  const before = await everything()
  const shortage = {
    status: 200,
    errorCode: 'STOCK_SHORT',
    data: { skus: [{ skuId: few, title: expect.any(String), available: 3 }] },
  }
  expect(await add(person, few, 2)).toMatchObject(shortage)
  expect(await add(person, gone.skuIds[0] ?? '', 1)).toMatchObject({ status: 200, errorCode: 'OFF_SALE' })
  expect(await add(person, newId(), 1)).toMatchObject({ status: 404 })
  const set = (id: string, quantity: number) =>
    at.call('cart.updateLine', { params: { id }, body: { quantity } }, person)
  expect(await set(await lineOf(person, few), 4)).toMatchObject(shortage)
  expect(await set(await lineOf(person, packs), 3)).toMatchObject({ status: 200, errorCode: 'BELOW_MINIMUM' })
  for (const quantity of [0, -1, 1.5, 10_000])
    expect(await set(await lineOf(person, few), quantity)).toMatchObject({ status: 400 })
  const other = await signIn(at, 'owner')
  expect(await add(other, packs, 3)).toMatchObject({ status: 200, errorCode: 'BELOW_MINIMUM' })
  const line = await lineOf(person, packs)
  await at.db.update(skus).set({ onHand: 3 }).where(eq(skus.id, packs))
  const soldOut = { status: 200, errorCode: 'STOCK_SHORT', data: { skus: [{ skuId: packs, available: 0 }] } }
  expect(await add(other, packs, 4)).toMatchObject(soldOut)
  expect(await set(line, 4)).toMatchObject(soldOut)
  expect(await everything()).toEqual(before)
})

test('a line holds at most what a quantity can be', async () => {
  const person = await signIn(at, 'owner')
  const skuId = await sku(100, 20_000)
  await add(person, skuId, 9999)
  expect(await add(person, skuId, 1)).toMatchObject({ errorCode: 'STOCK_SHORT', data: { skus: [{ available: 9999 }] } })
})

test('a line takes a new quantity, becomes another SKU, or goes into the line of that SKU', async () => {
  const person = await signIn(at, 'owner')
  const { skuIds } = await shelve([
    { priceFen: 100, stock: 9 },
    { priceFen: 200, stock: 9 },
  ])
  const [a = '', b = ''] = skuIds
  await add(person, a, 2)
  const id = await lineOf(person, a)
  const update = (line: string, body: { quantity: number; skuId?: string }) =>
    at.call('cart.updateLine', { params: { id: line }, body }, person)
  expect(await update(id, { quantity: 7 })).toMatchObject({ success: true, data: null })
  expect(await cartOf(person)).toMatchObject({ selectedCount: 1, selectedFen: 700 })
  await update(id, { quantity: 3, skuId: b })
  expect(await cartOf(person)).toMatchObject({
    shops: [{ lines: [{ id, skuId: b, quantity: 3, addedPriceFen: 200 }] }],
    selectedFen: 600,
  })
  await add(person, a, 4)
  const before = await everything()
  const back = await lineOf(person, a)
  expect(await update(back, { quantity: 7, skuId: b })).toMatchObject({ errorCode: 'STOCK_SHORT' })
  expect(await update(back, { quantity: 1, skuId: await sku(100, 9) })).toMatchObject({ status: 404 })
  expect(await everything()).toEqual(before)
  expect(await update(back, { quantity: 4, skuId: b })).toMatchObject({ success: true })
  expect(await cartOf(person)).toMatchObject({ shops: [{ lines: [{ id, skuId: b, quantity: 7 }] }] })
  expect(await linesOf(person)).toHaveLength(1)
})

test('what several calls do to the same lines at once is done once, and none of them fails', async () => {
  const person = await signIn(at, 'owner')
  const { skuIds } = await shelve([1, 2, 3, 4].map((priceFen) => ({ priceFen, stock: 9 })))
  const [a = '', b = '', c = '', d = ''] = skuIds
  const update = (id: string, skuId: string) =>
    at.call('cart.updateLine', { params: { id }, body: { quantity: 2, skuId } }, person)
  const resultOf = (answer: { success: boolean; errorCode?: string }) => (answer.success ? 'ok' : answer.errorCode)

  await add(person, a, 2)
  await add(person, b, 1)
  const id = await lineOf(person, a)
  const merged = await Promise.all([1, 2, 3, 4].map(() => update(id, b)))
  expect(merged.map(resultOf).filter((result) => result !== 'NOT_FOUND')).toEqual(['ok'])
  expect((await linesOf(person)).map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[b, 3]])

  await add(person, a, 2)
  await add(person, c, 2)
  const moving = [await lineOf(person, a), await lineOf(person, c)]
  const moved = await Promise.all(moving.map((line) => update(line, d)))
  const ok = moved.filter(({ success }) => success).length
  expect(ok).toBeGreaterThan(0)
  expect(moved.map(resultOf).filter((result) => result !== 'ok')).toEqual(ok === 1 ? ['STATE_CHANGED'] : [])
  expect((await linesOf(person)).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3 + 2 + 2)
})

test("other user's cart id: somebody else's lines are not there, alone or among one's own", async () => {
  const [owner, other] = [await signIn(at, 'owner'), await signIn(at, 'driver')]
  const skuId = await sku(100, 9)
  await add(owner, skuId, 1)
  await add(other, skuId, 1)
  const lineIds = [await lineOf(owner, skuId), await lineOf(other, skuId)]
  const before = await everything()
  expect(
    await at.call('cart.updateLine', { params: { id: lineIds[0] ?? '' }, body: { quantity: 2 } }, other),
  ).toMatchObject({ status: 404 })
  expect(await at.call('cart.selectLines', { body: { lineIds, isSelected: false } }, other)).toMatchObject({
    status: 404,
  })
  expect(await at.call('cart.removeLines', { body: { lineIds } }, other)).toMatchObject({ status: 404 })
  expect(await at.call('cart.getCart', {}, await signIn(at, 'administrator'))).toMatchObject({ status: 403 })
  expect(await everything()).toEqual(before)
})

test('lines are removed together, and bought ones are taken out', async () => {
  const person = await signIn(at, 'owner')
  const [a, b, c] = [await sku(100, 9), await sku(100, 9), await sku(100, 9)]
  for (const skuId of [a, b, c]) await add(person, skuId, 1)
  expect(await at.call('cart.removeLines', { body: { lineIds: [await lineOf(person, a)] } }, person)).toMatchObject({
    success: true,
  })
  await at.db.execute(takeLines(ctxOf(at, person), [{ skuId: b }, { skuId: newId() }]))
  expect((await linesOf(person)).map(({ skuId }) => skuId)).toEqual([c])
})

test('the cart holds 200 lines; one that is in it still takes more', async () => {
  const person = await signIn(at, 'owner')
  const { skuIds } = await shelve(Array.from({ length: 201 }, () => ({ priceFen: 100, stock: 9 })))
  const [last = '', ...first] = skuIds
  const addedAt = at.clock.now()
  await at.db
    .insert(cartLines)
    .values(
      first.map((skuId) => ({ id: newId(), userId: person.userId, skuId, quantity: 1, addedPriceFen: 100, addedAt })),
    )
  const before = await everything()
  expect(await add(person, last, 1)).toMatchObject({ status: 200, errorCode: 'CART_FULL' })
  expect(await everything()).toEqual(before)
  expect(await add(person, first[0] ?? '', 1)).toMatchObject({ data: { lines: 200 } })
  // Two calls at once may bring it over its limit: it takes nothing more, and is still chosen and emptied as a whole.
  await at.db
    .insert(cartLines)
    .values({ id: newId(), userId: person.userId, skuId: last, quantity: 1, addedPriceFen: 100, addedAt })
  const wanted = { skuId: await sku(500, 10), measures: null, quantity: 1 }
  expect(await addLines(ctxOf(at, person), [wanted])).toEqual({ left: [0], lines: 201 })
  const lineIds = (await linesOf(person)).map(({ id }) => id)
  expect(await at.call('cart.removeLines', { body: { lineIds } }, person)).toMatchObject({ success: true })
  expect(await linesOf(person)).toEqual([])
})
