import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { newId } from '#platform/ids.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addProduct, makeCatalogue, openShop, type TestSku } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { picturesOf } from '../files/index.ts'
import { addSold, changeProductState, type NewProduct } from './index.ts'
import { reserveStock } from '../stock/index.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

const at = sharedTestApp({ emptied: 'once' })
let picture: string
let shopId: string

beforeAll(async () => {
  picture = await makeCatalogue(at)
  shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
})

/** Adds a product a minute after the one before. */
function shelve(skus: readonly TestSku[], change: Partial<Omit<NewProduct, 'skus'>> = {}) {
  at.clock.advance(60)
  return addProduct(at, { shopId, picture, skus, change })
}

async function found(query: Query): Promise<string[]> {
  const answer = await at.call('catalogue.listProducts', { query })
  if (!answer.success) throw new Error(answer.message)
  expect(answer.data.total).toBe(answer.data.records.length)
  return answer.data.records.map(({ title }) => title)
}

const ban = (productId: string) => changeProductState(systemOf(at), { productId, event: 'ban', by: 'administrator' })
const takeDown = (productId: string) => changeProductState(systemOf(at), { productId, event: 'takeDown', by: 'seller' })

test('categories come parents first, in the language of the caller, in two statements', async () => {
  const { result, statements } = await countStatements(() => at.call('catalogue.listCategories', {}, { locale: 'en' }))
  expect(statements).toHaveLength(2)
  expect(result).toMatchObject({ status: 200, success: true })
  expect(result.data).toEqual({
    categories: [
      { code: 'test-root', parent: null, level: 1, name: 'Materials', picture: picturesOf(picture) },
      { code: 'test-group', parent: 'test-root', level: 2, name: 'Tiles', picture: picturesOf(picture) },
      { code: 'test-category', parent: 'test-group', level: 3, name: 'Floor tiles', picture: picturesOf(picture) },
      { code: 'test-other', parent: 'test-root', level: 2, name: 'Doors', picture: picturesOf(picture) },
    ],
    stages: [
      { code: 'test-stage', name: 'Masonry', hint: 'Tiling' },
      { code: 'test-late', name: 'Fitting', hint: 'Doors' },
    ],
  })
})

test('banners come in their order, each with where it leads, in the language of the caller', async () => {
  expect(await at.call('catalogue.listBanners', {}, { locale: 'en' })).toMatchObject({
    status: 200,
    data: [
      {
        code: 'test-banner',
        picture: picturesOf(picture),
        title: 'Masonry',
        text: 'Tiling',
        target: { kind: 'stage', code: 'test-stage' },
      },
      {
        code: 'test-second',
        picture: picturesOf(picture),
        title: 'Tiles',
        text: 'Floor',
        target: { kind: 'category', code: 'test-group' },
      },
    ],
  })
})

describe('the list of products', () => {
  let other: string
  beforeAll(async () => {
    other = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
    await shelve(
      [
        { priceFen: 500, stock: 9 },
        { priceFen: 700, stock: 9 },
      ],
      { title: '云岭大理石 800×800', subtitle: '柔光', category: 'test-category' },
    )
    await shelve([{ priceFen: 300, stock: 0 }], {
      title: '寒墨 ＡＢＣ',
      category: 'test-category',
      stages: ['test-late'],
    })
    await shelve([{ priceFen: 900, stock: 5 }], {
      title: '栖木 100%实木_门',
      category: 'test-other',
      shopId: other,
      parameters: [{ name: '材质', value: '橡木' }],
    })
    const banned = await shelve([{ priceFen: 100, stock: 1 }], { title: '云岭 禁售' })
    await ban(banned.id)
    const gone = await shelve([{ priceFen: 100, stock: 1 }], { title: '云岭 下架' })
    await takeDown(gone.id)
  })

  test('a card shows the cheapest price, whether there are dearer ones, and what is left; one statement', async () => {
    const { result, statements } = await countStatements(() =>
      at.call('catalogue.listProducts', { query: { sort: 'priceAsc' } }),
    )
    expect(statements).toHaveLength(1)
    if (!result.success) throw new Error(result.message)
    expect(result.data.total).toBe(3)
    expect(
      result.data.records.map(({ title, priceFen, hasDearer, isSoldOut }) => [title, priceFen, hasDearer, isSoldOut]),
    ).toEqual([
      ['寒墨 ＡＢＣ', 300, false, true],
      ['云岭大理石 800×800', 500, true, false],
      ['栖木 100%实木_门', 900, false, false],
    ])
    expect(result.data.records[1]).toEqual({
      id: expect.any(String),
      title: '云岭大理石 800×800',
      subtitle: '柔光',
      picture: picturesOf(picture),
      priceFen: 500,
      rating: null,
      hasDearer: true,
      unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
      shop: { id: shopId, name: expect.stringMatching(/^测试店/) },
      shown: { fen: 500, unit: 'box', hasDearer: true },
      soldCount: 0,
      isSoldOut: false,
    })
  })

  test.each<[string, string[]]>([
    ['大理石', ['云岭大理石 800×800']],
    ['云岭 柔光', ['云岭大理石 800×800']],
    ['800*800', ['云岭大理石 800×800']],
    ['800X800', ['云岭大理石 800×800']],
    ['abc', ['寒墨 ＡＢＣ']],
    ['岭', ['云岭大理石 800×800']],
    // What is sold out comes last.
    ['yanye', ['栖木 100%实木_门', '云岭大理石 800×800', '寒墨 ＡＢＣ']],
    ['瓷砖', ['云岭大理石 800×800', '寒墨 ＡＢＣ']],
    ['doors', ['栖木 100%实木_门']],
    ['橡木', ['栖木 100%实木_门']],
    ['100%实木', ['栖木 100%实木_门']],
    ['木_门', ['栖木 100%实木_门']],
    ['%', []],
    ["'", []],
    ['   ', ['栖木 100%实木_门', '云岭大理石 800×800', '寒墨 ＡＢＣ']],
  ])('the words %j find %j', async (q, titles) => {
    expect(await found({ q })).toEqual(titles)
  })

  test('a category has all that lies below it', async () => {
    expect(await found({ category: 'test-root' })).toHaveLength(3)
    expect(await found({ category: 'test-group' })).toEqual(['云岭大理石 800×800', '寒墨 ＡＢＣ'])
    expect(await found({ category: 'test-other' })).toEqual(['栖木 100%实木_门'])
    expect(await found({ category: 'unknown' })).toEqual([])
  })

  test('stage, shop and words narrow together', async () => {
    expect(await found({ stage: 'test-late' })).toEqual(['寒墨 ＡＢＣ'])
    expect(await found({ shopId: other })).toEqual(['栖木 100%实木_门'])
    expect(await found({ shopId: other, q: '云岭' })).toEqual([])
    expect(await found({ category: 'test-group', stage: 'test-stage', shopId })).toEqual(['云岭大理石 800×800'])
  })

  test('sorts by what was sold, by age and by price, each the whole way', async () => {
    const [dear, cheap, middle] = ['栖木 100%实木_门', '寒墨 ＡＢＣ', '云岭大理石 800×800'] as const
    const answer = await at.call('catalogue.listProducts', { query: { q: middle } })
    const [record] = answer.success ? answer.data.records : []
    await addSold(systemOf(at), [{ productId: record?.id ?? '', orders: 3 }])
    expect(await found({ sort: 'sales' })).toEqual([middle, dear, cheap])
    expect(await found({})).toEqual([middle, dear, cheap])
    expect(await found({ sort: 'newest' })).toEqual([dear, cheap, middle])
    expect(await found({ sort: 'priceAsc' })).toEqual([cheap, middle, dear])
    expect(await found({ sort: 'priceDesc' })).toEqual([dear, middle, cheap])
  })

  test('pages follow each other; beyond an offset of 1,000 the answer is 400', async () => {
    const page = (number: number) =>
      at.call('catalogue.listProducts', { query: { sort: 'newest', page: number, size: 2 } })
    expect(await page(1)).toMatchObject({
      data: { records: [{ title: '栖木 100%实木_门' }, { title: '寒墨 ＡＢＣ' }], total: 3 },
    })
    expect(await page(2)).toMatchObject({ data: { records: [{ title: '云岭大理石 800×800' }], total: 3 } })
    expect(await page(501)).toMatchObject({ data: { records: [], total: 3 } })
    expect(await page(502)).toEqual({
      status: 400,
      success: false,
      code: 400,
      errorCode: 'INVALID_INPUT',
      message: '请求参数错误',
      data: { fields: { page: '不能大于 501' } },
    })
  })
})

describe('one product', () => {
  test('shows everything, in the language of the caller, in at most four statements', async () => {
    const { id, skuIds } = await shelve(
      [
        { priceFen: 1200, stock: 4 },
        { priceFen: 1500, stock: 0 },
      ],
      {
        title: '详情',
        stages: ['test-late', 'test-stage'],
        attributes: { 'test-finish': ['gloss'], 'test-size': ['800x800', '600x1200'] },
        parameters: [{ name: '材质', value: '瓷' }],
        description: [{ heading: '说明', text: '文字' }],
        guarantees: ['breakage'],
        warranty: { months: 12, text: '一年' },
      },
    )
    await reserveStock(systemOf(at), [{ orderId: newId(), skuId: skuIds[0] ?? '', quantity: 3 }])
    const { result, statements } = await countStatements(() =>
      at.call('catalogue.getProduct', { params: { id }, query: {} }, { locale: 'fr' }),
    )
    expect(statements.length).toBeLessThanOrEqual(4)
    const pack = { pieces: 1, areaCm2: null, coverage: null, weightGrams: 1000, volumeCm3: 1000 }
    expect(result).toMatchObject({ status: 200, success: true })
    expect(result.data).toEqual({
      id,
      title: '详情',
      subtitle: '',
      isOnSale: true,
      brand: '砚野',
      categoryPath: [
        { code: 'test-root', name: 'Materials' },
        { code: 'test-group', name: 'Tiles' },
        { code: 'test-category', name: 'Floor tiles' },
      ],
      stages: [
        { code: 'test-stage', name: 'Masonry' },
        { code: 'test-late', name: 'Fitting' },
      ],
      gallery: [picturesOf(picture)],
      video: null,
      calculator: null,
      hasLots: false,
      leadDays: 0,
      unit: { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 },
      specGroups: [{ name: '花色', label: 'Décor', values: ['花色0', '花色1'] }],
      skus: [
        {
          id: skuIds[0],
          code: expect.any(String),
          spec: ['花色0'],
          priceFen: 1200,
          available: 1,
          picture: picturesOf(picture),
          pack,
        },
        {
          id: skuIds[1],
          code: expect.any(String),
          spec: ['花色1'],
          priceFen: 1500,
          available: 0,
          picture: picturesOf(picture),
          pack,
        },
      ],
      attributes: [
        {
          code: 'test-size',
          name: 'Size',
          values: [
            { code: '600x1200', name: '600×1200' },
            { code: '800x800', name: '800×800' },
          ],
        },
        { code: 'test-finish', name: 'Finish', values: [{ code: 'gloss', name: 'Gloss' }] },
      ],
      parameters: [{ name: '材质', value: '瓷' }],
      description: [{ heading: '说明', text: '文字' }],
      returnRule: 'seven-days',
      guarantees: ['breakage'],
      warranty: { months: 12, text: '一年' },
      delivery: 'express',
      madeToMeasure: null,
      soldCount: 0,
      shop: {
        id: shopId,
        name: expect.any(String),
        slogan: '',
        logo: picturesOf(picture),
        city: '佛山市',
        contact: { hours: '', phone: '' },
        productCount: 3,
      },
      freight: { to: null, freightFen: 1000, mostFen: null, isFrom: true, freeFromFen: 100_000, freeFromPieces: null },
    })
  })

  test('off sale it is shown so; banned or unknown it is not there', async () => {
    const { id } = await shelve([{ priceFen: 1, stock: 1 }])
    const get = (productId: string) => at.call('catalogue.getProduct', { params: { id: productId }, query: {} })
    await takeDown(id)
    expect(await get(id)).toMatchObject({ status: 200, data: { isOnSale: false } })
    await ban(id)
    expect(await get(id)).toMatchObject({ status: 404 })
    expect(await get(newId())).toMatchObject({ status: 404 })
    expect(await get('1')).toMatchObject({ status: 400 })
  })

  test('a state that does not allow it is refused', async () => {
    const { id } = await shelve([{ priceFen: 1, stock: 1 }])
    await expect(changeProductState(systemOf(at), { productId: id, event: 'relist', by: 'seller' })).rejects.toThrow(
      'STATE_CHANGED',
    )
    await expect(changeProductState(systemOf(at), { productId: id, event: 'ban', by: 'seller' })).rejects.toThrow(
      'STATE_CHANGED',
    )
    expect(await at.call('catalogue.getProduct', { params: { id }, query: {} })).toMatchObject({
      data: { isOnSale: true },
    })
  })
})
