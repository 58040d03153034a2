import { expect, test } from 'vitest'
import { differenceOf } from './compare.ts'

const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))
const PAGE = {
  records: [
    { id: 'a', priceFen: 1, title: 'one' },
    { id: 'b', priceFen: 2, title: 'two' },
  ],
  total: 2,
}

test('answers with the same ids and numbers are equal, whatever the order of their fields', () => {
  expect(differenceOf(bytes(PAGE), bytes({ total: 2, records: PAGE.records }))).toBeUndefined()
})

test('another order, another number, and one more or one less are differences', () => {
  const baseline = (change: object) => differenceOf(bytes(PAGE), bytes({ ...PAGE, ...change }))
  expect(baseline({ records: PAGE.records.toReversed() })).toBe('has id b where ours has id a')
  expect(baseline({ total: 3 })).toBe('has total 3 where ours has total 2')
  expect(baseline({ records: PAGE.records.slice(0, 1) })).toBe('has total 2 where ours has id b')
  expect(baseline({ zones: [1] })).toBe('has zones 1 where ours has nothing')
})

test('counts of filters are compared unless they are lower bounds', () => {
  const facets = (count: number, more: boolean) =>
    bytes({ facets: { groups: [{ key: 'brand', values: [{ count }] }], more } })
  expect(differenceOf(facets(1, false), facets(2, false))).toBe('has count 2 where ours has count 1')
  expect(differenceOf(facets(1, true), facets(2, true))).toBeUndefined()
})

test('sizes may differ by a tenth', () => {
  const text = (length: number) => bytes({ text: 'x'.repeat(length - '{"text":""}'.length) })
  expect(differenceOf(text(100), text(110))).toBeUndefined()
  expect(differenceOf(text(100), text(111))).toBe('has 111 bytes where ours has 100')
})
