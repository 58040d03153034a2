import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { eq } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import { searchDocuments, searchPeople } from '#tables/search.ts'
import { countStatements } from '#testing/count-statements.ts'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { forgetSearches } from './commands/forget-searches.ts'
import { changeProductState, type NewProduct } from '../catalogue/index.ts'
import { refreshIndex } from './index.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

let at: TestApp
let shopId: string
let picture: string

const shelve = (title: string, change: Partial<Omit<NewProduct, 'skus'>> = {}, sku = { priceFen: 5000, stock: 9 }) => {
  at.clock.advance(60)
  return addProduct(at, { shopId, picture, skus: [sku], change: { title, ...change } })
}

beforeAll(async () => {
  at = await makeTestApp()
  picture = await makeCatalogue(at)
  shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  await shelve(
    '云岭地砖 800×800 哑光',
    { attributes: { 'test-size': ['800x800'], 'test-finish': ['matt'] } },
    { priceFen: 6000, stock: 5 },
  )
  await shelve(
    '云岭地砖 800×800 亮光',
    { attributes: { 'test-size': ['800x800'], 'test-finish': ['gloss'] } },
    { priceFen: 9000, stock: 5 },
  )
  await shelve(
    '云岭地砖 600×1200 哑光',
    { attributes: { 'test-size': ['600x1200'], 'test-finish': ['matt'] } },
    { priceFen: 30_000, stock: 0 },
  )
  await shelve(
    '静音木门',
    { category: 'test-other', stages: ['test-late'], attributes: { 'test-finish': ['matt'] } },
    { priceFen: 90_000, stock: 5 },
  )
})
afterAll(() => at.close())

async function ask(query: Query, locale = 'zh-Hans') {
  const answer = await at.call('catalogue.listProducts', { query }, { locale })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const titles = async (query: Query) => (await ask(query)).records.map(({ title }) => title)
const [MATT, GLOSS, LONG, DOOR] = [
  '云岭地砖 800×800 哑光',
  '云岭地砖 800×800 亮光',
  '云岭地砖 600×1200 哑光',
  '静音木门',
]

describe('reading a query', () => {
  test('what is written well is taken as it stands, and marked with what means the same', async () => {
    const { reading } = await ask({ q: '地砖' })
    expect(reading).toEqual({
      kind: 'asked',
      dropped: [],
      unknown: [],
      categories: ['test-category'],
      marked: expect.arrayContaining(['地砖', '地板砖', '木纹砖']),
      alike: 0,
    })
  })

  test.each([
    ['dizhuan', 3],
    ['dz', 3],
    ['地磚', 3],
    ['80公分 地砖', 2],
    ['1200*600', 1],
    ['亚光地砖', 2],
    ['doors', 1],
  ])('%s finds %i', async (q, count) => {
    expect((await ask({ q })).total).toBe(count)
  })

  test('a slip is mended and said; the literal words can be insisted on', async () => {
    expect(await ask({ q: '云岭底砖' })).toMatchObject({
      total: 3,
      reading: { kind: 'corrected', words: '云岭 地砖', dropped: [] },
    })
    expect(await ask({ q: '云岭底砖', literal: '1' })).toMatchObject({ total: 0 })
  })

  test('when nothing has all words, fewer are looked for, and those left out are named', async () => {
    expect(await ask({ q: '钢琴 静音 木门' })).toMatchObject({
      total: 1,
      reading: { kind: 'fewer', words: '静音 木门', dropped: ['钢琴'] },
    })
  })

  test('signs alone find nothing, and so do strange ones', async () => {
    for (const q of ['%', '!!! & |', "'; --", '\\', '::*', '<script>']) expect((await ask({ q })).total, q).toBe(0)
  })
})

describe('filters', () => {
  const counts = async (query: Query, key: string) => {
    const { facets } = await ask({ ...query, withFacets: '1' })
    return Object.fromEntries(
      (facets?.groups.find((group) => group.key === key)?.values ?? []).map(({ code, count }) => [code, count]),
    )
  }

  test('values of one kind widen, kinds narrow, prices and stock too', async () => {
    expect(await titles({ q: '地砖', facets: 'test-finish:matt', sort: 'priceAsc' })).toEqual([MATT, LONG])
    expect(await titles({ q: '地砖', facets: 'test-finish:matt,test-finish:gloss', sort: 'priceAsc' })).toEqual([
      MATT,
      GLOSS,
      LONG,
    ])
    expect(await titles({ q: '地砖', facets: 'test-finish:matt,test-size:800x800' })).toEqual([MATT])
    expect(await titles({ q: '地砖', minFen: 7000, maxFen: 10_000 })).toEqual([GLOSS])
    expect(await titles({ q: '地砖', inStock: '1', sort: 'priceAsc' })).toEqual([MATT, GLOSS])
    expect(await titles({ facets: 'test-finish:matt', category: 'test-other' })).toEqual([DOOR])
    expect(await titles({ q: '地砖', facets: 'test-finish:unknown' })).toEqual([])
  })

  test('a kind is counted without its own choice, and with that of all others', async () => {
    expect(await counts({ q: '云岭' }, 'test-finish')).toEqual({ matt: 2, gloss: 1 })
    const chosen = { q: '云岭', facets: 'test-finish:matt,test-size:800x800' }
    expect(await counts(chosen, 'test-finish')).toEqual({ matt: 1, gloss: 1 })
    expect(await counts(chosen, 'test-size')).toEqual({ '600x1200': 1, '800x800': 1 })
    expect(await counts(chosen, 'brand')).toEqual({ 'test-brand': 1 })
    expect(await counts({ ...chosen, inStock: '1' }, 'test-size')).toEqual({ '800x800': 1 })
    expect(await counts({ ...chosen, maxFen: 7000 }, 'test-finish')).toEqual({ matt: 1 })
  })

  test('categories and stages are counted among what the words find', async () => {
    expect(await counts({ q: 'yanye' }, 'category')).toEqual({ 'test-category': 3, 'test-other': 1 })
    expect(await counts({ q: 'yanye', category: 'test-other' }, 'category')).toEqual({
      'test-category': 3,
      'test-other': 1,
    })
    expect(await counts({ q: 'yanye', category: 'test-group' }, 'stage')).toEqual({ 'test-stage': 3 })
    expect(await counts({ category: 'test-group' }, 'category')).toEqual({ 'test-category': 3 })
  })

  test('groups have names in the caller’s language and stand in their order, prices in ranges', async () => {
    const { facets } = await ask({ q: '云岭', withFacets: '1' }, 'en')
    expect(
      facets?.groups.map(({ kind, key, name, values }) => [kind, key, name, values.map((value) => value.name)]),
    ).toEqual([
      ['brand', 'brand', undefined, ['YANYE']],
      ['category', 'category', undefined, ['Floor tiles']],
      ['stage', 'stage', undefined, ['Masonry']],
      ['attribute', 'test-size', 'Size', ['600×1200', '800×800']],
      ['attribute', 'test-finish', 'Finish', ['Matt', 'Gloss']],
    ])
    expect(facets?.prices).toEqual([
      { fromFen: 5000, toFen: 10_000, count: 2 },
      { fromFen: 10_000, toFen: 20_000, count: 0 },
      { fromFen: 20_000, toFen: 50_000, count: 1 },
    ])
    expect(facets?.more).toBe(false)
  })

  test('every count is what choosing that value finds', async () => {
    const base = { q: 'yanye', facets: 'test-finish:matt,stage:test-stage' }
    const { facets } = await ask({ ...base, withFacets: '1' })
    for (const { key, values } of facets?.groups ?? []) {
      const others = base.facets.split(',').filter((one) => !one.startsWith(`${key}:`))
      for (const { code, count } of values)
        expect(
          (await ask({ q: 'yanye', facets: [...others, `${key}:${code}`].join(',') })).total,
          `${key}:${code}`,
        ).toBe(count)
    }
  })

  test('with facets it takes three statements, the session among them; without one less', async () => {
    const { token } = await signIn(at, 'owner')
    await ask({ q: '地砖' })
    const call = (query: Query) => countStatements(() => at.call('catalogue.listProducts', { query }, { token }))
    expect(
      (await call({ q: '地砖', facets: 'test-finish:matt', inStock: '1', withFacets: '1' })).statements,
    ).toHaveLength(3)
    expect((await call({ q: '底砖', withFacets: '1' })).statements).toHaveLength(3)
    expect((await call({ q: '地砖' })).statements).toHaveLength(2)
  })

  test('what is none of the shape is refused', async () => {
    for (const query of [{ facets: 'a' }, { facets: 'a:b,' }, { facets: "a:'" }, { minFen: -1 }, { inStock: 'yes' }]) {
      expect(await at.call('catalogue.listProducts', { query: query as Query }), JSON.stringify(query)).toMatchObject({
        status: 400,
      })
    }
  })
})

describe('suggestions', () => {
  const suggest = async (q: string) => {
    const answer = await at.call('search.suggestWords', { query: { q } })
    if (!answer.success) throw new Error(answer.message)
    return answer.data
  }

  test('names of categories and brands come before words, by beginning, pinyin and initials', async () => {
    expect((await suggest('地'))[0]).toEqual({ kind: 'category', text: '地砖', category: 'test-category' })
    expect((await suggest('dizh'))[0]).toEqual({ kind: 'category', text: '地砖', category: 'test-category' })
    expect((await suggest('mm'))[0]).toEqual({ kind: 'category', text: '木门', category: 'test-other' })
    expect((await suggest('砚'))[0]).toEqual({ kind: 'brand', text: '砚野' })
    expect(await suggest('云')).toContainEqual({ kind: 'word', text: '云岭' })
    expect(await suggest('qqqq')).toEqual([])
  })

  test('of words for one thing there is one, the most usual of those that fit; what was typed in full stays', async () => {
    const texts = async (q: string) => (await suggest(q)).map(({ text }) => text)
    const begun = await texts('瓷')
    expect(begun[0]).toBe('瓷砖')
    expect(begun.filter((text) => ['瓷片', '瓷砖胶', '瓷砖粘结剂', '瓷砖粘合剂'].includes(text))).toEqual(['瓷砖胶'])
    expect((await texts('粘')).filter((text) => /^(瓷砖)?粘[结合砖]/.test(text))).toEqual(['粘结剂'])
    expect((await texts('瓷片'))[0]).toBe('瓷片')
    expect((await texts('瓷砖粘合'))[0]).toBe('瓷砖粘合剂')
  })

  test('at most ten, each once, without a statement', async () => {
    const { result, statements } = await countStatements(() => suggest('砖'))
    expect(statements).toEqual([])
    expect(result).toHaveLength(10)
    expect(new Set(result.map(({ text }) => text)).size).toBe(10)
  })
})

describe('hot words', () => {
  const record = async (q: string, ip: string, token?: string) =>
    at.call('search.recordSearch', { body: { q } }, { ip, ...(token === undefined ? {} : { token }) })
  const hot = async () => (await at.call('search.listHotWords', {})).data

  test('five people make a word hot, one person never; who it was is not stored', async () => {
    for (const number of [1, 2, 3, 4]) for (const host of [1, 2]) await record('地砖', `10.3.${number}.${host}`)
    expect(await hot()).toEqual([])
    const { token, userId } = await signIn(at, 'owner')
    expect(await record(' 地砖 ', '10.3.1.1', token)).toMatchObject({ success: true, data: null })
    expect(await hot()).toEqual(['地砖'])
    const rows = await at.db.select().from(searchPeople)
    expect(rows).toHaveLength(5)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`10\\.3\\.0|${userId}`))
  })

  test('nobody is several people by going through the addresses of a network', async () => {
    const addresses = ['10.4.0.1', '10.4.0.2', '10.4.0.3', '10.4.0.4', '10.4.0.5']
    const prefixes = ['1::1', '2::1', '3::1', 'ff:0:0:0:1', 'ffff::'].map((rest) => `2001:db8:7:${rest}`)
    for (const ip of [...addresses, ...prefixes]) await record('木门', ip)
    expect(await at.db.$count(searchPeople, eq(searchPeople.words, '木门'))).toBe(2)
    expect(await hot()).toEqual(['地砖'])
  })

  test('they are said in the language of the reader where it has a word for them, and as they are where not', async () => {
    for (const number of [1, 2, 3, 4, 5]) await record('木门', `10.3.${number}.2`)
    for (const number of [1, 2, 3, 4, 5]) await record('云岭', `10.3.${number}.2`)
    const read = async (locale: string) =>
      new Set((await at.call('search.listHotWords', {}, { locale })).data as string[])
    expect(await read('zh-Hans')).toEqual(new Set(['云岭', '地砖', '木门']))
    expect(await read('fr')).toEqual(new Set(['Doors', 'Floor tiles', '云岭']))
  })

  test('what the catalogue does not know is not counted: names, numbers, slips', async () => {
    const before = await at.db.$count(searchPeople)
    for (const q of ['13912345678', '林晓雯家', '底砖', '<b>', '地砖 林晓雯']) await record(q, '10.3.1.1')
    expect(await at.db.$count(searchPeople)).toBe(before)
  })

  test('after thirty days it is forgotten', async () => {
    at.clock.advance(30 * DAY)
    expect(await hot()).toEqual([])
    expect(await forgetSearches(systemOf(at))).toEqual(addSeconds(at.clock.now(), 3600))
    expect(await at.db.$count(searchPeople)).toBe(0)
  })
})

describe('the index', () => {
  test('follows a product off sale and back', async () => {
    const { id } = await shelve('月白花砖')
    expect(await titles({ q: '月白' })).toEqual(['月白花砖'])
    await changeProductState(systemOf(at), { productId: id, event: 'takeDown', by: 'seller' })
    expect(await titles({ q: '月白花砖', literal: '1' })).toEqual([])
    await changeProductState(systemOf(at), { productId: id, event: 'relist', by: 'seller' })
    expect(await titles({ q: '月白' })).toEqual(['月白花砖'])
  })

  test('a search just before a product is on sale does not keep its words unknown', async () => {
    const committing = holdStatements(/^commit$/)
    const shelving = shelve('竹炭 护墙板', { category: 'test-other' })
    await committing.reached
    expect(await titles({ q: '静音木门' })).toEqual([DOOR])
    committing.letGo()
    await shelving
    await at.call('search.recordSearch', { body: { q: '竹炭' } })
    expect(await at.db.$count(searchPeople, eq(searchPeople.words, '竹炭'))).toBe(1)
  })

  test('what an earlier version wrote or never wrote is written by the upkeep', async () => {
    await at.db.delete(searchDocuments)
    expect(await titles({ q: '地砖' })).toEqual([])
    const again = await refreshIndex(systemOf(at))
    expect(again).toEqual(addSeconds(at.clock.now(), 3600))
    expect(await titles({ q: '地砖', sort: 'priceAsc' })).toEqual(['月白花砖', MATT, GLOSS, LONG])
    await at.db.update(searchDocuments).set({ version: 0, title: '' })
    await refreshIndex(systemOf(at))
    expect((await at.db.select().from(searchDocuments)).every(({ title }) => title !== '')).toBe(true)
  })
})

// Last, as it puts more on sale.
describe('slips', () => {
  test('a word that nobody knows is a slip unless a title says it, whatever parameters say', async () => {
    await shelve('云岭砖托', { category: 'test-other', parameters: [{ name: '底砖', value: '铝' }] })
    expect(await ask({ q: '底砖' })).toMatchObject({ total: 4, reading: { kind: 'corrected', words: '地砖' } })
    expect((await ask({ q: '底砖', literal: '1' })).records.map(({ title }) => title)).toEqual(['云岭砖托'])
  })

  test('a slip among single characters is mended by the widest word that sounds so', async () => {
    await shelve('环氧美缝剂', { category: 'test-other' })
    await shelve('铜分集器', { category: 'test-other' })
    expect(await ask({ q: '美逢剂' })).toMatchObject({ total: 1, reading: { kind: 'corrected', words: '美缝剂' } })
  })
})

test('what was sold equally often stands by its age, as in lists without words', async () => {
  await shelve('石膏线 甲', { category: 'test-other', listedAt: addSeconds(at.clock.now(), DAY) })
  await shelve('石膏线 乙', { category: 'test-other' })
  expect(await titles({ q: '石膏线', sort: 'sales' })).toEqual(['石膏线 甲', '石膏线 乙'])
})
