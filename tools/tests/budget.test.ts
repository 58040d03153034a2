import { expect, test } from 'vitest'
import { overruns, tableOf, type Cost } from './budget.ts'

const COSTS: Cost[] = [
  { area: 'orders', kind: 'units', name: 'a.test.ts', ms: 20_000 },
  { area: 'orders', kind: 'units', name: 'b.test.ts', ms: 15_000 },
  { area: 'orders', kind: 'journeys', name: 'orders.spec.ts: one', ms: 12_340 },
  { area: 'cart', kind: 'journeys', name: 'cart.spec.ts: one', ms: 130_000 },
  { area: undefined, kind: 'units', name: 'sweeps.test.ts', ms: 500_000 },
]

test('the table has a line an area, names what is over its budget, and gives what all share none', () => {
  expect(tableOf(COSTS, { units: 1, journeys: 2 })).toEqual([
    'seconds                  tests      journeys',
    'cart                       0.0     65.0 > 60',
    'orders               35.0 > 30           6.2',
    'the rest                 500.0           0.0',
    'this machine             ÷ 1.0         ÷ 2.0',
  ])
})

test('a little over its budget an area passes, far over it fails, with what was slowest', () => {
  expect(overruns(COSTS, { units: 1, journeys: 2 })).toEqual([])
  expect(overruns(COSTS, { units: 1, journeys: 1 })).toEqual([
    'cart: its journeys take 130 s, more than 2 × 60 s; the slowest: cart.spec.ts: one (130.0 s)',
  ])
  const doubled = COSTS.map((cost) => ({ ...cost, ms: cost.ms * 2 }))
  expect(overruns(doubled, { units: 1, journeys: 4 })).toEqual([
    'orders: its tests take 70 s, more than 2 × 30 s; the slowest: a.test.ts (40.0 s), b.test.ts (30.0 s)',
  ])
})
