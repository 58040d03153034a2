import { expect, test } from 'vitest'
import { openOf, openParts, takesAll } from './open-parts.ts'

const lines = [
  { id: 'a', quantity: 4, shippedQuantity: 1, cancelledQuantity: 1 },
  { id: 'b', quantity: 3, shippedQuantity: 3, cancelledQuantity: 0 },
  { id: 'c', quantity: 2, shippedQuantity: 0, cancelledQuantity: 0 },
]

test('open is what is neither shipped nor cancelled; a line with nothing open is not among the parts', () => {
  expect(lines.map(openOf)).toEqual([2, 0, 2])
  expect(openParts(lines)).toEqual([
    { lineId: 'a', quantity: 2 },
    { lineId: 'c', quantity: 2 },
  ])
})

test('all is taken when every open line goes whole', () => {
  expect(takesAll(lines, openParts(lines))).toBe(true)
  expect(takesAll(lines, [{ lineId: 'a', quantity: 2 }])).toBe(false)
  expect(
    takesAll(lines, [
      { lineId: 'a', quantity: 1 },
      { lineId: 'c', quantity: 2 },
    ]),
  ).toBe(false)
})
