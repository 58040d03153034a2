import { expect, test } from 'vitest'
import { refundOf } from './refund-of.ts'

const order = {
  discountFen: 9999,
  freightFen: 301,
  quotedFreightFen: 301,
  isFreightByValue: false,
  lines: [{ id: 'a', quantity: 2, totalFen: 17_800, freightFen: 301, cancelledQuantity: 0 }],
}

test('the sum is the one that the server refunds: discount and freight fall on each piece, and all of them give back all', () => {
  expect(refundOf(order, [])).toMatchObject({ goodsFen: 0, freightFen: 0 })
  expect(refundOf(order, [{ lineId: 'a', quantity: 1 }])).toMatchObject({ goodsFen: 3900, freightFen: 150 })
  expect(refundOf(order, [{ lineId: 'a', quantity: 2 }])).toMatchObject({ goodsFen: 7801, freightFen: 301 })
})

test('freight is in the sum for the line that has caused it, as the shop last set it, and what it was raised by is in the sum for every line', () => {
  const mixed = {
    discountFen: 0,
    freightFen: 6000,
    quotedFreightFen: 12_000,
    isFreightByValue: false,
    lines: [
      { id: 'rails', quantity: 5, totalFen: 113_000, freightFen: 0, cancelledQuantity: 0 },
      { id: 'toilet', quantity: 1, totalFen: 289_900, freightFen: 12_000, cancelledQuantity: 0 },
    ],
  }
  expect(refundOf(mixed, [{ lineId: 'toilet', quantity: 1 }])).toMatchObject({ goodsFen: 289_900, freightFen: 6000 })
  expect(refundOf(mixed, [{ lineId: 'rails', quantity: 2 }])).toMatchObject({ goodsFen: 45_200, freightFen: 0 })
  const raised = { ...mixed, freightFen: 20_000 }
  expect(refundOf(raised, [{ lineId: 'toilet', quantity: 1 }])).toMatchObject({ freightFen: 17_756 })
  expect(refundOf(raised, [{ lineId: 'rails', quantity: 2 }])).toMatchObject({ freightFen: 897 })
  const old = { ...mixed, isFreightByValue: true, lines: mixed.lines.map((line) => ({ ...line, freightFen: 0 })) }
  expect(refundOf(old, [{ lineId: 'rails', quantity: 5 }])).toMatchObject({ freightFen: 1683 })
})
