import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { areaOf, areaOfJourney, listAreas, listTestFiles, select } from './areas.ts'

const AREAS = ['app', 'cart', 'cart-notes', 'orders']
const SCREENS = { cart: 'cart', orders: 'orders', orderDetailBuyer: 'orders' }

test.each([
  ['packages/contract/src/orders/shares.test.ts', 'orders'],
  ['packages/server/src/modules/orders/cancel.test.ts', 'orders'],
  ['packages/demo/src/orders/renew.test.ts', 'orders'],
  ['packages/web/src/features/orders/parts/reason.test.ts', 'orders'],
  ['packages/web/src/entities/cart/edits.test.ts', 'cart'],
  ['packages/web/src/app/stack.test.ts', 'app'],
  ['packages/e2e/src/journeys/orders.spec.ts', 'orders'],
  ['packages/e2e/src/journeys/orders-parcels.spec.ts', 'orders'],
  ['packages/e2e/src/journeys/cart-notes-kept.spec.ts', 'cart-notes'],
  ['packages/e2e/src/journeys/app-guard.spec.ts', 'app'],
  ['packages/e2e/src/journeys/ordersome.spec.ts', undefined],
  ['packages/contract/src/core/money.test.ts', undefined],
  ['packages/demo/src/generated/orders.test.ts', undefined],
  ['packages/server/src/sweeps/access.test.ts', undefined],
  ['packages/web/src/entities/stale-after.test.ts', undefined],
])('the area of %s is %s', (path, area) => {
  expect(areaOf(path, AREAS)).toBe(area)
})

test.each(['app-screens', 'app-pointer'])('the visit of a screen in %s belongs to the area of its page', (name) => {
  const path = `packages/e2e/src/journeys/${name}.spec.ts`
  const known = { areas: AREAS, screens: SCREENS }
  expect(areaOfJourney(path, 'orderDetailBuyer: reachable, named', known)).toBe('orders')
  expect(areaOfJourney(path, 'of no screen', known)).toBe('app')
  expect(areaOfJourney('packages/e2e/src/journeys/cart.spec.ts', 'orders: shown', known)).toBe('cart')
})

test('the tests of an area are found in every package', () => {
  const areas = listAreas(ROOT)
  const selectOf = (wanted: string[]) => select(ROOT, { wanted, areas, screens: SCREENS })
  const { units, journeys = '' } = selectOf(['orders'])
  const sides = new Set(units.map((path) => path.split('/').slice(0, 4).join('/')))
  expect([...sides]).toEqual([
    'packages/contract/src/orders',
    'packages/demo/src/orders',
    'packages/server/src/modules',
    'packages/web/src/features',
  ])
  const runs = (title: string): boolean => new RegExp(journeys).test(title)
  expect(runs(' orders.spec.ts a buyer cancels')).toBe(true)
  expect(runs(' orders-parcels.spec.ts in two parcels')).toBe(true)
  expect(runs(' app-screens.spec.ts orderDetailBuyer: reachable')).toBe(true)
  expect(runs(' app-screens.spec.ts cart: reachable')).toBe(false)
  expect(runs(' app-pointer.spec.ts orderDetailBuyer: every control')).toBe(true)
  expect(runs(' app-pointer.spec.ts cart: every control')).toBe(false)
  expect(runs(' cart.spec.ts to the orders.spec.ts')).toBe(false)
  expect(selectOf(['ledger'])).toMatchObject({ journeys: undefined })
  expect(selectOf(['ledger', 'orders']).units.length).toBeGreaterThan(units.length)
})

test('every journey belongs to an area: its file begins with the name of one, or with app', () => {
  const areas = listAreas(ROOT)
  const journeys = listTestFiles(ROOT).filter((path) => path.endsWith('.spec.ts'))
  expect(journeys.length).toBeGreaterThan(0)
  expect(journeys.filter((path) => areaOf(path, areas) === undefined)).toEqual([])
})
