import { expect, test } from 'vitest'
import { refundOf } from './refund-of.ts'

const order = {
  discountFen: 9999,
  freightFen: 301,
  lines: [{ id: 'a', quantity: 2, totalFen: 17_800, cancelledQuantity: 0 }],
}

test('the sum is the one that the server refunds: discount and freight fall on each piece, and all of them give back all', () => {
  expect(refundOf(order, [])).toBe(0)
  expect(refundOf(order, [{ lineId: 'a', quantity: 1 }])).toBe(4050)
  expect(refundOf(order, [{ lineId: 'a', quantity: 2 }])).toBe(8102)
})
