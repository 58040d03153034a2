import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateFen, shareFen } from '../core/money.ts'
import { shares, type SharedOrder } from './shares.ts'

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0)

const line = fc.record({
  priceFen: fc.integer({ min: 1, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 60 }),
  /** Which freight template it goes by, and how much of that template's measure a step has. */
  consignment: fc.nat({ max: 2 }),
  measure: fc.integer({ min: 1, max: 50_000 }),
})

/** What of the freight of its consignment each line has caused, as it is stored when the order is placed: by its measure. */
function causedBy(lines: readonly { amount: number; consignment: number }[], freights: readonly number[]): number[] {
  const caused = lines.map(() => 0)
  freights.forEach((freightFen, consignment) => {
    const own = lines.flatMap((one, at) => (one.consignment === consignment ? [at] : []))
    if (own.length === 0) return
    const parts = allocateFen(
      freightFen,
      own.map((at) => lines[at]?.amount ?? 0),
    )
    own.forEach((at, nth) => (caused[at] = parts[nth] ?? 0))
  })
  return caused
}

/** An order with a discount of any share of the goods, freight as quoted or any other, and a commission of what is paid for them. */
const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountPermille: fc.integer({ min: 0, max: 1000 }),
    quoted: fc.array(fc.constantFrom(0, 1, 1000, 12_000, 49_999), { minLength: 3, maxLength: 3 }),
    newFreightFen: fc.option(fc.integer({ min: 0, max: 50_000 })),
    isFreightByValue: fc.boolean(),
    bp: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ lines, discountPermille, quoted, newFreightFen, isFreightByValue, bp }) => {
    const goodsFen = sum(lines.map(({ priceFen, quantity }) => priceFen * quantity))
    const loads = lines.map(({ quantity, measure, consignment }) => ({ amount: quantity * measure, consignment }))
    const caused = causedBy(loads, quoted)
    const quotedFreightFen = sum(caused)
    const freightFen = newFreightFen ?? quotedFreightFen
    const discountFen = Math.floor((goodsFen * discountPermille) / 1000)
    const shared: SharedOrder = {
      discountFen,
      freightFen,
      quotedFreightFen,
      isFreightByValue,
      commissionFen: shareFen(goodsFen - discountFen + Math.max(0, freightFen - quotedFreightFen), bp),
      lines: lines.map(({ priceFen, quantity }, at) => ({
        id: String(at),
        quantity,
        totalFen: priceFen * quantity,
        freightFen: isFreightByValue ? 0 : (caused[at] ?? 0),
        cancelledQuantity: 0,
      })),
    }
    return { goodsFen, shared, consignments: lines.map(({ consignment }) => consignment) }
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
      const back = { goodsFen: 0, freightFen: 0, commissionFen: 0 }
      for (const lineId of order) {
        const { share, rest: left } = cancelSteps(rest, lineId, 1)
        rest = left
        for (const part of Object.values(share)) expect(part).toBeGreaterThanOrEqual(0)
        back.goodsFen += share.goodsFen
        back.freightFen += share.freightFen
        back.commissionFen += share.commissionFen
        // What is left of the commission is always covered by what is left of goods and freight.
        const paidFen = goodsFen - shared.discountFen + shared.freightFen
        expect(shared.commissionFen - back.commissionFen).toBeLessThanOrEqual(paidFen - back.goodsFen - back.freightFen)
      }
      expect(back).toEqual({
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

test('the quoted freight of a consignment is back whole with its last line, and nothing of it before its first', () => {
  fc.assert(
    fc.property(orders, fc.nat({ max: 2 }), ({ shared, consignments }, consignment) => {
      fc.pre(!shared.isFreightByValue)
      const order = { ...shared, freightFen: shared.quotedFreightFen }
      const isOwn = (at: number) => consignments[at] === consignment
      const [own, others] = [true, false].map((which) =>
        order.lines.filter((_line, at) => isOwn(at) === which).map(({ id, quantity }) => ({ lineId: id, quantity })),
      )
      const caused = sum(order.lines.map(({ freightFen }, at) => (isOwn(at) ? freightFen : 0)))
      expect(shares(order, own ?? []).freightFen).toBe(caused)
      expect(shares(order, others ?? []).freightFen).toBe(order.freightFen - caused)
    }),
  )
})

test('a toilet that never came takes its truck freight back whole, and rails that were free take none', () => {
  const order: SharedOrder = {
    discountFen: 0,
    freightFen: 12_000,
    quotedFreightFen: 12_000,
    isFreightByValue: false,
    commissionFen: 0,
    lines: [
      { id: 'rails', quantity: 5, totalFen: 113_000, freightFen: 0, cancelledQuantity: 0 },
      { id: 'toilet', quantity: 1, totalFen: 289_900, freightFen: 12_000, cancelledQuantity: 0 },
    ],
  }
  expect(shares(order, [{ lineId: 'toilet', quantity: 1 }])).toMatchObject({ goodsFen: 289_900, freightFen: 12_000 })
  expect(shares(order, [{ lineId: 'rails', quantity: 5 }])).toMatchObject({ goodsFen: 113_000, freightFen: 0 })
  const cheaper = { ...order, freightFen: 6000 }
  expect(shares(cheaper, [{ lineId: 'toilet', quantity: 1 }]).freightFen).toBe(6000)
})

test('what a seller raises the freight by falls by value, on lines that were quoted free too, and so does its commission', () => {
  const order: SharedOrder = {
    discountFen: 0,
    freightFen: 20_000,
    quotedFreightFen: 12_000,
    isFreightByValue: false,
    // 5 % of the goods and of the raise of ¥80.
    commissionFen: 20_545,
    lines: [
      { id: 'rails', quantity: 5, totalFen: 113_000, freightFen: 0, cancelledQuantity: 0 },
      { id: 'toilet', quantity: 1, totalFen: 289_900, freightFen: 12_000, cancelledQuantity: 0 },
    ],
  }
  // ¥80 × 113,000 ÷ 402,900 = ¥22.44; 5 % of ¥1,152.44.
  expect(shares(order, [{ lineId: 'rails', quantity: 5 }])).toEqual({
    goodsFen: 113_000,
    freightFen: 2244,
    commissionFen: 5762,
  })
  expect(shares(order, [{ lineId: 'toilet', quantity: 1 }])).toEqual({
    goodsFen: 289_900,
    freightFen: 12_000 + 5756,
    commissionFen: 14_783,
  })
})

test('an order of before whose lines know of no freight shares all of it by value, also where the quote and the raise would round apart', () => {
  const line = { quantity: 1, totalFen: 100, freightFen: 0, cancelledQuantity: 0 }
  const order: SharedOrder = {
    discountFen: 0,
    freightFen: 4,
    quotedFreightFen: 2,
    isFreightByValue: true,
    commissionFen: 0,
    lines: ['a', 'b', 'c'].map((id) => ({ ...line, id })),
  }
  expect(order.lines.map(({ id }) => shares(order, [{ lineId: id, quantity: 1 }]).freightFen)).toEqual([2, 1, 1])
})

test('without a discount goods are price times quantity, and freight falls on the lines as they have caused it', () => {
  const order: SharedOrder = {
    discountFen: 0,
    freightFen: 1000,
    quotedFreightFen: 1000,
    isFreightByValue: false,
    commissionFen: 99,
    lines: [
      { id: 'a', quantity: 3, totalFen: 3000, freightFen: 333, cancelledQuantity: 0 },
      { id: 'b', quantity: 1, totalFen: 6001, freightFen: 667, cancelledQuantity: 0 },
    ],
  }
  expect(shares(order, [{ lineId: 'a', quantity: 2 }])).toEqual({ goodsFen: 2000, freightFen: 222, commissionFen: 22 })
  expect(shares(order, [{ lineId: 'b', quantity: 1 }])).toEqual({ goodsFen: 6001, freightFen: 667, commissionFen: 66 })
})

test('freight where none was quoted falls by value; a price that was moved to it takes its commission with it, line by line', () => {
  const order: SharedOrder = {
    discountFen: 100_100,
    freightFen: 100_100,
    quotedFreightFen: 0,
    isFreightByValue: false,
    commissionFen: 5005,
    lines: [
      { id: 'a', quantity: 1, totalFen: 100_000, freightFen: 0, cancelledQuantity: 0 },
      { id: 'b', quantity: 1, totalFen: 100, freightFen: 0, cancelledQuantity: 0 },
    ],
  }
  expect(shares(order, [{ lineId: 'a', quantity: 1 }])).toEqual({
    goodsFen: 0,
    freightFen: 100_000,
    commissionFen: 5000,
  })
  expect(shares(order, [{ lineId: 'b', quantity: 1 }])).toEqual({ goodsFen: 0, freightFen: 100, commissionFen: 5 })
})
