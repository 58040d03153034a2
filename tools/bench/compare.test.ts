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

test('answers with the same ids and numbers are the same, whatever the order of their names', () => {
  expect(differenceOf(bytes(PAGE), bytes({ total: 2, records: PAGE.records }))).toBeUndefined()
})

test('another order, another number, or one more or less is a difference', () => {
  const floor = (change: object) => differenceOf(bytes(PAGE), bytes({ ...PAGE, ...change }))
  expect(floor({ records: PAGE.records.toReversed() })).toBe('has id b where ours has id a')
  expect(floor({ total: 3 })).toBe('has total 3 where ours has total 2')
  expect(floor({ records: PAGE.records.slice(0, 1) })).toBe('has total 2 where ours has id b')
  expect(floor({ zones: [1] })).toBe('has zones 1 where ours has nothing')
})

test('counts of filters are compared unless they are floors', () => {
  const facets = (count: number, more: boolean) =>
    bytes({ facets: { groups: [{ key: 'brand', values: [{ count }] }], more } })
  expect(differenceOf(facets(1, false), facets(2, false))).toBe('has count 2 where ours has count 1')
  expect(differenceOf(facets(1, true), facets(2, true))).toBeUndefined()
})

test('sizes may lie a tenth apart', () => {
  const text = (length: number) => bytes({ text: 'x'.repeat(length - '{"text":""}'.length) })
  expect(differenceOf(text(100), text(110))).toBeUndefined()
  expect(differenceOf(text(100), text(111))).toBe('has 111 bytes where ours has 100')
})
