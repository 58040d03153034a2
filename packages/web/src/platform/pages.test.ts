import { expect, test } from 'vitest'
import { apiPages } from './pages.ts'

const { getNextPageParam } = apiPages('catalogue.listProducts', {})
const page = (count: number, total: number, more?: boolean) =>
  ({ records: Array.from({ length: count }), total, more }) as never
const next = (...pages: never[]) => getNextPageParam(pages.at(-1) as never, pages, pages.length, [])

test('a list goes on until all of it is here', () => {
  expect(next(page(20, 41))).toBe(2)
  expect(next(page(20, 41), page(20, 41))).toBe(3)
  expect(next(page(20, 41), page(20, 41), page(1, 41))).toBeUndefined()
})

test('a page without records ends it, whatever the total says', () => {
  expect(next(page(20, 41), page(0, 41))).toBeUndefined()
})

test('it ends where offsets end, however much more there is', () => {
  const full = Array.from({ length: 50 }, () => page(20, 1000, true))
  expect(next(...full.slice(0, 49))).toBe(50)
  expect(next(...full)).toBeUndefined()
})
