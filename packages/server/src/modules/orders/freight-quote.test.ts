import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { products } from '#tables/catalogue.ts'
import { ADDRESS, addAddress, stockOf, type TradeFixture } from '#testing/trade-fixture.ts'
import { addProduct, freightRule, makeCatalogue, openShopWith } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { changeProductState } from '../catalogue/index.ts'

const at = sharedTestApp()
let buyer: TradeFixture['buyer']
let picture: string
let templateIds: string[]
/** By weight, the default: everywhere 2 kg for ¥12, each further kg ¥3; Zhejiang free from ¥500. Not to Tibet. */
let byWeight: { id: string; skuId: string }
/** By piece, of its own: ¥5 and ¥1 for each further one; only in Zhejiang. */
let byPiece: { id: string; skuId: string }

beforeEach(async () => {
  picture = await makeCatalogue(at)
  const seller = await signIn(at, 'merchant')
  const shop = await openShopWith(at, {
    ownerId: seller.userId,
    picture,
    freight: [
      {
        name: '专线',
        measure: 'weight',
        rules: [
          freightRule({ firstAmount: 2000, firstFen: 1200, nextAmount: 1000, nextFen: 300 }),
          freightRule({
            regions: ['33'],
            firstAmount: 2000,
            firstFen: 1200,
            nextAmount: 1000,
            nextFen: 300,
            freeFromFen: 50_000,
          }),
          freightRule({ regions: ['54'], isDelivered: false }),
        ],
      },
      { name: '同城', measure: 'piece', rules: [freightRule({ regions: ['33'], firstFen: 500, nextFen: 100 })] },
    ],
  })
  templateIds = shop.templateIds
  const shelve = async (change: { freightTemplateId?: string }) => {
    const { id, skuIds } = await addProduct(at, {
      shopId: shop.id,
      picture,
      skus: [{ priceFen: 8900, stock: 100 }],
      change,
    })
    return { id, skuId: skuIds[0] ?? '' }
  }
  byWeight = await shelve({})
  byPiece = await shelve({ freightTemplateId: templateIds[1] ?? '' })
  const person = await signIn(at, 'owner')
  buyer = { ...person, addressId: await addAddress(at, person.token) }
})

const quote = (lines: { skuId: string; quantity: number }[], addressId: string | null = buyer.addressId) =>
  at.call('orders.quoteOrder', { body: { lines, addressId } }, { token: buyer.token })
const moveTo = async (districtCode: string): Promise<void> => {
  const where = {
    name: '林晓雯',
    phone: '13912345678',
    detail: '八一路 1 号',
    tag: 'home' as const,
    floor: null,
    hasElevator: null,
    isDefault: true,
    districtCode,
  }
  const answer = await at.call(
    'addresses.updateAddress',
    { params: { id: buyer.addressId }, body: where },
    { token: buyer.token },
  )
  if (!answer.success) throw new Error(answer.message)
}

test('freight of a shop is the sum over its templates, each listed with what it counts', async () => {
  const answer = await quote([
    { skuId: byWeight.skuId, quantity: 5 },
    { skuId: byPiece.skuId, quantity: 3 },
  ])
  expect(answer).toMatchObject({
    success: true,
    data: {
      totalFen: 8 * 8900 + 2100 + 700,
      shops: [
        {
          freightFen: 2800,
          freight: [
            { name: '专线', measure: 'weight', amount: 5000, skuIds: [byWeight.skuId], freightFen: 2100 },
            { name: '同城', measure: 'piece', amount: 3, skuIds: [byPiece.skuId], freightFen: 700 },
          ],
        },
      ],
    },
  })
})

test('free from an amount of the goods that go by the template, and only there', async () => {
  expect(await quote([{ skuId: byWeight.skuId, quantity: 6 }])).toMatchObject({ data: { shops: [{ freightFen: 0 }] } })
  expect(
    await quote([
      { skuId: byWeight.skuId, quantity: 5 },
      { skuId: byPiece.skuId, quantity: 1 },
    ]),
  ).toMatchObject({ data: { shops: [{ freightFen: 2100 + 500 }] } })
  await moveTo('440106')
  expect(await quote([{ skuId: byWeight.skuId, quantity: 6 }])).toMatchObject({
    data: { shops: [{ freightFen: 2400 }] },
  })
})

test('what is not delivered there is refused by name, at the quote and at the order, and nothing is reserved', async () => {
  const lines = [
    { skuId: byWeight.skuId, quantity: 1 },
    { skuId: byPiece.skuId, quantity: 1 },
  ]
  const known = await quote(lines)
  if (!known.success) throw new Error(known.message)
  await moveTo('440106')
  const refusal = {
    status: 200,
    errorCode: 'UNDELIVERABLE',
    data: { skus: [{ skuId: byPiece.skuId, title: expect.any(String) }] },
  }
  expect(await quote(lines)).toMatchObject(refusal)
  const body = { lines, addressId: buyer.addressId, quoteToken: known.data.quoteToken, remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, { token: buyer.token })).toMatchObject(refusal)
  expect(await stockOf(at, byPiece.skuId)).toEqual({ onHand: 100, reserved: 0 })
  await moveTo('540102')
  expect(await quote(lines)).toMatchObject({
    errorCode: 'UNDELIVERABLE',
    data: { skus: [{ skuId: byWeight.skuId }, { skuId: byPiece.skuId }] },
  })
})

test('without an address it is a range, the cart’s and that of every place, and no order can be placed with it', async () => {
  const answer = await quote([{ skuId: byWeight.skuId, quantity: 6 }], null)
  // Zhejiang pays nothing, everybody else ¥24.
  const part = { freightFen: 0, mostFreightFen: 2400, totalFen: 6 * 8900 }
  expect(answer).toMatchObject({
    success: true,
    data: { totalFen: 6 * 8900, shops: [{ ...part, freight: [{ freightFen: 0, mostFreightFen: 2400 }] }] },
  })
  expect(await quote([{ skuId: byPiece.skuId, quantity: 2 }], null)).toMatchObject({
    data: { shops: [{ freightFen: 600, mostFreightFen: null, freight: [{ freightFen: 600, mostFreightFen: null }] }] },
  })
  expect(await quote([{ skuId: byWeight.skuId, quantity: 6 }])).toMatchObject({
    data: { shops: [{ freightFen: 0, mostFreightFen: null }] },
  })
  const newcomer = await signIn(at, 'owner')
  await at.call('cart.addLine', { body: { skuId: byWeight.skuId, quantity: 6 } }, { token: newcomer.token })
  const cart = await at.call('cart.getCart', {}, { token: newcomer.token })
  expect(cart).toMatchObject({ data: { shops: [{ freight: { freightFen: 0, mostFen: 2400 } }] } })
  if (!answer.success) return
  const body = {
    lines: [{ skuId: byWeight.skuId, quantity: 6 }],
    addressId: buyer.addressId,
    quoteToken: answer.data.quoteToken,
    remarks: [],
    isFromCart: false,
  }
  expect(await at.call('orders.placeOrder', { body }, { token: buyer.token })).toMatchObject({
    errorCode: 'QUOTE_CHANGED',
  })
})

test('without an address the freight of two templates is summed place by place: what is dear in Tibet and what is in Xinjiang never add', async () => {
  const seller = await signIn(at, 'merchant')
  const rules = (code: string, firstFen: number) => [freightRule({ regions: [code], firstFen }), freightRule()]
  const shop = await openShopWith(at, {
    ownerId: seller.userId,
    picture,
    freight: [
      { name: '快递', measure: 'piece', rules: rules('54', 9000) },
      { name: '大件', measure: 'piece', rules: rules('65', 7000) },
    ],
  })
  const skuIds: string[] = []
  for (const freightTemplateId of shop.templateIds)
    skuIds.push(
      ...(
        await addProduct(at, {
          shopId: shop.id,
          picture,
          skus: [{ priceFen: 8900, stock: 100 }],
          change: { freightTemplateId },
        })
      ).skuIds,
    )
  const lines = skuIds.map((skuId) => ({ skuId, quantity: 1 }))
  const [parcel, truck] = [
    { freightFen: 1000, mostFreightFen: 9000 },
    { freightFen: 1000, mostFreightFen: 7000 },
  ]
  expect(await quote(lines, null)).toMatchObject({
    data: { totalFen: 17_800 + 2000, shops: [{ freightFen: 2000, mostFreightFen: 10_000, freight: [parcel, truck] }] },
  })
  const newcomer = await signIn(at, 'owner')
  for (const body of lines) await at.call('cart.addLine', { body }, { token: newcomer.token })
  expect(await at.call('cart.getCart', {}, { token: newcomer.token })).toMatchObject({
    data: { shops: [{ freight: { freightFen: 2000, mostFen: 10_000 } }] },
  })
})

test('a product quotes its freight to the address that was chosen; to one that is not the caller’s as if there were none', async () => {
  const other = await at.call(
    'addresses.createAddress',
    { body: { ...ADDRESS, districtCode: '110101', isDefault: false } },
    { token: buyer.token },
  )
  const addressId = other.success ? other.data.id : ''
  const ask = async (query: { addressId?: string }, token: string) => {
    const answer = await at.call('catalogue.getProduct', { params: { id: byPiece.id }, query }, { token })
    return answer.success && { to: answer.data.freight.to, freightFen: answer.data.freight.freightFen }
  }
  expect(await ask({}, buyer.token)).toEqual({ to: '西湖区', freightFen: 500 })
  expect(await ask({ addressId }, buyer.token)).toEqual({ to: '东城区', freightFen: null })
  const stranger = await signIn(at, 'owner')
  expect(await ask({ addressId }, stranger.token)).toEqual({ to: null, freightFen: 500 })
  await at.call('addresses.deleteAddress', { params: { id: addressId } }, { token: buyer.token })
  expect(await ask({ addressId }, buyer.token)).toEqual({ to: '西湖区', freightFen: 500 })
})

test('a product says what its freight begins at: to the default address, else by the general rule', async () => {
  const hint = async (id: string, token?: string) => {
    const answer = await at.call('catalogue.getProduct', { params: { id }, query: {} }, { token })
    return answer.success && answer.data.freight
  }
  expect(await hint(byWeight.id)).toEqual({
    to: null,
    freightFen: 1200,
    mostFen: null,
    isFrom: true,
    freeFromFen: null,
    freeFromPieces: null,
  })
  expect(await hint(byWeight.id, buyer.token)).toEqual({
    to: '西湖区',
    freightFen: 1200,
    mostFen: null,
    isFrom: true,
    freeFromFen: 50_000,
    freeFromPieces: null,
  })
  await moveTo('540102')
  expect(await hint(byWeight.id, buyer.token)).toEqual({
    to: '城关区',
    freightFen: null,
    mostFen: null,
    isFrom: false,
    freeFromFen: null,
    freeFromPieces: null,
  })
})

test('the freight of a quantity that is chosen: to the address as the order asks it, without one from the cheapest place to the dearest', async () => {
  const ask = (query: { skuId: string; quantity: number; addressId?: string; measures?: string }, token?: string) =>
    at.call('catalogue.getFreight', { params: { id: byWeight.id }, query }, { token })
  const asked = { skuId: byWeight.skuId, quantity: 6 }
  const nowhere = { ...asked, to: null, freightFen: 0, mostFen: 2400, isFrom: true }
  expect(await ask(asked)).toMatchObject({ data: nowhere })
  const notTheirs = { ...asked, addressId: buyer.addressId }
  expect(await ask(notTheirs)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
  const stranger = await signIn(at, 'owner')
  expect(await ask(notTheirs, stranger.token)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' })
  expect(await ask(asked, stranger.token)).toMatchObject({ data: nowhere })
  expect(await ask(asked, buyer.token)).toMatchObject({
    data: { ...asked, to: '西湖区', freightFen: 0, mostFen: null, isFrom: false },
  })
  await moveTo('440106')
  expect(await ask({ ...asked, quantity: 7 }, buyer.token)).toMatchObject({ data: { quantity: 7, freightFen: 2700 } })
  await moveTo('540102')
  expect(await ask(asked, buyer.token)).toMatchObject({ data: { to: '城关区', freightFen: null } })
  expect(await ask({ ...asked, skuId: byPiece.skuId })).toMatchObject({ errorCode: 'NOT_FOUND' })
  expect(await ask({ ...asked, measures: 'width:900' })).toMatchObject({ errorCode: 'MEASURES_WRONG' })
})

test('what cannot be ordered asks no freight: the answer is that of the quote', async () => {
  const both = async (skuId: string, quantity: number) => {
    const freight = await at.call('catalogue.getFreight', { params: { id: byWeight.id }, query: { skuId, quantity } })
    const quoted = await quote([{ skuId, quantity }])
    return [freight, quoted].map((answer) => (answer.success ? 'ok' : answer.errorCode))
  }
  const { skuId } = byWeight
  expect(await both(skuId, 9999)).toEqual(['STOCK_SHORT', 'STOCK_SHORT'])
  await at.db.update(products).set({ unitMinSteps: 6 }).where(eq(products.id, byWeight.id))
  expect(await both(skuId, 5)).toEqual(['BELOW_MINIMUM', 'BELOW_MINIMUM'])
  expect(await both(skuId, 6)).toEqual(['ok', 'ok'])
  await changeProductState(systemOf(at), { productId: byWeight.id, event: 'takeDown', by: 'seller' })
  expect(await both(skuId, 6)).toEqual(['OFF_SALE', 'OFF_SALE'])
})

test('the cart says it for what is ticked', async () => {
  for (const [skuId, quantity] of [
    [byWeight.skuId, 5],
    [byPiece.skuId, 2],
  ] as const)
    await at.call('cart.addLine', { body: { skuId, quantity } }, { token: buyer.token })
  const cart = async () => {
    const answer = await at.call('cart.getCart', {}, { token: buyer.token })
    if (!answer.success) throw new Error(answer.message)
    return answer.data.shops[0]
  }
  const shop = await cart()
  expect(shop?.freight).toEqual({
    to: '西湖区',
    freightFen: 2100 + 600,
    mostFen: null,
    isFrom: false,
    freeFromFen: null,
    freeFromPieces: null,
  })
  const lineIds = shop?.lines.map(({ id }) => id) ?? []
  await at.call('cart.selectLines', { body: { lineIds, isSelected: false } }, { token: buyer.token })
  expect((await cart())?.freight).toBeNull()
})

test('a template of another shop cannot be a product’s', async () => {
  const seller = await signIn(at, 'merchant')
  const other = await openShopWith(at, { ownerId: seller.userId, picture })
  const wrong = {
    shopId: other.id,
    picture,
    skus: [{ priceFen: 100, stock: 1 }],
    change: { freightTemplateId: templateIds[1] ?? '' },
  }
  await expect(addProduct(at, wrong)).rejects.toThrow('Failed query')
})
