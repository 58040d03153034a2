import { expect, test } from 'vitest'
import { countFilters, facetsOf, isEmptySearch, nextPriceSort, requestOf, toggleFacet } from './search-query.ts'

test('what an address holds becomes what the API takes', () => {
  expect(requestOf({ q: '瓷砖', category: '', sort: 'sideways' })).toEqual({ q: '瓷砖', sort: 'default' })
  expect(requestOf({ q: 'x'.repeat(99), stage: 'masonry', sort: 'priceDesc' })).toEqual({
    q: 'x'.repeat(60),
    stage: 'masonry',
    sort: 'priceDesc',
  })
})

test('an order alone is no search', () => {
  expect(isEmptySearch({ sort: 'sales', q: '' })).toBe(true)
  expect(isEmptySearch({ shopId: 'one' })).toBe(false)
})

test('a filter alone is one, unless it says nothing', () => {
  expect(isEmptySearch({ facets: 'brand:yanye' })).toBe(false)
  expect(isEmptySearch({ min: '100' })).toBe(false)
  expect(isEmptySearch({ stock: '1' })).toBe(false)
  expect(isEmptySearch({ facets: '', min: 'x', stock: '0' })).toBe(true)
})

test('the price is ordered up first, then down, then up again', () => {
  expect([nextPriceSort('default'), nextPriceSort('priceAsc'), nextPriceSort('priceDesc')]).toEqual([
    'priceAsc',
    'priceDesc',
    'priceAsc',
  ])
})

test('filters of an address become those of the API; whatever is none is left out', () => {
  expect(
    requestOf({
      q: '砖',
      facets: 'finish:matt,,<x>,finish:matt,brand:a',
      min: '50',
      max: '20',
      stock: '1',
      literal: '1',
    }),
  ).toEqual({
    q: '砖',
    facets: 'finish:matt,brand:a',
    minFen: 2000,
    maxFen: 5000,
    inStock: '1',
    literal: '1',
    sort: 'default',
  })
  expect(requestOf({ q: '砖', min: '-1', max: '1e9', stock: 'yes' })).toEqual({ q: '砖', sort: 'default' })
})

test('a value is chosen by one tap and given up by the next', () => {
  const once = toggleFacet('brand:a', 'finish:matt')
  expect(once).toBe('brand:a,finish:matt')
  expect(toggleFacet(once, 'brand:a')).toBe('finish:matt')
  expect(toggleFacet('finish:matt', 'finish:matt')).toBeUndefined()
  expect(facetsOf(Array.from({ length: 40 }, (_, place) => `a:${place}`).join(','))).toHaveLength(30)
})

test('the price is one filter, whether it has one limit or two', () => {
  expect(countFilters({})).toBe(0)
  expect(countFilters({ min: '5' })).toBe(1)
  expect(countFilters({ min: '5', max: '9', facets: 'a:b,c:d', stock: '1' })).toBe(4)
})
