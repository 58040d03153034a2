import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUANTITY_MAX } from '../core/constants.ts'
import { amountOf, buyableSteps, mostAtOnce, stepsOf, unitPriceFen, withinSale } from './sale.ts'

const box = { stepThousandths: 1000, minSteps: 1 }
const tenthMetre = { stepThousandths: 100, minSteps: 10 }

test('what can be bought at once is what is left, and no more than a line holds', () => {
  expect([0, 7, QUANTITY_MAX, QUANTITY_MAX + 1].map((available) => mostAtOnce({ available }))).toEqual([
    0, 7, 9999, 9999,
  ])
})

test('less than the minimum quantity cannot be bought', () => {
  expect([0, 1, 9, 10, 11].map((steps) => buyableSteps(steps, tenthMetre))).toEqual([0, 0, 0, 10, 11])
})

test('a wanted quantity stays between the minimum and what can be bought', () => {
  const unit = { minSteps: 2 }
  expect([1, 5, 99].map((steps) => withinSale(steps, unit, { available: 9 }))).toEqual([2, 5, 9])
  expect(withinSale(5, unit, { available: 0 })).toBe(2)
  expect(withinSale(QUANTITY_MAX + 1, unit, { available: QUANTITY_MAX + 1 })).toBe(9999)
})

test('steps are shown as an amount, and typed amounts are whole steps', () => {
  expect([amountOf(tenthMetre, 35), amountOf(tenthMetre, 3), amountOf(box, 2)]).toEqual([3.5, 0.3, 2])
  expect([stepsOf(tenthMetre, '3.5'), stepsOf(tenthMetre, '0.29'), stepsOf(box, '2')]).toEqual([35, 3, 2])
  expect([stepsOf(box, 'two'), stepsOf(box, ' ')]).toEqual([Number.NaN, Number.NaN])
})

test('an amount that is shown is read back as the same steps', () => {
  const stepThousandths = fc.constantFrom(100, 250, 500, 1000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: QUANTITY_MAX }), stepThousandths, (steps, size) => {
      const unit = { stepThousandths: size }
      expect(stepsOf(unit, String(amountOf(unit, steps)))).toBe(steps)
    }),
  )
})

test('the price of a unit comes from that of a step', () => {
  expect([unitPriceFen(tenthMetre, 350), unitPriceFen(box, 350)]).toEqual([3500, 350])
})
