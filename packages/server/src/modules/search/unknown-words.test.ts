import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { signIn } from '#testing/sign-in.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { Lexicon, type Entry } from './reading/lexicon.ts'
import { suggestionsFor } from './reading/suggest.ts'

type Query = RequestOf<EndpointOf<'catalogue.listProducts'>>['query']

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await signIn(at, 'merchant')).userId, picture })
  const shelve = (title: string, priceFen: number, change: { category?: string; subtitle?: string }) =>
    addProduct(at, { shopId, picture, skus: [{ priceFen, stock: 9 }], change: { title, ...change } })
  await shelve(TILE, 6000, {})
  await shelve(GREY, 7000, { subtitle: '水洗不褪色 哑光' })
  await shelve(DOOR, 90_000, { category: 'test-other' })
  await shelve(LOCK, 9000, { category: 'test-root', subtitle: '卫生间门专用' })
  await shelve(GLUE, 3000, { category: 'test-root' })
  await shelve(CEILING, 5000, { category: 'test-root', subtitle: '与地砖同色' })
  await shelve(DRAIN, 4000, { category: 'test-root', subtitle: 'siphon 空调' })
  await shelve(PARTITION, 8000, { category: 'test-other' })
})
afterAll(() => at.close())

const [TILE, GREY, DOOR, LOCK] = ['云岭地砖', '灰陌地砖', '静音木门', '卫生间门锁']
const [GLUE, CEILING, DRAIN, PARTITION] = ['地砖粘结剂', '顶棚扣板', '深水封地漏', '梦天隔断']

async function ask(query: Query) {
  const answer = await at.call('catalogue.listProducts', { query })
  if (!answer.success) throw new Error(answer.message)
  const { records, total, reading } = answer.data
  const { kind, words, dropped, unknown } = reading ?? {}
  return { titles: records.map(({ title }) => title), total, kind, words, dropped, unknown }
}

test('the last word of a compound says what it is: a door for the bathroom, not its lock', async () => {
  const found = await ask({ q: '卫生间门' })
  expect(found.titles[0]).toBe(DOOR)
  expect(found).toMatchObject({ kind: 'fewer', words: '门', dropped: ['卫生间'], unknown: [] })
  expect((await ask({ q: '卫生间门锁' })).titles).toEqual([LOCK])
})

test.each(['default', 'sales', 'newest', 'priceAsc', 'priceDesc'] as const)(
  'a tile is a tile and not its glue, also by %s',
  async (sort) => {
    const { titles } = await ask({ q: '地砖', sort })
    expect(new Set(titles.slice(0, 2))).toEqual(new Set([TILE, GREY]))
    expect(titles.slice(2)).toContain(GLUE)
  },
)

test.each(['东鹏', '诺贝尔', 'grohe'])(
  '%s is not sold: said so, not corrected, and the tiles are shown',
  async (brand) => {
    const found = await ask({ q: `${brand}地砖` })
    expect(found).toMatchObject({ kind: 'fewer', words: '地砖', dropped: [brand], unknown: [brand] })
    expect(new Set(found.titles.slice(0, 2))).toEqual(new Set([TILE, GREY]))
  },
)

test('what sounds the same as a word beside it is still mended', async () => {
  expect(await ask({ q: '云岭底砖' })).toMatchObject({ kind: 'corrected', words: '云岭 地砖', titles: [TILE, GREY] })
})

test.each([
  ['水不漏', []],
  ['堵漏', []],
  ['立邦', ['立邦']],
  ['iPhone', ['iPhone']],
  ['iPhone 15', ['iPhone']],
])('%s is nothing that is there: no goods that share a character with it or sound nearly so', async (q, unknown) => {
  expect(await ask({ q })).toMatchObject({ total: 0, titles: [], unknown })
})

test('where nothing is found the reading says which categories the words name; a brand that is not sold names none', async () => {
  const near = async (query: Query) => {
    const answer = await at.call('catalogue.listProducts', { query })
    return answer.success && [answer.data.total, answer.data.reading?.categories]
  }
  expect(await near({ q: '地砖', category: 'test-other' })).toEqual([0, ['test-category']])
  expect(await near({ q: '东鹏地砖', category: 'test-other' })).toEqual([0, ['test-category']])
  expect(await near({ q: '立邦' })).toEqual([0, []])
})

describe('a name alone', () => {
  const read = async (q: string, locale: Locale = 'zh-Hans') => {
    const answer = await at.call('catalogue.listProducts', { query: { q } }, { locale })
    if (!answer.success) throw new Error(answer.message)
    const { records, total, reading } = answer.data
    return {
      titles: records
        .slice(0, total)
        .map(({ title }) => title)
        .toSorted(),
      total,
      ...reading,
    }
  }

  test.each(['东鹏', '诺贝尔', '马可波罗', '蒙娜丽莎', 'Dongpeng', '東鵬'])(
    'of a maker of tiles, %s, is said not to be sold, as it was typed, and shows all tiles and nothing else',
    async (q) => {
      expect(await read(q)).toMatchObject({
        titles: [GREY, TILE].toSorted(),
        total: 2,
        kind: 'fewer',
        words: '瓷砖',
        dropped: [q],
        unknown: [q],
        categories: ['test-group'],
      })
    },
  )

  test('is shown with what the maker makes in the reader’s language', async () => {
    expect(await read('Marco Polo', 'en')).toMatchObject({ words: 'tiles', unknown: ['Marco Polo'], total: 2 })
  })

  test('of a maker beside a property shows the goods that have it', async () => {
    expect(await read('东鹏 哑光')).toMatchObject({ titles: [GREY], words: '哑光 瓷砖', unknown: ['东鹏'] })
  })

  test('of a maker that a title names finds what it names, among its goods', async () => {
    expect(await read('梦天')).toMatchObject({ titles: [PARTITION], kind: 'asked' })
  })

  test('that is a brand here is that brand, whatever it is known for elsewhere', async () => {
    expect(new Lexicon([], []).notSold('东鹏')).toEqual({ kind: 'maker', near: ['瓷砖'] })
    expect(new Lexicon([{ kind: 'brand', code: 'x', text: '东鹏' }], []).notSold('东鹏')).toBeUndefined()
  })

  test.each([
    ['空调', ['空调']],
    ['美的空调', ['美的', '空调']],
    ['sofa', ['sofa']],
    ['table', ['table']],
    ['全身镜', ['全身镜']],
  ])('%s is a thing that is sold elsewhere: goods that mention it are not shown', async (q, unknown) => {
    expect(await read(q)).toMatchObject({ titles: [], total: 0, unknown })
  })

  test('that belongs to the thing beside it finds that thing', async () => {
    expect(await read('空调地漏')).toMatchObject({ titles: [DRAIN] })
  })

  test.each(['大自在', '铁皮人', '西门庆', '箭牌', '虎牌'])('%s, which nobody knows, stays one word', async (q) => {
    expect(await read(q)).toMatchObject({ titles: [], kind: 'asked', unknown: [q], categories: [] })
  })
})

test('suggestions name things before makers, whose names may be as short', () => {
  const entries: Entry[] = [
    { kind: 'brand', code: 'x', text: '瓷湾' },
    { kind: 'brand', code: 'y', text: '瓷' },
    { kind: 'category', code: 'tile', text: '瓷砖石材' },
  ]
  const texts = suggestionsFor('瓷', new Lexicon(entries, []).entries).map(({ text }) => text)
  expect(texts.indexOf('瓷砖')).toBeLessThan(texts.indexOf('瓷湾'))
  expect(texts.indexOf('瓷砖石材')).toBeLessThan(texts.indexOf('瓷湾'))
  expect(suggestionsFor('瓷湾', new Lexicon(entries, []).entries).map(({ text }) => text)).toEqual(['瓷湾'])
})

test('where little has all words the others of the thing follow, named and not counted', async () => {
  const list = async (query: Query) => {
    const answer = await at.call('catalogue.listProducts', { query })
    if (!answer.success) throw new Error(answer.message)
    const { records, total, reading } = answer.data
    return { titles: records.map(({ title }) => title), total, alike: reading?.alike, kind: reading?.kind }
  }
  const found = await list({ q: '灰陌地砖' })
  expect(found).toEqual({ titles: [GREY, TILE], total: 1, alike: 1, kind: 'asked' })
  expect(await list({ q: '灰陌地砖', sort: 'sales' })).toMatchObject({ titles: [GREY], alike: 0 })
  expect(await list({ q: '灰陌地砖', literal: '1' })).toMatchObject({ titles: [GREY], alike: 0 })
  expect(await list({ q: '灰陌地砖', maxFen: 6500 })).toMatchObject({ titles: [], total: 0, alike: 0 })
  expect(await list({ q: '灰陌地砖', minFen: 6500 })).toMatchObject({ titles: [GREY], total: 1, alike: 0 })
})
