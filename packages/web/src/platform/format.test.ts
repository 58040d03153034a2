import { expect, test } from 'vitest'
import { formatsOf } from './format.ts'

test('money comes in the pieces that are drawn', () => {
  expect(formatsOf('zh-Hans').moneyParts(123_456)).toEqual({ sign: '', symbol: '¥', integer: '1,234', decimals: '.56' })
  expect(formatsOf('zh-Hans').money(-5)).toBe('-¥0.05')
  expect(formatsOf('fr').money(1_000_000_001)).toBe('¥10\u202f000\u202f000,01')
  expect(formatsOf('en').money(0)).toBe('¥0.00')
})

test('dates are those of China', () => {
  expect(formatsOf('zh-Hans').dateTime('2026-11-21T16:05:00.000Z')).toBe('2026/11/22 00:05')
  expect(formatsOf('en').date('2026-11-21T16:05:00.000Z')).toBe('22/11/2026')
  expect(formatsOf('es').time('2026-11-21T16:05:00.000Z')).toBe('00:05')
})

test('numbers and shares', () => {
  expect(formatsOf('en').number(1234.5)).toBe('1,234.5')
  expect(formatsOf('zh-Hans').percent(0.125)).toBe('12.5%')
})

test('a weight is rounded to what a person needs: one decimal from 10 kg up', () => {
  expect([1050, 9876, 10_000, 392_761].map(formatsOf('zh-Hans').kilograms)).toEqual(['1.05', '9.876', '10', '392.8'])
  expect(formatsOf('fr').kilograms(392_761)).toBe('392,8')
})
