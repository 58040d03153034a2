import { inject, expect, test } from 'vitest'
import { commitSeed } from '../testing/commit-seed.ts'
import { runModel } from '../testing/model/run.ts'
import { makeTestApp } from '../testing/test-app.ts'

// A sample: `npm run model` plays many more.
const SEQUENCES = 8
const SEED = commitSeed()
const AGAIN = `npm run model -- --runs ${SEQUENCES} --seed ${SEED}`
const MOVES = [
  ...[
    'quoteOrder',
    'placeOrder',
    'cancelOrder',
    'requestCancel',
    'cancelUnilaterally',
    'closeOrder',
    'withdrawCancel',
    'declineCancel',
    'agreeCancel',
  ].map((name) => `orders.${name}`),
  ...['repriceOrder', 'shipOrder', 'cancelPart', 'receiveOrder', 'extendReceipt', 'separateOrder'].map(
    (name) => `orders.${name}`,
  ),
  ...['startAttempt', 'checkPayment'].map((name) => `payments.${name}`),
]

test(
  `after every step of random sequences the application is in the state of the reference (${AGAIN})`,
  { timeout: 240_000 },
  async () => {
    const templateUrl = inject('templateUrl')
    const { fault, sequences, outcomes } = await runModel(() => makeTestApp({}, { templateUrl }), {
      n: SEQUENCES,
      seed: SEED,
    })
    expect(fault, AGAIN).toBeUndefined()
    expect(sequences).toBe(SEQUENCES)
    // The sequence of every transition makes each of these endpoints succeed: if all were refused, the test would prove little.
    const done = Object.keys(outcomes).filter((what) => what.endsWith(' ok'))
    expect(done.toSorted()).toEqual(MOVES.map((key) => `${key} ok`).toSorted())
  },
)
