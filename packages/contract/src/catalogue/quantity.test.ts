import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUANTITY_MAX } from '../core/constants.ts'
import {
  AREA_CM2_MAX,
  floorCm2,
  LAYING_LOSS_PERCENT,
  LOSS_PERCENT_MAX,
  type Quantity,
  quantityFor,
  stepCm2Of,
  wallsCm2,
} from './quantity.ts'

const needs = fc.record({
  areaCm2: fc.integer({ min: 1, max: AREA_CM2_MAX }),
  lossPercent: fc.integer({ min: 0, max: LOSS_PERCENT_MAX }),
  stepCm2: fc.integer({ min: 1, max: 1_000_000 }),
  minSteps: fc.integer({ min: 1, max: 20 }),
})
type Need = Parameters<typeof quantityFor>[0]

/** The area with its loss, and one step, in hundredths of a cm²: exact. */
const exact = ({ areaCm2, lossPercent, stepCm2 }: Need) => ({
  wanted: BigInt(areaCm2) * BigInt(100 + lossPercent),
  step: BigInt(stepCm2) * 100n,
})

/** Those that one line can hold. */
const holdable = needs.filter((need) => quantityFor(need) !== undefined)
const found = (need: Need): Quantity => {
  const quantity = quantityFor(need)
  if (!quantity) throw new Error('more than a line can hold')
  return quantity
}

test('what is bought is never short, and without its last step it would be', () => {
  fc.assert(
    fc.property(holdable, (need) => {
      const { wanted, step } = exact(need)
      const { steps, neededCm2, boughtCm2, surplusCm2 } = found(need)
      const isLeast = steps === need.minSteps
      expect(BigInt(steps) * step >= wanted).toBe(true)
      expect(isLeast || BigInt(steps - 1) * step < wanted).toBe(true)
      expect([boughtCm2, boughtCm2 - neededCm2]).toEqual([steps * need.stepCm2, surplusCm2])
      expect(surplusCm2 >= 0 && (isLeast || surplusCm2 < need.stepCm2)).toBe(true)
    }),
  )
})

test('only what is more than a line can hold has no quantity', () => {
  fc.assert(
    fc.property(needs, (need) => {
      const { wanted, step } = exact(need)
      expect(quantityFor(need) === undefined).toBe(wanted > step * BigInt(QUANTITY_MAX))
    }),
  )
})

test('a larger area, or a larger loss, never takes less', () => {
  fc.assert(
    fc.property(holdable, fc.nat(1_000_000), fc.nat(20), (need, moreArea, moreLoss) => {
      const more = quantityFor({ ...need, areaCm2: need.areaCm2 + moreArea, lossPercent: need.lossPercent + moreLoss })
      expect(found(need).steps <= (more?.steps ?? Infinity)).toBe(true)
    }),
  )
})

test('30 ㎡ laid straight in boxes of 1.92 ㎡: the seventeen boxes that a tiler would say', () => {
  const need = { areaCm2: 300_000, lossPercent: LAYING_LOSS_PERCENT.straight, stepCm2: 19_200, minSteps: 1 }
  expect(quantityFor(need)).toEqual({ steps: 17, neededCm2: 315_000, boughtCm2: 326_400, surplusCm2: 11_400 })
  expect(quantityFor({ ...need, lossPercent: LAYING_LOSS_PERCENT.diagonal })?.steps).toBe(18)
  expect(quantityFor({ ...need, lossPercent: LAYING_LOSS_PERCENT.herringbone })?.steps).toBe(18)
  expect(quantityFor({ ...need, areaCm2: 1, minSteps: 4 })?.steps).toBe(4)
  expect(quantityFor({ ...need, areaCm2: 192_000, lossPercent: 0 })).toMatchObject({ steps: 10, surplusCm2: 0 })
})

test('a room: its floor, its walls less doors and windows', () => {
  const room = { lengthCm: 420, widthCm: 360, heightCm: 270, openingsCm2: 36_000 }
  expect(floorCm2(room)).toBe(151_200)
  expect(wallsCm2(room)).toBe(421_200 - 36_000)
  expect(wallsCm2({ ...room, openingsCm2: 9_000_000 })).toBe(0)
})

test('what is spread counts by its coverage, what is laid by its area', () => {
  expect(stepCm2Of({ areaCm2: 19_200, coverage: null })).toBe(19_200)
  expect(stepCm2Of({ areaCm2: null, coverage: { areaCm2: 80_000 } })).toBe(80_000)
  expect(stepCm2Of({ areaCm2: null, coverage: null })).toBeUndefined()
})
