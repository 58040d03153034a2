import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { memberships } from '#tables/organisations.ts'
import { countStatements } from '#testing/count-statements.ts'
import { lineIdOf, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { changePrices, changeProductState, editProduct, priceLines } from '../catalogue/index.ts'
import { addDrawings } from '../files/index.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp({ isOfFileAlone: true })
let fixture: TradeFixture
let skuId: string
let productId: string
let hash: string

beforeEach(async () => {
  const lots = [
    { code: '01-260801', quantity: 6 },
    { code: '01-261101', quantity: 30 },
  ]
  fixture = await makeTradeFixture(at, [
    [{ priceFen: 8900, stock: 36, lots }],
    [{ priceFen: 1250, stock: 40, lots: [{ code: 'K7', quantity: 40 }] }],
  ])
  skuId = fixture.skuIds[0][0] ?? ''
  const [sku] = await priceLines(at.services, [skuId])
  productId = sku?.productId ?? ''
  hash = sku?.versionHash ?? ''
})

const ask = async (orderId: string, token: string, options: { skuId?: string; locale?: string } = {}) =>
  at.call(
    'orders.getSnapshot',
    { params: { id: orderId, lineId: await lineIdOf(at, orderId, options.skuId ?? skuId) } },
    { token, ...(options.locale && { locale: options.locale }) },
  )

async function buy(quantity = 2): Promise<string> {
  const { orderIds } = await placeOrders(at, fixture.buyer, [{ skuId, quantity }])
  return orderIds[0] ?? ''
}

test('a line stores what was said: nothing differs until something does', async () => {
  const id = await buy()
  const { result, statements } = await countStatements(() => ask(id, fixture.buyer.token, { locale: 'en' }))
  expect(statements.length).toBeLessThanOrEqual(6)
  expect(result).toMatchObject({
    status: 200,
    success: true,
    data: {
      order: { id, placedAt: '2026-11-21T08:00:00.000Z' },
      line: { skuId, productId, quantity: 2, priceFen: 8900, totalFen: 17_800, spec: ['花色0'], lotCode: '01-260801' },
      hash,
      isIntact: true,
      listing: {
        title: expect.stringMatching(/^测试商品/),
        categoryPath: [{ name: 'Materials' }, { name: 'Tiles' }, { name: 'Floor tiles' }],
        pack: { pieces: 1, weightGrams: 1000 },
        shop: { id: fixture.shopIds[0], city: '佛山市' },
      },
      today: 'onSale',
      differences: [],
    },
  })
})

test('what was changed since is listed field by field, price and state included', async () => {
  const id = await buy()
  const [other = ''] = await addDrawings(systemOf(at), [{ test: 'other' }])
  const [picture = ''] = (
    await at.db.execute<{ file_id: string }>(sql`select file_id from product_pictures where product_id = ${productId}`)
  ).rows.map(({ file_id }) => file_id)
  await editProduct(systemOf(at), productId, {
    title: '换了名字',
    category: 'test-other',
    attributes: { 'test-finish': ['matt'] },
    parameters: [{ name: '材质', value: '瓷' }],
    description: [{ heading: '说明', text: '文字' }],
    returnRule: 'custom-no-return',
    guarantees: ['invoice'],
    warranty: { months: 12, text: '一年' },
    delivery: 'large',
    gallery: [other, picture],
  })
  await changePrices(systemOf(at), [{ skuId, priceFen: 9900 }])
  const answer = await ask(id, fixture.buyer.token)
  if (!answer.success) throw new Error(answer.message)
  const { listing, differences, isIntact } = answer.data
  expect([listing.returnRule, listing.parameters, listing.warranty, isIntact]).toEqual([
    'seven-days',
    [],
    { months: 0, text: '' },
    true,
  ])
  expect(differences).toEqual([
    { kind: 'price', was: 8900, now: 9900 },
    { kind: 'text', field: 'title', name: '', was: listing.title, now: '换了名字' },
    { kind: 'text', field: 'category', name: '', was: '建材 / 瓷砖 / 地砖', now: '建材 / 木门' },
    { kind: 'text', field: 'attribute', name: '工艺', was: null, now: '哑光' },
    { kind: 'text', field: 'parameter', name: '材质', was: null, now: '瓷' },
    { kind: 'text', field: 'chapter', name: '说明', was: null, now: '文字' },
    {
      kind: 'pictures',
      was: [expect.objectContaining({ small: `/files/${picture}/small` })],
      now: [expect.objectContaining({ small: `/files/${other}/small` }), expect.any(Object)],
    },
    { kind: 'returnRule', was: 'seven-days', now: 'custom-no-return' },
    { kind: 'guarantees', was: [], now: ['invoice'] },
    { kind: 'warranty', was: { months: 0, text: '' }, now: { months: 12, text: '一年' } },
    { kind: 'delivery', was: 'express', now: 'large' },
  ])
  expect(await listViolations(at.db)).toEqual([])
})

test('options that are no longer what they were are called as the product’s page calls them; what is stored stays', async () => {
  const id = await buy()
  // No command changes the options of a product that is on sale, so its next version is written to its table.
  await at.db.execute(sql`
    with next as (
      insert into product_versions (product_id, hash, content, created_at)
      select product_id, 'next', jsonb_set(content, '{specGroups}', '[{"name":"尺寸","values":["大"]},{"name":"门洞","values":["小"]}]'), created_at
      from product_versions where product_id = ${productId} returning hash
    ) update products set version_hash = next.hash from next where id = ${productId}`)
  const namesIn = async (locale: string) => {
    const answer = await ask(id, fixture.buyer.token, { locale })
    if (!answer.success) throw new Error(answer.message)
    expect(answer.data.listing.specGroups).toEqual([{ name: '花色', values: ['花色0'] }])
    return answer.data.differences.map((one) => one.kind === 'text' && [one.field, one.name, one.was, one.now])
  }
  expect(await namesIn('en')).toEqual([
    ['specGroup', 'Design', '花色0', null],
    ['specGroup', 'Size', null, '大'],
    ['specGroup', '门洞', null, '小'],
  ])
  expect(await namesIn('zh-CN')).toEqual([
    ['specGroup', '花色', '花色0', null],
    ['specGroup', '尺寸', null, '大'],
    ['specGroup', '门洞', null, '小'],
  ])
})

test('off sale is said; of what is banned only the past is shown', async () => {
  const id = await buy()
  await changeProductState(systemOf(at), { productId, event: 'takeDown', by: 'seller' })
  expect(await ask(id, fixture.buyer.token)).toMatchObject({ data: { today: 'offSale', differences: [] } })
  await changeProductState(systemOf(at), { productId, event: 'ban', by: 'administrator' })
  expect(await ask(id, fixture.buyer.token)).toMatchObject({
    data: { today: 'gone', differences: [], listing: { title: expect.stringMatching(/^测试商品/) } },
  })
})

test('two orders of one product store what each buyer was shown', async () => {
  const first = await buy()
  await editProduct(systemOf(at), productId, { subtitle: '新的一句' })
  const second = await buy()
  expect(await ask(first, fixture.buyer.token)).toMatchObject({
    data: { hash, listing: { subtitle: '' }, differences: [{ field: 'subtitle', was: '', now: '新的一句' }] },
  })
  expect(await ask(second, fixture.buyer.token)).toMatchObject({
    data: { listing: { subtitle: '新的一句' }, differences: [] },
  })
})

test('the buyer, those of the shop who may read orders and administrators see it, nobody else', async () => {
  const id = await buy()
  const [seller, otherSeller] = fixture.sellers
  const [clerk, packer, stranger] = [
    await signIn(at, 'merchant'),
    await signIn(at, 'merchant'),
    await signIn(at, 'owner'),
  ]
  const administrator = await signIn(at, 'administrator')
  const member = { organisationId: fixture.shopIds[0], createdAt: at.clock.now() }
  await at.db.insert(memberships).values([
    { ...member, userId: clerk.userId, permissions: ['order.read'] },
    { ...member, userId: packer.userId, permissions: ['review.reply'] },
  ])
  for (const { token } of [fixture.buyer, seller, clerk, administrator])
    expect(await ask(id, token)).toMatchObject({ status: 200, success: true })
  for (const { token } of [packer, otherSeller, stranger]) expect(await ask(id, token)).toMatchObject({ status: 404 })
  for (const { token } of [fixture.buyer, administrator]) {
    expect(await ask(id, token, { skuId: fixture.skuIds[1][0] ?? '' })).toMatchObject({ status: 404 })
    expect(await ask(randomUUID(), token)).toMatchObject({ status: 404 })
  }
})

test('each line gets one colour and batch, shown to both sides; placing two of them takes 14 statements or fewer', async () => {
  const { token, addressId } = fixture.buyer
  const lines = [
    { skuId, quantity: 7 },
    { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 },
  ]
  const quote = await at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  const body = { lines, addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: true }
  const { result, statements } = await countStatements(() => at.call('orders.placeOrder', { body }, { token }))
  if (!result.success) throw new Error(result.message)
  expect(statements.length).toBeLessThanOrEqual(14)
  const [first = '', second = ''] = result.data.orderIds
  const lotsIn = async (id: string, view: 'buyer' | 'seller', who: string) => {
    const order = await at.call('orders.getOrder', { params: { id }, query: { view } }, { token: who })
    return order.success && order.data.lines.map(({ lotCode }) => lotCode)
  }
  expect([await lotsIn(first, 'buyer', token), await lotsIn(second, 'buyer', token)]).toEqual([['01-261101'], ['K7']])
  await pay(at, token, result.data.paymentId)
  expect(await lotsIn(first, 'seller', fixture.sellers[0].token)).toEqual(['01-261101'])
  expect(await listViolations(at.db)).toEqual([])
})

test('more than any one batch holds is refused with the largest, and nothing has changed', async () => {
  const { token, addressId } = fixture.buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines: [{ skuId, quantity: 31 }], addressId } }, { token })
  expect(quote).toMatchObject({ errorCode: 'STOCK_SHORT', data: { skus: [{ skuId, available: 30 }] } })
  // Between the quote and the order somebody else takes the batch that had it.
  const wanted = [{ skuId, quantity: 20 }]
  const mine = await at.call('orders.quoteOrder', { body: { lines: wanted, addressId } }, { token })
  if (!mine.success) throw new Error(mine.message)
  await buy(20)
  const body = { lines: wanted, addressId, quoteToken: mine.data.quoteToken, remarks: [], isFromCart: false }
  expect(await at.call('orders.placeOrder', { body }, { token })).toMatchObject({
    errorCode: 'STOCK_SHORT',
    data: { skus: [{ available: 10 }] },
  })
  expect(await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token })).toMatchObject({
    data: { all: 1 },
  })
  expect(await listViolations(at.db)).toEqual([])
})

/** Stands last: the right stays in the database of the file. */
test('content that was tampered with is said to be', async () => {
  const id = await buy()
  // Only who gives themselves the right back can do it: the owner of the table.
  await at.db.execute(sql`grant update on product_versions to current_user`)
  await at.db.execute(
    sql`update product_versions set content = jsonb_set(content, '{returnRule}', '"custom-no-return"') where product_id = ${productId}`,
  )
  expect(await ask(id, fixture.buyer.token)).toMatchObject({ success: true, data: { isIntact: false, hash } })
})
