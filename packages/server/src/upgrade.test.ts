import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refreshIndex } from './modules/search/index.ts'
import { PROVISIONS } from './areas.ts'
import { listViolations } from './invariants.ts'
import { migrate } from './platform/db/migrate.ts'
import { NO_SUBJECT } from './platform/timers/timers.ts'
import { users } from './tables/auth.ts'
import { files } from './tables/files.ts'
import { timers } from './tables/platform.ts'
import { simulatedPayments } from './tables/simulators.ts'
import { mintSession } from './testing/sessions.ts'
import { makeTestApp, systemOf, type TestApp } from './testing/test-app.ts'
import { openOldDatabase } from './testing/upgrade/old-database.ts'
import { completeUpgrade } from './upgrade.ts'

let old: Awaited<ReturnType<typeof openOldDatabase>>
let at: TestApp
let buyer: { token: string }
let seller: { token: string }

beforeAll(async () => {
  old = await openOldDatabase(inject('templateUrl'))
  await migrate(old.url, pino({ level: 'silent' }), PROVISIONS)
  at = await makeTestApp({}, { databaseUrl: old.url })
  await completeUpgrade(systemOf(at))
  await refreshIndex(systemOf(at))
  buyer = { token: await mintSession(at, old.people.buyerId, { activeRoles: ['owner'] }) }
  seller = { token: await mintSession(at, old.people.sellerIds[0], { activeRoles: ['merchant'] }) }
})
afterAll(async () => {
  await at.close()
  await old.drop()
})

const detailOf = async (id: string) => {
  const answer = await at.call('orders.getOrder', { params: { id }, query: { view: 'buyer' } }, buyer)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}

test('a database of the version before violates no invariant after the upgrade, and a second upgrade changes nothing', async () => {
  expect(await listViolations(at.db)).toEqual([])
  const versions = async () =>
    (await at.db.execute(sql`select product_id, hash from product_versions order by 1, 2`)).rows
  const before = await versions()
  expect(before).toHaveLength(2)
  await migrate(old.url, pino({ level: 'silent' }), PROVISIONS)
  await completeUpgrade(systemOf(at))
  expect(await versions()).toEqual(before)
})

test('upkeep that ran eight times goes on under its name of today, and has not failed', async () => {
  const { kind, subjectId, runs, failures } = timers
  expect(await at.db.select({ kind, runs, failures }).from(timers).where(eq(subjectId, NO_SUBJECT))).toEqual([
    { kind: 'platform.upkeep', runs: 8, failures: 0 },
  ])
})

/** A cashier that was superseded when only a job closed it; beside it stands one that never opened. */
const SUPERSEDED = '01a20037-589a-7550-9af0-c6c98a777001'
const closings = () => at.db.select().from(timers).where(eq(timers.kind, 'attempt.close'))

test('a cashier that was superseded before a timer closed it again has one now; one that never opened has none', async () => {
  expect(await closings()).toMatchObject([{ subjectId: SUPERSEDED, runs: 0, failures: 0 }])
})

test('of the uploads of before those that nothing shows are up for removal, since they came', async () => {
  const uploads = await at.db
    .select({ isWorn: eq(users.avatarFileId, files.id), looseSince: files.looseSince })
    .from(files)
    .innerJoin(users, eq(users.id, files.ownerId))
    .orderBy(files.id)
  expect(uploads).toEqual([
    { isWorn: true, looseSince: null },
    { isWorn: false, looseSince: new Date('2026-11-21T08:00:00.000Z') },
  ])
})

test('every order of before has its detail: what was shipped is in its parcel, what was given back in its refund', async () => {
  expect(Object.keys(old.orders)).toHaveLength(7)
  const states = {
    received: 'received',
    shipped: 'shipped',
    paid: 'paid',
    cancelRequested: 'cancelRequested',
    refunded: 'cancelled',
    unpaid: 'unpaid',
    closed: 'cancelled',
  } as const
  for (const [name, ids] of Object.entries(old.orders)) {
    for (const id of ids) expect((await detailOf(id)).state, name).toBe(states[name as keyof typeof states])
  }
  const received = await detailOf(old.orders.received[0])
  expect(received.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2, 3]])
  expect(received.lines.map(({ freightFen }) => freightFen)).toEqual([947, 53])
  const { refunds, totalFen } = await detailOf(old.orders.refunded[0])
  expect(refunds.map(({ amountFen }) => amountFen)).toEqual([totalFen])
})

test('a line that was received before there were reviews can be reviewed', async () => {
  const [id] = old.orders.received
  const detail = await detailOf(id)
  expect(detail.actions).toContain('review')
  const body = {
    lineId: detail.lines[0]?.id ?? '',
    scores: { goods: 5, logistics: 5, service: 4 },
    tags: [],
    text: '用了一年，没有色差',
    photoIds: [],
    isAnonymous: false,
  }
  const reviewed = await at.call('reviews.writeReview', { params: { id }, body }, buyer)
  expect(reviewed).toMatchObject({ success: true, data: { orderId: id } })
  const reviews = await at.call('reviews.listOrderReviews', { params: { id }, query: { view: 'buyer' } }, buyer)
  expect(reviews).toMatchObject({ success: true, data: { dueAt: '2026-12-21T08:00:00.000Z' } })
  const unshipped = await at.call(
    'reviews.writeReview',
    {
      params: { id: old.orders.paid[0] },
      body: { ...body, lineId: (await detailOf(old.orders.paid[0])).lines[0]?.id ?? '' },
    },
    buyer,
  )
  expect(unshipped).toMatchObject({ success: false, errorCode: 'REVIEW_CLOSED' })
})

test('the snapshot of a line that was bought before versions were kept is what its product says, unchanged since', async () => {
  const line = (await detailOf(old.orders.received[0])).lines.find(({ skuId }) => skuId === old.skus[0][1])
  const answer = await at.call(
    'orders.getSnapshot',
    { params: { id: old.orders.received[0], lineId: line?.id ?? '' } },
    buyer,
  )
  if (!answer.success) throw new Error(answer.message)
  const { data } = answer
  expect(data).toMatchObject({ isIntact: true, today: 'onSale', differences: [] })
  expect(data.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(data.listing.title).toBe(data.line.title)
})

test('search finds what was on sale, by its words and by its brand', async () => {
  const found = await at.call('catalogue.listProducts', { query: { q: '测试商品' } })
  expect(found).toMatchObject({ success: true, data: { total: 2 } })
  const ofBrand = await at.call('catalogue.listProducts', { query: { facets: 'brand:test-brand' } })
  expect(ofBrand).toMatchObject({ success: true, data: { total: 2 } })
})

test('trade goes on where it stood: parcels, cancellation requests, timers, the cart and new orders at the freight of before', async () => {
  const [paid] = old.orders.paid
  const [cancelRequested] = old.orders.cancelRequested
  const lines = (await detailOf(paid)).lines.map(({ id }) => ({ lineId: id, quantity: 1 }))
  const parcel = { carrier: 'sf' as const, trackingNumber: 'SF1234567890', lines }
  expect(await at.call('orders.shipOrder', { params: { id: paid }, body: parcel }, seller)).toMatchObject({
    success: true,
    data: { state: 'partiallyShipped' },
  })
  expect(
    await at.call('orders.cancelPart', { params: { id: paid }, body: { reason: 'outOfStock', lines } }, seller),
  ).toMatchObject({ success: true })
  expect(await at.call('orders.agreeCancel', { params: { id: cancelRequested } }, seller)).toMatchObject({
    success: true,
    data: { state: 'cancelled' },
  })
  expect(await at.call('cart.countLines', {}, buyer)).toMatchObject({ success: true, data: { lines: 1 } })
  const quote = await at.call(
    'orders.quoteOrder',
    { body: { lines: [{ skuId: old.skus[0][1], quantity: 1 }], addressId: old.people.addressId } },
    buyer,
  )
  expect(quote).toMatchObject({ success: true, data: { totalFen: 333 + 1000 } })
  at.clock.advance(11 * 86_400)
  while ((await at.runTimers()) + (await at.runJobs()) > 0);
  buyer = { token: await mintSession(at, old.people.buyerId, { activeRoles: ['owner'] }) }
  expect((await detailOf(old.orders.shipped[0])).state).toBe('received')
  expect((await detailOf(old.orders.unpaid[0])).state).toBe('cancelled')
  expect(await listViolations(at.db)).toEqual([])
})

test('a cashier that was superseded before is closed at its channel, once', async () => {
  at.clock.advance(Math.max(0, ((await closings())[0]?.dueAt.getTime() ?? 0) - at.clock.now().getTime()) / 1000)
  while ((await at.runTimers()) + (await at.runJobs()) > 0);
  expect(
    await at.db.select().from(simulatedPayments).where(eq(simulatedPayments.outTradeNo, '2611219352497450')),
  ).toMatchObject([{ outcome: 'closed' }])
  expect(await closings()).toEqual([])
  expect(await listViolations(at.db)).toEqual([])
})
