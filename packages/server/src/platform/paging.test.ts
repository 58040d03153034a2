import { expect, test } from 'vitest'
import { totalOf, windowOf } from './paging.ts'

test('a total is exact up to 1,000 and a floor beyond', () => {
  expect([totalOf(0), totalOf(1000), totalOf(1001)]).toEqual([
    { total: 0 },
    { total: 1000 },
    { total: 1000, more: true },
  ])
})

test('an offset of 1,000 is answered, one beyond is invalid input', () => {
  expect(windowOf({ locale: 'zh-Hans' }, { page: 21, size: 50 })).toEqual({ limit: 50, offset: 1000 })
  expect(() => windowOf({ locale: 'zh-Hans' }, { page: 22, size: 50 })).toThrow('INVALID_INPUT')
})
