import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareFen } from '../core/money.ts'
import { shares, type SharedOrder } from './shares.ts'

const line = fc.record({ priceFen: fc.integer({ min: 1, max: 200_000 }), quantity: fc.integer({ min: 1, max: 60 }) })

/** An order with a discount of any share of the goods, any freight, and a commission of what is paid for them. */
const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountPermille: fc.integer({ min: 0, max: 1000 }),
    freightFen: fc.integer({ min: 0, max: 50_000 }),
    quotedFreightFen: fc.integer({ min: 0, max: 50_000 }),
    bp: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ lines, discountPermille, freightFen, quotedFreightFen, bp }) => {
    const goodsFen = lines.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0)
    const discountFen = Math.floor((goodsFen * discountPermille) / 1000)
    const shared: SharedOrder = {
      discountFen,
      freightFen,
      quotedFreightFen,
      commissionFen: shareFen(goodsFen - discountFen + Math.max(0, freightFen - quotedFreightFen), bp),
      lines: lines.map(({ priceFen, quantity }, at) => ({
        id: String(at),
        quantity,
        totalFen: priceFen * quantity,
        cancelledQuantity: 0,
      })),
    }
    return { goodsFen, shared }
  })

/** Every step of an order, in any order: how it might be cancelled one by one. */
const walks = orders.chain(({ goodsFen, shared }) => {
  const steps = shared.lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  return fc.shuffledSubarray(steps, { minLength: steps.length }).map((order) => ({ goodsFen, shared, order }))
})

const cancelSteps = (order: SharedOrder, lineId: string, quantity: number) => {
  const share = shares(order, [{ lineId, quantity }])
  const lines = order.lines.map((one) =>
    one.id === lineId ? { ...one, cancelledQuantity: one.cancelledQuantity + quantity } : one,
  )
  return { share, rest: { ...order, lines } }
}

test('cancelled at once, an order gives back exactly what was paid and reverses exactly its commission', () => {
  fc.assert(
    fc.property(orders, ({ goodsFen, shared }) => {
      const all = shares(
        shared,
        shared.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      )
      expect(all).toEqual({
        goodsFen: goodsFen - shared.discountFen,
        freightFen: shared.freightFen,
        commissionFen: shared.commissionFen,
      })
    }),
  )
})

test('step by step in any order: no share is negative, the commission is never more than what is left, and the sums are exact', () => {
  fc.assert(
    fc.property(walks, ({ goodsFen, shared, order }) => {
      let rest = shared
      const sum = { goodsFen: 0, freightFen: 0, commissionFen: 0 }
      for (const lineId of order) {
        const { share, rest: left } = cancelSteps(rest, lineId, 1)
        rest = left
        for (const part of Object.values(share)) expect(part).toBeGreaterThanOrEqual(0)
        sum.goodsFen += share.goodsFen
        sum.freightFen += share.freightFen
        sum.commissionFen += share.commissionFen
        // What is left of the commission is always covered by what is left of goods and freight.
        const paidFen = goodsFen - shared.discountFen + shared.freightFen
        expect(shared.commissionFen - sum.commissionFen).toBeLessThanOrEqual(paidFen - sum.goodsFen - sum.freightFen)
      }
      expect(sum).toEqual({
        goodsFen: goodsFen - shared.discountFen,
        freightFen: shared.freightFen,
        commissionFen: shared.commissionFen,
      })
    }),
    { numRuns: 60 },
  )
})

test('what a part is worth does not depend on how many pieces it is cancelled in', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), ({ shared }, a, b) => {
      const [first] = shared.lines
      if (!first || first.quantity < 2) return
      const [one, two] = [1 + (a % (first.quantity - 1)), b % first.quantity]
      const more = Math.min(two, first.quantity - one)
      const step = cancelSteps(shared, first.id, one)
      const next = cancelSteps(step.rest, first.id, more)
      const whole = cancelSteps(shared, first.id, one + more).share
      expect({
        goodsFen: step.share.goodsFen + next.share.goodsFen,
        freightFen: step.share.freightFen + next.share.freightFen,
        commissionFen: step.share.commissionFen + next.share.commissionFen,
      }).toEqual(whole)
    }),
  )
})

test('without a discount goods are price times quantity, and freight falls by value', () => {
  const order: SharedOrder = {
    discountFen: 0,
    freightFen: 1000,
    quotedFreightFen: 1000,
    commissionFen: 99,
    lines: [
      { id: 'a', quantity: 3, totalFen: 3000, cancelledQuantity: 0 },
      { id: 'b', quantity: 1, totalFen: 6001, cancelledQuantity: 0 },
    ],
  }
  expect(shares(order, [{ lineId: 'a', quantity: 2 }])).toEqual({ goodsFen: 2000, freightFen: 222, commissionFen: 22 })
  expect(shares(order, [{ lineId: 'b', quantity: 1 }])).toEqual({ goodsFen: 6001, freightFen: 667, commissionFen: 66 })
})

test('a price that was moved from the goods to the freight takes its commission with it, line by line', () => {
  const order: SharedOrder = {
    discountFen: 100_100,
    freightFen: 100_100,
    quotedFreightFen: 0,
    commissionFen: 5005,
    lines: [
      { id: 'a', quantity: 1, totalFen: 100_000, cancelledQuantity: 0 },
      { id: 'b', quantity: 1, totalFen: 100, cancelledQuantity: 0 },
    ],
  }
  expect(shares(order, [{ lineId: 'a', quantity: 1 }])).toEqual({
    goodsFen: 0,
    freightFen: 100_000,
    commissionFen: 5000,
  })
  expect(shares(order, [{ lineId: 'b', quantity: 1 }])).toEqual({ goodsFen: 0, freightFen: 100, commissionFen: 5 })
})
