import { expect, test } from 'vitest'
import { randomFrom } from '#seeded.ts'
import { BRANDS } from '../brands.data.ts'
import { PRODUCTS } from '../products.data.ts'
import { believablePrice } from './believable-price.ts'
import { varyProduct } from './vary-product.ts'

const [brand] = BRANDS
const varied = PRODUCTS.flatMap((pattern, place) => {
  const patternBrand = BRANDS.find(({ code }) => code === pattern.brand)
  if (!brand || !patternBrand) throw new Error(`no brand ${pattern.brand}`)
  return Array.from({ length: 20 }, (_, turn) => ({
    pattern,
    product: varyProduct(
      pattern,
      { code: `${pattern.code}-x`, shop: pattern.shop, brand, patternBrand },
      randomFrom(place * 100 + turn),
    ),
  }))
})

test('every SKU matrix is whole, with at least two SKUs and at most six', () => {
  for (const { product } of varied) {
    const matrix = product.specGroups.reduce((sum, { values }) => sum * values.length, 1)
    const specs = new Set(product.skus.map(({ spec }) => JSON.stringify(spec)))
    expect([product.skus.length, specs.size]).toEqual([matrix, matrix])
    expect(matrix).toBeGreaterThanOrEqual(2)
    expect(matrix).toBeLessThanOrEqual(6)
    expect(
      product.skus.filter(({ spec }) =>
        spec.some((value, place) => !product.specGroups[place]?.values.includes(value)),
      ),
    ).toEqual([])
  }
})

test('about three SKUs a product', () => {
  const skus = varied.reduce((sum, { product }) => sum + product.skus.length, 0)
  expect(skus / varied.length).toBeGreaterThan(2.5)
  expect(skus / varied.length).toBeLessThan(4)
})

test('the maker stands in title and parameters, and no size that was left out among the attributes', () => {
  for (const { product } of varied) {
    expect(product.title.startsWith(`${brand?.name ?? ''} `)).toBe(true)
    expect(new Set(product.parameters.map(([name]) => name)).size).toBe(product.parameters.length)
  }
  const sized = varied.filter(({ pattern }) =>
    pattern.specGroups.some(({ values }) => values.some((value) => /\d×\d/.test(value))),
  )
  expect(sized.length).toBeGreaterThan(0)
  for (const { product } of sized) {
    const named = JSON.stringify(product.specGroups).replaceAll('×', 'x')
    expect((product.attributes?.size ?? []).filter((size) => !named.includes(size))).toEqual([])
  }
})

test('pictures are those that the pattern has', () => {
  const looks = (product: (typeof PRODUCTS)[number]) =>
    new Set([...product.gallery, ...product.skus.map(({ look }) => look)].map((look) => JSON.stringify(look)))
  for (const { pattern, product } of varied)
    expect([...looks(product)].filter((look) => !looks(pattern).has(look))).toEqual([])
})

test('prices are such as shops write', () => {
  expect([137, 4, 2888, 9990, 12_345, 45_100, 45_210, 199_999].map(believablePrice)).toEqual([
    140, 10, 2900, 10_000, 12_500, 44_900, 45_500, 199_900,
  ])
  const odd = varied
    .flatMap(({ product }) => product.skus)
    .filter(({ priceFen }) => !Number.isInteger(priceFen) || priceFen <= 0 || priceFen % 10 !== 0)
  expect(odd).toEqual([])
})
