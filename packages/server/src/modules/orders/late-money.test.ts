import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { placeJoint } from '#testing/orders.ts'
import { forcePaid, openCashier } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'

const at = sharedTestApp()
let placed: Awaited<ReturnType<typeof placeJoint>>
beforeEach(async () => {
  placed = await placeJoint(at)
  const tradeNo = await openCashier(at, placed.fixture.buyer.token, placed.paymentId)
  at.clock.advance(30 * MINUTE)
  await at.runTimers()
  await forcePaid(at, tradeNo)
})
afterEach(() => assertInvariants(at))

/** The buyer's list: each order's id with what came too late for it. */
async function listed(): Promise<[string, number[]][]> {
  const { token } = placed.fixture.buyer
  const answer = await at.call('orders.listOrders', { query: { view: 'buyer' } }, { token })
  if (!answer.success) throw new Error(answer.message)
  const orders = await Promise.all(answer.data.records.map(({ id }) => placed.trade.orderOf(id)))
  return orders.map(({ id, lateMoney }) => [id, lateMoney.map(({ amountFen }) => amountFen)])
}

test('orders that their buyer has hidden show again when money comes too late for them, until it has arrived', async () => {
  const { trade, first, second } = placed
  for (const id of [first, second]) expect(await trade.hide(id)).toMatchObject({ success: true })
  expect(await listed()).toEqual([])
  // The close that follows the expiry meets the money.
  await at.runJobs()
  const shown = await listed()
  expect(shown.map(([id]) => id).toSorted()).toEqual([first, second].toSorted())
  expect(shown.flatMap(([, fen]) => fen)).toEqual([23_550])
  while ((await at.runJobs()) > 0);
  for (const id of [first, second]) expect(await trade.hide(id)).toMatchObject({ success: true })
  expect(await listed()).toEqual([])
})

test('the buyer is notified once that late money is back, with its amount, at the order that shows it', async () => {
  const { token } = placed.fixture.buyer
  at.clock.advance(MINUTE)
  while ((await at.runJobs()) > 0);
  const answer = await at.call('notifications.listNotifications', { query: { category: 'orders' } }, { token })
  const records = answer.success ? answer.data.records : []
  const shown = (await listed()).find(([, fen]) => fen.length > 0)
  expect(shown?.[1]).toEqual([23_550])
  expect(records.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
    ['lateReturned', 23_550],
    ['closedUnpaid', null],
    ['closedUnpaid', null],
  ])
  expect(records[0]?.subject?.id).toBe(shown?.[0])
})

test('an order that is being hidden while its late money comes is not: it waits for the money', async () => {
  const { trade, first } = placed
  const returning = holdStatements(/insert into "refunds"/)
  const closing = at.runJobs()
  await returning.reached
  const hiding = trade.hide(first)
  await Promise.race([hiding, lockAwaited(at)])
  returning.letGo()
  await closing
  expect(await hiding).toMatchObject({ errorCode: 'NOT_NOW' })
  expect(await listed()).toHaveLength(2)
})
