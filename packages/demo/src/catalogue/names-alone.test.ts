import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAKERS } from '@zhujia/server/modules/search/reading/vocabulary/not-sold.data.ts'
import type { Facts } from '@zhujia/server/testing/search/labels.ts'
import { readFacts } from '@zhujia/server/testing/search/measure.ts'
import type { TestApp } from '@zhujia/server/testing/test-app.ts'
import { makeDemoApp } from '../testing/demo-app.ts'

let at: TestApp
let facts: ReadonlyMap<string, Facts>
beforeAll(async () => {
  at = await makeDemoApp({ ANONYMOUS_PER_MINUTE: '1000000' })
  facts = await readFacts(at.db)
})
afterAll(() => at.close())

async function ask(q: string) {
  const answer = await at.call('catalogue.listProducts', { query: { q, size: 50 } })
  if (!answer.success) throw new Error(answer.message)
  const { records, total, reading } = answer.data
  return {
    titles: records.map(({ title }) => title),
    /** Of each product its categories from the root down. */
    paths: records.map(({ id }) => facts.get(id)?.categories ?? []),
    total,
    reading,
  }
}

const NAMES = Object.values(MAKERS).flatMap((line) => line.split(', '))

test('every well-known maker alone is unknown as it was typed, and shows goods of its kind and no others', async () => {
  const wrong: unknown[] = []
  for (const name of NAMES) {
    const { total, paths, reading } = await ask(name)
    const isRight =
      reading?.kind === 'fewer' &&
      total > 0 &&
      [reading.unknown, reading.dropped].every((words) => words.join() === name) &&
      paths.every((path) => path.some((code) => reading.categories.includes(code)))
    if (!isRight) wrong.push({ name, total, reading })
  }
  expect(wrong).toEqual([])
})

test.each([
  ['东鹏', 'tile'],
  ['诺贝尔', 'tile'],
  ['立邦', 'paint-wall'],
  ['大自然', 'floor'],
  ['TOTO', 'bath'],
  ['西门子', 'electric-panel'],
  ['欧派', 'kitchen'],
])('%s shows goods of %s first', async (name, department) => {
  expect((await ask(name)).paths[0]).toContain(department)
})

test.each([
  ['空调', ['heat-water', 'heat-radiator', 'fan-exhaust']],
  ['冰箱', ['kitchen-hood', 'kitchen-hob', 'kitchen-dishwasher']],
  ['洗衣机', ['bath-valve', 'bath-drain', 'bath-tap']],
  ['沙发', ['soft-floor', 'soft-curtain', 'soft-sheer']],
  ['床垫', ['soft-floor', 'soft-curtain', 'soft-sheer']],
  ['电视', ['panel-socket', 'wire-network']],
])('%s is not sold: it is said, and what is near is offered', async (thing, near) => {
  const { total, reading } = await ask(thing)
  expect({ total, unknown: reading?.unknown, near: reading?.categories }).toEqual({ total: 0, unknown: [thing], near })
})

test('a word of the field that finds nothing offers what it belongs to', async () => {
  const { total, reading } = await ask('水不漏')
  expect({ total, near: reading?.categories }).toEqual({ total: 0, near: ['masonry', 'masonry-proof'] })
})

test.each([
  ['橱柜', '整体橱柜'],
  ['欧派橱柜', '整体橱柜'],
  ['线条灯', '线性灯'],
  ['台下盆', '面盆'],
])('%s finds a thing called %s first', async (q, thing) => {
  expect((await ask(q)).titles[0]).toContain(thing)
})

test('a maker beside a thing is said not to be sold', async () => {
  const { reading } = await ask('TOTO马桶')
  expect(reading).toMatchObject({ kind: 'fewer', words: '马桶', dropped: ['TOTO'], unknown: ['TOTO'] })
})

test.each([
  ['床头灯', '灯'],
  ['铁门', '门'],
])('%s is unknown, and the goods of its last word are shown', async (q, thing) => {
  const { total, paths, reading } = await ask(q)
  expect(reading).toMatchObject({ kind: 'fewer', words: thing, dropped: [q], unknown: [q] })
  expect(total).toBeGreaterThan(10)
  expect(paths.filter((path) => !path.some((code) => reading?.categories.includes(code)))).toEqual([])
})

test('a cupboard that is sold elsewhere offers the cupboards that are sold here', async () => {
  const { total, reading } = await ask('鞋柜')
  expect({ total, near: reading?.categories }).toEqual({ total: 0, near: ['kitchen-cabinet'] })
})

test('a maker whose name goes on is another word: cherry wood is no cooker', async () => {
  const { reading } = await ask('樱花木')
  expect(reading?.categories ?? []).not.toContain('kitchen-hood')
})
