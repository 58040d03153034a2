import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madeOf, priceRange, squareMetreFen } from './amounts.ts'

const pack = { pieces: 3, areaCm2: 19_200, coverage: null, weightGrams: 47_400, volumeCm3: 22_000 }
const box = { step: 'box', stepThousandths: 1000, base: 'sqm', minSteps: 1 } as const

describe('the price of a square metre', () => {
  test('is exact where it comes out even', () => {
    expect(squareMetreFen(12_288, 19_200)).toBe(6400)
  })

  test('is rounded half up to a whole fen, by whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (fen, area) => {
        const found = BigInt(squareMetreFen(fen, area))
        const exact = BigInt(fen) * 10_000n
        // found − ½ ≤ exact / area < found + ½
        expect(2n * exact >= (2n * found - 1n) * BigInt(area) && 2n * exact < (2n * found + 1n) * BigInt(area)).toBe(
          true,
        )
      }),
    )
  })
})

test('boxes are shown in pieces and square metres', () => {
  expect(madeOf(box, { pack }, 3)).toEqual([
    { unit: 'piece', number: 9 },
    { unit: 'sqm', number: 5.76 },
  ])
})

test('what is sold by the square metre, or has no area, is not shown twice', () => {
  expect(madeOf({ ...box, step: 'sqm' }, { pack }, 3)).toEqual([])
  expect(madeOf({ ...box, step: 'set' }, { pack: { ...pack, areaCm2: null, coverage: null } }, 3)).toEqual([])
})

test('prices have a lowest and a highest', () => {
  expect(priceRange([{ priceFen: 300 }, { priceFen: 100 }, { priceFen: 200 }])).toEqual({ low: 100, high: 300 })
})
