import { inject, expect, test } from 'vitest'
import { runModel } from '../testing/model/run.ts'
import { makeTestApp } from '../testing/test-app.ts'

const SEQUENCES = 30
const SEED = 2026
const MOVES = [
  ...['quoteOrder', 'placeOrder', 'cancelOrder', 'closeOrder', 'withdrawCancel', 'declineCancel', 'agreeCancel'].map(
    (name) => `orders.${name}`,
  ),
  ...['repriceOrder', 'shipOrder', 'cancelPart', 'receiveOrder', 'extendReceipt', 'separateOrder'].map(
    (name) => `orders.${name}`,
  ),
  ...['startAttempt', 'checkPayment'].map((name) => `payments.${name}`),
]

test(
  `${SEQUENCES} sequences of what buyers, sellers, the channel and time do come out as the reference says (seed ${SEED})`,
  { timeout: 240_000 },
  async () => {
    const templateUrl = inject('templateUrl')
    const { fault, sequences, steps, said } = await runModel(() => makeTestApp({}, { templateUrl }), {
      n: SEQUENCES,
      seed: SEED,
    })
    expect(fault).toBeUndefined()
    expect(sequences).toBe(SEQUENCES)
    expect(steps).toBeGreaterThan(SEQUENCES * 8)
    // A model that is only refused would prove little: everything that moves an order has been done.
    const done = Object.keys(said).filter((what) => what.endsWith(' ok'))
    expect(done.toSorted()).toEqual(MOVES.map((key) => `${key} ok`).toSorted())
  },
)
