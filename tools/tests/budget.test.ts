import { expect, test } from 'vitest'
import { FAILS_AT, overruns, tableOf, type Cost } from './budget.ts'

/** On a machine half as fast as the reference. */
const cost = (
  of: Pick<Cost, 'kind' | 'name' | 'area'>,
  seconds: number,
  tests: readonly number[] = of.kind === 'journeys' ? [seconds] : [],
): Cost => ({ ...of, wallMs: seconds * 2000, ms: seconds * 1000, tests: tests.map((one) => one * 1000) })

const units = (area: string | undefined, name: string) => ({ area, kind: 'units', name }) as const
const component = (area: string, name: string) => ({ area, kind: 'components', name }) as const
const journey = (area: string, name: string) => ({ area, kind: 'journeys', name }) as const

const WHOLE = { isWhole: true, times: 1 }
const WITHIN: Cost[] = [
  cost(units('orders', 'a.test.ts'), 20, [0.2, 0.3, 9]),
  cost(units('orders', 'b.test.ts'), 10),
  cost(journey('orders', 'orders.spec.ts: one'), 56),
  cost(journey('orders', 'orders.spec.ts: two'), 2),
  cost(journey('orders', 'orders.spec.ts: three'), 2),
  cost(units(undefined, 'sweeps.test.ts'), 500, [5]),
]

test('an area may take exactly its budget, and what all areas share has no budget', () => {
  expect(overruns(WITHIN, WHOLE)).toEqual([])
})

test('an area over its budget is a failure that names its slowest tests', () => {
  expect(overruns([...WITHIN, cost(units('orders', 'c.test.ts'), 0.1)], WHOLE)).toEqual([
    'orders: its tests take 30.1 s of 30 s; the slowest: a.test.ts (20.0 s), b.test.ts (10.0 s), c.test.ts (0.1 s)',
  ])
  expect(overruns([...WITHIN, cost(journey('orders', 'orders.spec.ts: four'), 0.1)], WHOLE)).toEqual([
    'orders: its journeys take 60.1 s of 60 s; the slowest: orders.spec.ts: one (56.0 s), orders.spec.ts: two (2.0 s), orders.spec.ts: three (2.0 s)',
  ])
  expect(overruns([...WITHIN, cost(component('orders', 'a.test.tsx'), 20)], WHOLE)).toEqual([])
  expect(overruns([...WITHIN, cost(component('orders', 'a.test.tsx'), 20.1)], WHOLE)).toEqual([
    'orders: its tests of the web app take 20.1 s of 20 s; the slowest: a.test.tsx (20.1 s)',
  ])
})

test('a run fails for what takes half as much again', () => {
  const failing = { isWhole: true, times: FAILS_AT }
  const taking = (share: number): Cost[] => [
    cost(units('cart', 'a.test.ts'), 30 * share, [0.3 * share]),
    cost(journey('cart', 'cart.spec.ts: one'), 60 * share - 2 * share),
    ...[2 * share, 0].map((seconds) => cost(journey('cart', 'cart.spec.ts: two'), seconds)),
  ]
  expect(overruns(taking(1.5), failing)).toEqual([])
  expect(overruns(taking(1.6), failing)).toEqual([
    'cart: its tests take 48.0 s of 30 s; the slowest: a.test.ts (48.0 s)',
    'cart: the middle one of its tests takes 0.48 s of 0.3 s',
    'cart: its journeys take 96.0 s of 60 s; the slowest: cart.spec.ts: one (92.8 s), cart.spec.ts: two (3.2 s), cart.spec.ts: two (0.0 s)',
    'the middle journey takes 3.20 s of 2 s',
  ])
})

test('an area whose middle test of the application is too slow is a failure', () => {
  expect(overruns([cost(units('cart', 'a.test.ts'), 2, [0.1, 0.31, 0.32])], WHOLE)).toEqual([
    'cart: the middle one of its tests takes 0.31 s of 0.3 s',
  ])
})

test('on a machine that is more than three times slower no budget is checked', () => {
  const slow = (pace: number): Cost[] => [
    { ...cost(units('cart', 'a.test.ts'), 31), wallMs: 31_000 * pace },
    { ...cost(journey('cart', 'cart.spec.ts: one'), 61), wallMs: 61_000 * pace },
  ]
  expect(overruns(slow(3), WHOLE)).toHaveLength(3)
  expect(overruns(slow(3.1), WHOLE)).toEqual([])
})

test('a middle journey that is too long is a failure when the journeys of all areas have run', () => {
  const costs = [1, 2.1, 3].map((seconds) => cost(journey('cart', `cart.spec.ts: ${seconds}`), seconds))
  expect(overruns(costs, WHOLE)).toEqual(['the middle journey takes 2.10 s of 2 s'])
  expect(overruns(costs, { ...WHOLE, isWhole: false })).toEqual([])
})

test('a demo world that takes too long to load is a failure', () => {
  const load = (seconds: number, pace = 2) => ({ ms: seconds * 1000, wallMs: seconds * pace * 1000 })
  expect(overruns([], { ...WHOLE, load: load(20) })).toEqual([])
  expect(overruns([], { ...WHOLE, load: load(20.1) })).toEqual(['the demo world takes 20.1 s of 20 s to load'])
  expect(overruns([], { ...WHOLE, load: load(20.1, 3.1) })).toEqual([])
})

test('the table has a line for each area, marks values over their budget, and shows how slow the machine was', () => {
  const costs = [
    ...WITHIN,
    cost(units('cart', 'a.test.ts'), 35, [0.5]),
    cost(component('cart', 'a.test.tsx'), 1),
    ...[59, 3].map((seconds) => cost(journey('cart', `cart.spec.ts: ${seconds}`), seconds)),
  ]
  expect(tableOf(costs)).toEqual([
    'seconds               tests   middle one          web   middle one     journeys   middle one',
    'cart              35.0 > 30   0.50 > 0.3          1.0                 62.0 > 60         3.00',
    'orders                 30.0         0.30          0.0                      60.0         2.00',
    'the rest              500.0         5.00          0.0                       0.0',
    'all                                                                                 3.00 > 2',
    'this machine          ÷ 2.0                     ÷ 2.0                     ÷ 2.0',
  ])
})
