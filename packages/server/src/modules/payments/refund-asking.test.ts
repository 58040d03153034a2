import { eq, TransactionRollbackError } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { PAYABLES } from '#payables.ts'
import type { RefundFact } from '#providers/payment/port.ts'
import { paymentAttempts, refunds } from '#tables/payments.ts'
import { timers } from '#tables/platform.ts'
import { simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { atCashier, openCashier, makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { systemOf } from '#testing/test-app.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { closeAttempt, queryAttempt } from './commands/ask-provider.ts'
import { settleRefund } from './commands/settle-refund.ts'
import { ensureRefundTimers, sendRefund } from './index.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
let id: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await assertInvariants(at)
})

/** A paid order of ¥188 that was let go; something goes wrong with its first refund. */
async function letGo(refundFault: string): Promise<void> {
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }])
  ;[id = ''] = placed.orderIds
  await atCashier(at, await openCashier(at, fixture.buyer.token, placed.paymentId), { result: 'pay', refundFault })
  await at.runJobs()
  await trade.requestCancel(id)
  await trade.agree(id)
}

const provider = () => {
  const simulator = at.services.providers.payments.get('simulator')
  if (!simulator) throw new Error('no simulator')
  return simulator
}
const ours = async () => (await at.db.select({ status: refunds.status }).from(refunds)).map(({ status }) => status)
const theirs = async () => [
  await at.db.$count(simulatedRefunds),
  (await at.db.select({ fen: simulatedPayments.refundedFen }).from(simulatedPayments))[0]?.fen,
]
const askTimers = async () =>
  (await at.db.select().from(timers)).filter(({ kind }) => kind === 'refund.ask').map(({ dueAt }) => dueAt)
const refundId = async () => (await at.db.select({ id: refunds.id }).from(refunds))[0]?.id ?? ''
const figures = async () =>
  (await at.app.inject({ url: '/metrics' })).body.split('\n').filter((line) => line.startsWith('refunds_open'))
async function afterMinutes(minutes: number): Promise<void> {
  at.clock.advance(minutes * MINUTE)
  expect(await at.runTimers()).toBe(1)
  await at.runJobs()
}

test('a refund whose answer and notice were lost is asked for, and arrives once', async () => {
  await letGo('answerLost')
  await expect(at.runJobs()).rejects.toThrow('the answer to a refund was lost')
  expect([await ours(), await theirs()]).toEqual([['processing'], [1, 18_800]])
  await afterMinutes(1)
  expect([await ours(), await theirs(), await askTimers()]).toEqual([['succeeded'], [1, 18_800], []])
  expect(await trade.orderOf(id)).toMatchObject({ refunds: [{ step: 'arrived' }] })
})

test('a refund that its provider took and forgot is sent again under the same number', async () => {
  await letGo('forgotten')
  await at.runJobs()
  expect([await ours(), await theirs()]).toEqual([['processing'], [0, 0]])
  await afterMinutes(1)
  const [refund] = await at.db.select().from(refunds)
  const [known] = await at.db.select().from(simulatedRefunds)
  expect([refund?.status, refund?.outRefundNo]).toEqual(['succeeded', known?.outRefundNo])
  expect([await theirs(), await askTimers()]).toEqual([[1, 18_800], []])
})

test('a refund that was refused is in the log and in the figures, and is sent again', async () => {
  const error = vi.spyOn(at.services.log, 'error')
  await letGo('refused')
  await at.runJobs()
  expect([await ours(), await theirs()]).toEqual([['failed'], [0, 0]])
  expect(error.mock.calls).toEqual([
    [{ refundId: await refundId(), provider: 'simulator', state: 'failed' }, 'the provider refuses a refund'],
  ])
  at.clock.advance(30)
  expect(await figures()).toEqual([
    'refunds_open{state="created"} 0',
    'refunds_open{state="processing"} 0',
    'refunds_open{state="failed"} 1',
    'refunds_open_oldest_seconds{state="created"} 0',
    'refunds_open_oldest_seconds{state="processing"} 0',
    'refunds_open_oldest_seconds{state="failed"} 30',
  ])
  await afterMinutes(1)
  expect([await ours(), await theirs()]).toEqual([['succeeded'], [1, 18_800]])
  expect((await figures()).every((line) => line.endsWith(' 0'))).toBe(true)
})

test('a provider that says "processing" for days is asked less and less often, once a day at last, and never given up', async () => {
  await letGo('none')
  const says = (order: { outRefundNo: string }): Promise<RefundFact> =>
    Promise.resolve({ state: 'processing', outRefundNo: order.outRefundNo, amountFen: 18_800 })
  vi.spyOn(provider(), 'refund').mockImplementation(says)
  const asked = vi.spyOn(provider(), 'queryRefund').mockImplementation(says)
  await at.runJobs()
  const pauses = [1, 5, 15, 60, 6 * 60, 24 * 60, 24 * 60]
  for (const minutes of pauses) {
    expect((await askTimers()).map((dueAt) => dueAt.getTime() - at.clock.now().getTime())).toEqual([minutes * 60_000])
    await afterMinutes(minutes)
  }
  expect([asked.mock.calls.length, await ours()]).toEqual([pauses.length, ['processing']])
  asked.mockRestore()
  vi.mocked(provider().refund).mockRestore()
  await afterMinutes(24 * 60)
  expect([await ours(), await askTimers()]).toEqual([['succeeded'], []])
})

test.each([
  ['another amount', { amountFen: 1 }],
  ['another refund', { outRefundNo: '1' }],
])('an answer about %s changes nothing and is in the log', async (_what, change) => {
  await letGo('none')
  const error = vi.spyOn(at.services.log, 'error')
  vi.spyOn(provider(), 'refund').mockImplementation(({ outRefundNo, amountFen }) =>
    Promise.resolve({ state: 'succeeded', outRefundNo, amountFen, ...change }),
  )
  await sendRefund(systemOf(at), PAYABLES, await refundId())
  expect([await ours(), await trade.orderOf(id)]).toMatchObject([['processing'], { refunds: [{ step: 'onWay' }] }])
  expect(error.mock.calls).toMatchObject([
    [{ state: 'succeeded' }, 'what the provider says of a refund does not match our records'],
  ])
})

test('refunds that were open before anybody asked get their timers over ten minutes; those that stand stay', async () => {
  await letGo('none')
  const [refund] = await at.db.select().from(refunds)
  if (!refund) throw new Error('no refund')
  const more = [1, 2, 3].map((n) => ({
    ...refund,
    id: newId(),
    outRefundNo: `${refund.outRefundNo}${n}`,
    status: n === 3 ? ('succeeded' as const) : refund.status,
  }))
  const start = at.clock.now().getTime()
  const seen: unknown[] = []
  const ensureTwice = at.db.transaction(async (tx) => {
    const ensure = async () => {
      await ensureRefundTimers({ ...systemOf(at), db: tx })
      const found = await tx.select().from(timers).where(eq(timers.kind, 'refund.ask')).orderBy(timers.dueAt)
      seen.push(found.map(({ subjectId, dueAt }) => [subjectId, (dueAt.getTime() - start) / 1000]))
    }
    await tx.insert(refunds).values(more)
    await tx.delete(timers).where(eq(timers.kind, 'refund.ask'))
    await ensure()
    at.clock.advance(60)
    await ensure()
    tx.rollback()
  })
  await expect(ensureTwice).rejects.toThrow(TransactionRollbackError)
  const spread = [
    [refund.id, 0],
    [more[0]?.id, 200],
    [more[1]?.id, 400],
  ]
  expect(seen).toEqual([spread, spread])
})

test('a refund that was open before anybody asked is asked for after the upgrade', async () => {
  await letGo('none')
  await at.db.delete(timers)
  await ensureRefundTimers(systemOf(at))
  await ensureRefundTimers(systemOf(at))
  expect(await askTimers()).toHaveLength(1)
  await at.runJobs()
  expect(await askTimers()).toEqual([])
})

test('a notice that comes while a refused refund is being sent once more is booked, whichever of the two is first', async () => {
  await letGo('refused')
  await at.runJobs()
  expect(await ours()).toEqual(['failed'])
  const [refund] = await at.db.select().from(refunds)
  if (!refund) throw new Error('no refund')
  const { outRefundNo, amountFen } = refund
  vi.spyOn(provider(), 'queryRefund').mockResolvedValue({ state: 'unknown' })
  const claiming = holdStatements(/update "refunds" set "status"/)
  const sending = sendRefund(systemOf(at), PAYABLES, refund.id)
  await claiming.reached
  const reading = holdStatements(/from "refunds" where .*"id" = /)
  const settling = settleRefund(systemOf(at), PAYABLES, {
    provider: 'simulator',
    refund: { outRefundNo },
    fact: { state: 'succeeded', outRefundNo, amountFen },
  })
  await reading.reached
  reading.letGo()
  claiming.letGo()
  expect(await settling).toBe('applied')
  await sending
  expect(await ours()).toEqual(['succeeded'])
})

test('where the channel that has the money is configured no longer, sending and asking fail where an operator sees it', async () => {
  await letGo('none')
  vi.spyOn(at.services.providers.payments, 'get').mockReturnValue(undefined)
  const gone = 'the payment channel simulator is not configured'
  await expect(sendRefund(systemOf(at), PAYABLES, await refundId())).rejects.toThrow(gone)
  const [attempt] = await at.db.select({ id: paymentAttempts.id }).from(paymentAttempts)
  for (const ask of [queryAttempt, closeAttempt])
    await expect(ask(systemOf(at), PAYABLES, attempt?.id ?? '')).rejects.toThrow(gone)
  expect(await ours()).toEqual(['created'])
})
