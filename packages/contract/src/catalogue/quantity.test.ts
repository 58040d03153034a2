import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUANTITY_MAX } from '../core/constants.ts'
import { AREA_CM2_MAX, floorCm2, LAYING_LOSS_PERCENT, LOSS_PERCENT_MAX, quantityFor, stepCm2Of, wallsCm2 } from './quantity.ts'

const needs = fc.record({
  areaCm2: fc.integer({ min: 1, max: AREA_CM2_MAX }),
  lossPercent: fc.integer({ min: 0, max: LOSS_PERCENT_MAX }),
  stepCm2: fc.integer({ min: 1, max: 1_000_000 }),
  minSteps: fc.integer({ min: 1, max: 20 }),
})

test('what is bought is never short, and without its last step it would be', () => {
  fc.assert(
    fc.property(needs, (need) => {
      const wanted = BigInt(need.areaCm2) * BigInt(100 + need.lossPercent)
      const step = BigInt(need.stepCm2) * 100n
      const quantity = quantityFor(need)
      if (!quantity) {
        expect(wanted > step * BigInt(QUANTITY_MAX)).toBe(true)
        return
      }
      const { steps, neededCm2, boughtCm2, surplusCm2 } = quantity
      expect(BigInt(steps) * step >= wanted).toBe(true)
      expect(steps === need.minSteps || BigInt(steps - 1) * step < wanted).toBe(true)
      expect(boughtCm2).toBe(steps * need.stepCm2)
      expect(boughtCm2 - neededCm2).toBe(surplusCm2)
      expect(surplusCm2).toBeGreaterThanOrEqual(0)
      if (steps > need.minSteps) expect(surplusCm2).toBeLessThan(need.stepCm2)
    }),
  )
})

test('a larger area, or a larger loss, never takes less', () => {
  fc.assert(
    fc.property(needs, fc.nat(1_000_000), fc.nat(20), (need, moreArea, moreLoss) => {
      const some = quantityFor(need)
      const more = quantityFor({ ...need, areaCm2: need.areaCm2 + moreArea, lossPercent: need.lossPercent + moreLoss })
      if (more) expect(some?.steps).toBeLessThanOrEqual(more.steps)
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
