import { expect, test } from 'vitest'
import { eventsFor } from '#platform/state-machine/machine.ts'
import { PRODUCT_MACHINE } from './machine.ts'

test('who may do what with a product in which state', () => {
  const table = PRODUCT_MACHINE.states.map((state) => [
    state,
    eventsFor(PRODUCT_MACHINE, state, 'seller'),
    eventsFor(PRODUCT_MACHINE, state, 'administrator'),
  ])
  expect(table).toEqual([
    ['onSale', ['takeDown'], ['takeDown', 'ban']],
    ['offSale', ['relist'], ['ban']],
    ['draft', ['list'], ['ban']],
    ['banned', [], ['lift']],
  ])
})
