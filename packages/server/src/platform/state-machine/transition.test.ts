import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paymentAttempts, payments } from '#tables/payments.ts'
import { facts, stateChanges } from '#tables/platform.ts'
import { openCashier, makeTradeFixture, placeOrders } from '#testing/trade-fixture.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { insertOf } from '../db/insert-rows.ts'
import { defineMachine } from './machine.ts'
import { moveOf, transition, transitionTogether, tryTransition } from './transition.ts'

const states = {
  ...defineMachine({
    entity: 'walker',
    states: ['init', 'submitted', 'failed', 'succeeded'],
    initial: 'init',
    events: {
      succeed: { from: ['init', 'submitted'], to: 'succeeded', by: ['provider'] },
      fail: { from: ['submitted'], to: 'failed', by: ['provider'] },
      recover: { from: ['failed'], to: 'succeeded', by: ['provider'] },
    },
  }),
  table: paymentAttempts,
}

const payers = {
  ...defineMachine({
    entity: 'payer',
    states: ['open', 'succeeded'],
    initial: 'open',
    events: { pay: { from: ['open'], to: 'succeeded', by: ['provider'] } },
  }),
  table: payments,
}

let at: TestApp
let id: string
beforeEach(async () => {
  at = await makeTestApp()
  const { buyer, skuIds } = await makeTradeFixture(at)
  const { paymentId } = await placeOrders(at, buyer, [{ skuId: skuIds[0][0] ?? '', quantity: 1 }])
  await openCashier(at, buyer.token, paymentId)
  const [attempt] = await at.db.select().from(paymentAttempts)
  id = attempt?.id ?? ''
})
afterEach(() => at.close())

const standing = async () => [
  await at.db.select({ status: paymentAttempts.status, version: paymentAttempts.version }).from(paymentAttempts),
  await at.db.$count(stateChanges, eq(stateChanges.subjectId, id)),
]
/** Read before somebody else submitted it, and an edge that is not there. */
const LOST = [
  { from: 'init', event: 'succeed', by: 'provider' },
  { from: 'submitted', event: 'recover', by: 'provider' },
] as const

test.each(LOST)('$event from $from that cannot be: one throws, the other says so, nothing moves', async (step) => {
  const before = await standing()
  expect(before).toEqual([[{ status: 'submitted', version: 1 }], 1])
  await expect(transition(systemOf(at), states, { id, ...step })).rejects.toThrow(
    `walker ${id}: no ${step.event} by provider in ${step.from}`,
  )
  expect(await tryTransition(systemOf(at), states, { id, ...step })).toBe(false)
  expect(await standing()).toEqual(before)
})

test('steps that are made together are made or lost together, with what is written beside them', async () => {
  const before = await standing()
  const [payment] = await at.db.select().from(payments)
  const both = (from: 'submitted' | 'failed') => {
    const walk = { ids: [id], from, event: from === 'failed' ? 'recover' : 'fail', by: 'provider' } as const
    const pay = { ids: [payment?.id ?? ''], from: 'open', event: 'pay', by: 'provider' } as const
    return [moveOf(systemOf(at), states, walk), moveOf(systemOf(at), payers, pay)]
  }
  const noted = { fact: insertOf(facts, [{ key: 'beside', value: '', at: at.clock.now() }]) }
  const lost = systemOf(at).transaction((ctx) => transitionTogether(ctx, both('failed'), noted))
  await expect(lost).rejects.toThrow(`walker ${id}: no recover by provider in failed`)
  expect([await standing(), await at.db.$count(facts, eq(facts.key, 'beside'))]).toEqual([before, 0])
  expect(await transitionTogether(systemOf(at), both('submitted'), noted)).toMatchObject({ fact: 1 })
  expect(await at.db.select({ status: payments.status, version: payments.version }).from(payments)).toEqual([
    { status: 'succeeded', version: 1 },
  ])
  expect(await standing()).toEqual([[{ status: 'failed', version: 2 }], 2])
})

test('of two who take the same step at once one wins, and a loser takes all with it that went before', async () => {
  const step = { id, from: 'submitted', event: 'fail', by: 'provider' } as const
  const tries = await Promise.all([1, 2, 3].map(() => tryTransition(systemOf(at), states, step)))
  expect(tries.filter(Boolean)).toEqual([true])
  const before = await standing()
  const losing = systemOf(at).transaction(async (ctx) => {
    await transition(ctx, states, { id, from: 'failed', event: 'recover', by: 'provider' })
    await transition(ctx, states, step)
  })
  await expect(losing).rejects.toMatchObject({ name: 'LostTransition' })
  expect(await standing()).toEqual(before)
})
