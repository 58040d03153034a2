import { expect, test } from 'vitest'
import { faultsOf, lineOf, type Load, summaryOf } from './verdict.ts'

const load = (performance: number, more: Partial<Load> = {}): Load => ({
  performance,
  accessibility: 100,
  paintedMs: 1840,
  blockedMs: 49.6,
  shift: 0.0004,
  inaccessible: [],
  ...more,
})

test('a page is held to the median of its loads', () => {
  expect(faultsOf({ page: 'home', loads: [load(70), load(90), load(99)] })).toEqual([])
  expect(faultsOf({ page: 'home', loads: [load(99), load(89), load(80)] })).toEqual([
    'home: performance 89, at least 90',
  ])
})

test('what cannot be used by everyone is named, once', () => {
  const poor = load(95, { accessibility: 96, inaccessible: ['color-contrast'] })
  expect(faultsOf({ page: 'cart', loads: [poor, poor, load(95)] })).toEqual([
    'cart: accessibility 96, at least 100: color-contrast',
  ])
})

test('a page has one line, and a run one at its end', () => {
  const home = { page: 'home', loads: [load(97), load(95), load(99)] }
  expect(lineOf(home)).toBe(
    'home        performance 97 (97 95 99), accessibility 100, largest paint 1.8 s, blocked 50 ms, shift 0.000',
  )
  expect(summaryOf([home, { page: 'cart', loads: [load(88)] }])).toBe(
    '2 pages on a phone, the worst: performance 88 (at least 90), accessibility 100 (at least 100), 1 short',
  )
})
