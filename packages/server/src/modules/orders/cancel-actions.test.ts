import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { REASONS_OF, type OrderReason, type ReasonedStep } from '@zhujia/contract/orders/reasons.ts'
import { digestOf } from '#testing/digest.ts'
import { placeTwoLines } from '#testing/orders.ts'
import { send, type Sent } from '#testing/requests.ts'
import { pay } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const DAY = 86_400

/** The endpoint of each step that needs a reason, and which side sends it. */
const STEPS = {
  cancel: { key: 'orders.cancelOrder', by: 'buyer' },
  requestCancel: { key: 'orders.requestCancel', by: 'buyer' },
  cancelUnilaterally: { key: 'orders.cancelUnilaterally', by: 'buyer' },
  close: { key: 'orders.closeOrder', by: 'seller' },
  cancelPart: { key: 'orders.cancelPart', by: 'seller' },
  declineCancel: { key: 'orders.declineCancel', by: 'seller' },
} as const satisfies Record<ReasonedStep, { key: EndpointKey; by: 'buyer' | 'seller' }>

const STEP_NAMES = Object.keys(STEPS) as ReasonedStep[]
const REASONS = [...new Set<OrderReason>(Object.values(REASONS_OF).flat())]

const at = sharedTestApp()
let placed: Awaited<ReturnType<typeof placeTwoLines>>
beforeEach(async () => {
  placed = await placeTwoLines(at)
})

function step(
  name: ReasonedStep,
  said: OrderReason | { reason: OrderReason; note?: string },
  idempotencyKey: string = randomUUID(),
): Promise<Sent> {
  const { key, by } = STEPS[name]
  const { fixture, id, a } = placed
  const body = {
    ...(typeof said === 'string' ? { reason: said } : said),
    ...(name === 'cancelPart' && { lines: [{ lineId: a, quantity: 1 }] }),
  }
  const { token } = by === 'buyer' ? fixture.buyer : fixture.sellers[0]
  return send(at.app, key, { request: { params: { id }, body }, token, idempotencyKey })
}

/** What these steps answer, which change nothing. */
async function refused(...steps: Parameters<typeof step>[]): Promise<unknown[]> {
  const before = await digestOf(at.db)
  const answers: unknown[] = []
  for (const one of steps) answers.push((await step(...one)).envelope)
  expect(await digestOf(at.db)).toEqual(before)
  return answers
}

const NOT_NOW = expect.objectContaining({ errorCode: 'NOT_NOW' }) as unknown
const BAD_REASON = expect.objectContaining({
  errorCode: 'INVALID_INPUT',
  data: { fields: { reason: expect.any(String) } },
}) as unknown

const stateNow = async (): Promise<string> => (await placed.trade.orderOf(placed.id)).state

test('an unpaid order is closed, neither requested nor cancelled without consent', async () => {
  expect(await refused(['requestCancel', 'changedMind'], ['cancelUnilaterally', 'changedMind'])).toEqual([
    NOT_NOW,
    NOT_NOW,
  ])
  expect((await step('cancel', 'changedMind')).envelope).toMatchObject({ data: { state: 'cancelled' } })
  expect(
    await refused(['cancel', 'changedMind'], ['requestCancel', 'changedMind'], ['cancelUnilaterally', 'changedMind']),
  ).toEqual([NOT_NOW, NOT_NOW, NOT_NOW])
})

test('a paid order is requested first and cancelled without consent after fifteen days, never both at one time', async () => {
  await pay(at, placed.fixture.buyer.token, placed.paymentId)
  expect(await refused(['cancel', 'changedMind'], ['cancelUnilaterally', 'changedMind'])).toEqual([NOT_NOW, NOT_NOW])
  at.clock.advance(15 * DAY)
  expect(await refused(['cancel', 'changedMind'], ['requestCancel', 'changedMind'])).toEqual([NOT_NOW, NOT_NOW])
  expect((await step('cancelUnilaterally', 'changedMind')).envelope).toMatchObject({ data: { state: 'cancelled' } })
  expect(await listViolations(at.db)).toEqual([])
})

test('a request whose answer was lost is repeated under its key, after a decline too, and takes none of the three tries', async () => {
  await pay(at, placed.fixture.buyer.token, placed.paymentId)
  const key = randomUUID()
  const first = await step('requestCancel', 'tooSlow', key)
  expect(first.envelope).toMatchObject({ data: { state: 'cancelRequested' } })
  await step('declineCancel', 'packed')
  const before = await digestOf(at.db)
  const again = await step('requestCancel', 'tooSlow', key)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(await digestOf(at.db)).toEqual(before)
  expect(await placed.trade.orderOf(placed.id)).toMatchObject({ state: 'paid', cancelling: { requestsLeft: 2 } })
})

test('a cancellation without consent whose answer was lost is repeated under its key: the same answer, one refund', async () => {
  await pay(at, placed.fixture.buyer.token, placed.paymentId)
  at.clock.advance(15 * DAY)
  const key = randomUUID()
  const first = await step('cancelUnilaterally', 'tooSlow', key)
  expect(first.envelope).toMatchObject({ data: { state: 'cancelled', refundedFen: 46_599 } })
  await at.runJobs()
  const before = await digestOf(at.db)
  const again = await step('cancelUnilaterally', 'tooSlow', key)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(await digestOf(at.db)).toEqual(before)
  expect((await placed.trade.orderOf(placed.id)).refunds).toMatchObject([{ amountFen: 46_599, step: 'arrived' }])
  expect(await listViolations(at.db)).toEqual([])
})

test.each(STEP_NAMES)('%s takes the reasons that belong to it and refuses all others at their field', async (name) => {
  const own: readonly OrderReason[] = REASONS_OF[name]
  const others = REASONS.filter((one) => !own.includes(one))
  expect(await refused(...others.map((reason): [ReasonedStep, OrderReason] => [name, reason]))).toEqual(
    others.map(() => BAD_REASON),
  )
  expect(await stateNow()).toBe('unpaid')
})

test.each(STEP_NAMES)('%s for another reason needs words, because the other side reads it', async (name) => {
  const needed = { errorCode: 'INVALID_INPUT', data: { fields: { note: '请填写' } } }
  const wordless = [{}, { note: '' }, { note: '  ' }].map((said) => ({ reason: 'other' as const, ...said }))
  expect(await refused(...wordless.map((said): Parameters<typeof step> => [name, said]))).toEqual(
    wordless.map(() => expect.objectContaining(needed) as unknown),
  )
  // With words it is no question of the input any more.
  expect((await step(name, { reason: 'other', note: '开工推迟' })).envelope).not.toMatchObject(needed)
})

test.each(['close', 'cancelPart'] as const)('%s: the shop does not say what the buyer wants', async (name) => {
  expect(await refused([name, 'buyerAsked' as OrderReason])).toEqual([BAD_REASON])
})

test('an order whose rest was given up says why, whoever gave it up', async () => {
  const { trade, id, a, b, fixture, paymentId } = placed
  await pay(at, fixture.buyer.token, paymentId)
  await trade.ship(id, [{ lineId: a, quantity: 4 }])
  expect(await trade.cancelPart(id, [{ lineId: b, quantity: 3 }])).toMatchObject({
    data: { state: 'shipped', cancelReason: 'outOfStock: 停产', refundedFen: 10_428 },
  })
  expect(await listViolations(at.db)).toEqual([])
})
