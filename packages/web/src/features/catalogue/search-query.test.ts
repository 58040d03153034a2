import { expect, test } from 'vitest'
import { isEmptySearch, nextPriceSort, requestOf } from './search-query.ts'

test('what an address holds becomes what the API takes', () => {
  expect(requestOf({ q: '瓷砖', category: '', sort: 'sideways' })).toEqual({ q: '瓷砖', sort: 'default' })
  expect(requestOf({ q: 'x'.repeat(99), stage: 'masonry', sort: 'priceDesc' })).toEqual({ q: 'x'.repeat(60), stage: 'masonry', sort: 'priceDesc' })
})

test('an order alone is no search', () => {
  expect(isEmptySearch({ sort: 'sales', q: '' })).toBe(true)
  expect(isEmptySearch({ shopId: 'one' })).toBe(false)
})

test('the price is ordered up first, then down, then up again', () => {
  expect([nextPriceSort('default'), nextPriceSort('priceAsc'), nextPriceSort('priceDesc')]).toEqual(['priceAsc', 'priceDesc', 'priceAsc'])
})
