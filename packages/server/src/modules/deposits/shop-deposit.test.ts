import { DEPOSITS_PER_DAY } from '@zhujia/contract/core/limits.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#platform/clock.ts'
import { assertInvariants } from '#testing/assert-invariants.ts'
import { depositing } from '#testing/deposits.ts'
import { digestOf } from '#testing/digest.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { memberships } from '#tables/organisations.ts'
import {
  atCashier,
  deliverOrders,
  forcePaid,
  makeTradeFixture,
  openCashier,
  pay,
  placeOrders,
  type TradeFixture,
} from '#testing/trade-fixture.ts'

const at = sharedTestApp()
const REQUIRED = 500_000
let fixture: TradeFixture
let owner: Person
let shopId: string
let shop: ReturnType<typeof depositing>
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  owner = fixture.sellers[0]
  shopId = fixture.shopIds[0]
  shop = depositing(at, { shopId, owner })
  at.services.config.shopDepositFen = REQUIRED
})
afterEach(() => assertInvariants(at))

const addMember = async (permissions: ('money.read' | 'order.read')[]): Promise<Person> => {
  const member = await addPerson(at, ['merchant'])
  await at.db
    .insert(memberships)
    .values({ organisationId: shopId, userId: member.userId, role: 'merchant', permissions, createdAt: at.clock.now() })
  return member
}
const balances = async () =>
  (
    await at.db.execute(
      sql`select account, balance_fen::int as fen from ledger_balances where account like 'deposit:%'`,
    )
  ).rows
const shownHead = async () => {
  const answer = await at.call('catalogue.getShop', { params: { id: shopId } })
  return answer.success ? answer.data.depositFen : answer.message
}
/** A refused call changes nothing. */
const refused = async (call: () => Promise<unknown>, errorCode: string, data: unknown = null) => {
  const before = await digestOf(at.db)
  expect(await call()).toMatchObject({ success: false, errorCode, data })
  expect(await digestOf(at.db)).toEqual(before)
}

test('a shop pays what is required, under the terms that its owner saw, and everybody sees that it is held', async () => {
  expect(await shop.get()).toMatchObject({
    data: {
      shop: { id: shopId },
      requiredFen: REQUIRED,
      heldFen: 0,
      refundingFen: 0,
      missingFen: REQUIRED,
      unpaid: null,
      isOwner: true,
      openOrders: 0,
      terms: { version: 1, locale: 'zh-Hans', text: expect.stringContaining('保证金') },
    },
  })
  const { id, paymentId } = await shop.opened()
  expect(await shop.get()).toMatchObject({ data: { unpaid: { paymentId, amountFen: REQUIRED }, heldFen: 0 } })
  expect(await shownHead()).toBe(0)
  await pay(at, owner.token, paymentId)
  expect(await shop.get()).toMatchObject({ data: { heldFen: REQUIRED, missingFen: 0, unpaid: null } })
  expect(await shownHead()).toBe(REQUIRED)
  expect(await balances()).toEqual([{ account: `deposit:shop:${shopId}`, fen: REQUIRED }])
  expect(await shop.paymentOf(paymentId)).toMatchObject({
    state: 'succeeded',
    orders: [],
    orderIds: [],
    deposit: {
      id,
      number: expect.stringMatching(/^\d{16}$/),
      kind: 'security',
      state: 'held',
      amountFen: REQUIRED,
      paidAt: at.clock.now().toISOString(),
      refundStep: null,
      shop: { id: shopId },
      terms: { version: 1, locale: 'zh-Hans' },
    },
  })
  await refused(() => shop.open(REQUIRED), 'DEPOSIT_COMPLETE')
})

test('terms change after payment: they are frozen as they were read, in the language of the payer', async () => {
  const body = { amountFen: REQUIRED, termsVersion: 1 }
  const answer = await at.call(
    'deposits.payShopDeposit',
    { params: { id: shopId }, body },
    { token: owner.token, locale: 'fr' },
  )
  if (!answer.success) throw new Error(answer.message)
  expect((await shop.paymentOf(answer.data.paymentId)).deposit?.terms).toEqual({
    version: 1,
    locale: 'fr',
    text: expect.stringContaining('dépôt de garantie'),
  })
})

test('while one is open it is answered again, and what was seen must be what is asked for', async () => {
  await refused(() => shop.open(REQUIRED - 1), 'AMOUNT_CHANGED', { amountFen: REQUIRED })
  await refused(() => shop.open(REQUIRED, owner, 2), 'TERMS_CHANGED')
  const first = await shop.opened()
  expect(await shop.opened()).toEqual(first)
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.opened()))
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first.id]))
  expect(await shop.list()).toHaveLength(1)
})

test('what is missing after the requirement has risen is a second funding with its own payment', async () => {
  await shop.held()
  at.services.config.shopDepositFen = 800_000
  expect(await shop.get()).toMatchObject({ data: { requiredFen: 800_000, heldFen: REQUIRED, missingFen: 300_000 } })
  at.clock.advance(1)
  await shop.held(300_000)
  expect(await shop.get()).toMatchObject({ data: { heldFen: 800_000, missingFen: 0 } })
  expect((await shop.list()).map(({ amountFen, state }) => [amountFen, state])).toEqual([
    [300_000, 'held'],
    [REQUIRED, 'held'],
  ])
  expect(await balances()).toEqual([{ account: `deposit:shop:${shopId}`, fen: 800_000 }])
  expect(await shop.refund(800_000)).toMatchObject({ data: { refundingFen: 800_000 } })
  await at.runJobs()
  expect((await shop.list()).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
})

test('it goes back whole to its channel, with every step in sight, and is shown to buyers no longer', async () => {
  const { paymentId } = await shop.held()
  await refused(() => shop.refund(REQUIRED - 1), 'STATE_CHANGED')
  expect(await shop.refund()).toMatchObject({ data: { refundingFen: REQUIRED } })
  expect(await shop.get()).toMatchObject({ data: { heldFen: 0, refundingFen: REQUIRED, missingFen: REQUIRED } })
  expect(await shownHead()).toBe(0)
  expect((await shop.list()).map(({ state, refundStep }) => [state, refundStep])).toEqual([['refunding', 'onWay']])
  expect((await shop.paymentOf(paymentId)).deposit).toMatchObject({ state: 'refunding', refundStep: 'onWay' })
  await refused(() => shop.refund(), 'NOTHING_HELD')
  await at.runJobs()
  expect((await shop.list()).map(({ state, refundStep }) => [state, refundStep])).toEqual([['refunded', 'arrived']])
  expect(await shop.paymentOf(paymentId)).toMatchObject({ state: 'refunded', deposit: { state: 'refunded' } })
  expect(await balances()).toEqual([{ account: `deposit:shop:${shopId}`, fen: 0 }])
})

test('a refund that its channel refuses is shown as such, and arrives when the channel takes it', async () => {
  const { paymentId } = await shop.opened()
  const tradeNo = await openCashier(at, owner.token, paymentId)
  await atCashier(at, tradeNo, { result: 'pay', refundFault: 'refused' })
  await at.runJobs()
  expect(await shop.refund()).toMatchObject({ success: true })
  await at.runJobs()
  expect((await shop.list()).map(({ state, refundStep }) => [state, refundStep])).toEqual([['refunding', 'failed']])
  at.clock.advance(MINUTE)
  await at.runTimers()
  await at.runJobs()
  expect((await shop.list()).map(({ state, refundStep }) => [state, refundStep])).toEqual([['refunded', 'arrived']])
})

test('it stays while orders of the shop are not over', async () => {
  await shop.held()
  const lines = [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }]
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, lines)
  await refused(() => shop.refund(), 'ORDERS_OPEN', { count: 1 })
  await pay(at, fixture.buyer.token, paymentId)
  await refused(() => shop.refund(), 'ORDERS_OPEN', { count: 1 })
  const params = { id: orderIds[0] ?? '' }
  const cancel = { params, body: { reason: 'changedMind' as const } }
  expect(await at.call('orders.requestCancel', cancel, fixture.buyer)).toMatchObject({ success: true })
  expect(await at.call('orders.agreeCancel', { params }, owner)).toMatchObject({ success: true })
  await deliverOrders(at, fixture, lines)
  // Orders of another shop are of no account.
  await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[1][0] ?? '', quantity: 1 }])
  expect(await shop.get()).toMatchObject({ data: { openOrders: 0 } })
  expect(await shop.refund()).toMatchObject({ success: true })
})

test('not paid in time it lapses; money that comes afterwards goes back and is seen', async () => {
  const { paymentId } = await shop.opened()
  const tradeNo = await openCashier(at, owner.token, paymentId)
  at.clock.advance(30 * MINUTE)
  await at.runTimers()
  expect(await shop.paymentOf(paymentId)).toMatchObject({
    state: 'closed',
    deposit: { state: 'lapsed', amountFen: REQUIRED },
  })
  await forcePaid(at, tradeNo)
  expect(await at.call('payments.checkPayment', { params: { id: paymentId } }, owner)).toMatchObject({ success: true })
  expect(await shop.list()).toMatchObject([{ state: 'lapsed', lateMoney: [{ amountFen: REQUIRED, step: 'onWay' }] }])
  await at.runJobs()
  expect(await shop.list()).toMatchObject([{ state: 'lapsed', lateMoney: [{ step: 'arrived' }] }])
  expect(await shop.get()).toMatchObject({ data: { heldFen: 0, missingFen: REQUIRED } })
  expect(await balances()).toEqual([])
})

test('when its timer is late, the next one is opened all the same', async () => {
  const first = await shop.opened()
  at.clock.advance(30 * MINUTE)
  const second = await shop.opened()
  expect(second.id).not.toBe(first.id)
  expect((await shop.list()).map(({ state }) => state)).toEqual(['unpaid', 'lapsed'])
})

test('one shop opens ten payments in 24 hours', async () => {
  for (let times = 0; times < DEPOSITS_PER_DAY; times++) {
    await shop.opened()
    at.clock.advance(30 * MINUTE)
    await at.runTimers()
  }
  await refused(() => shop.open(), 'DEPOSIT_LIMIT')
  at.clock.advance(20 * HOUR)
  expect(await shop.open()).toMatchObject({ success: true })
})

test('members who may see the money see it and change nothing; for everybody else it is not there', async () => {
  const { paymentId } = await shop.held()
  const [clerk, packer] = [await addMember(['money.read']), await addMember(['order.read'])]
  expect(await shop.get(clerk)).toMatchObject({ data: { heldFen: REQUIRED, isOwner: false } })
  expect(await shop.list(clerk)).toHaveLength(1)
  for (const person of [packer, fixture.sellers[1]]) {
    expect(await shop.get(person)).toMatchObject({ status: 404 })
    const request = { params: { id: shopId }, query: {} }
    expect(await at.call('deposits.listDeposits', request, person)).toMatchObject({ status: 404 })
  }
  expect(await at.call('deposits.listShopDeposits', { query: {} }, packer)).toMatchObject({
    data: { records: [], total: 0 },
  })
  const before = await digestOf(at.db)
  for (const person of [clerk, packer, fixture.sellers[1]]) {
    expect(await shop.refund(REQUIRED, person)).toMatchObject({ status: 404 })
    expect(await shop.open(REQUIRED, person)).toMatchObject({ status: 404 })
    const params = { id: paymentId }
    expect(await at.call('payments.getPayment', { params }, person)).toMatchObject({ status: 404 })
    expect(await at.call('payments.checkPayment', { params }, person)).toMatchObject({ status: 404 })
  }
  expect(await digestOf(at.db)).toEqual(before)
  const mine = await at.call('deposits.listShopDeposits', { query: {} }, clerk)
  expect(mine).toMatchObject({ data: { total: 1, records: [{ shop: { id: shopId }, isOwner: false }] } })
})

test('whoever owns the shop now pays what its former owner opened, and they find nothing any more', async () => {
  const { paymentId } = await shop.opened()
  const heir = await addPerson(at, ['merchant'])
  await at.db.execute(
    sql`update memberships set user_id = ${heir.userId} where organisation_id = ${shopId} and user_id = ${owner.userId}`,
  )
  const params = { id: paymentId }
  expect(await at.call('payments.getPayment', { params }, owner)).toMatchObject({ status: 404 })
  const body = { provider: 'simulator', amountFen: REQUIRED }
  expect(await at.call('payments.startAttempt', { params, body }, owner)).toMatchObject({ status: 404 })
  await pay(at, heir.token, paymentId)
  expect(await shop.get(heir)).toMatchObject({ data: { heldFen: REQUIRED, isOwner: true } })
})

test('those who see the shop’s money are told of every step, but not of their own', async () => {
  const clerk = await addMember(['money.read'])
  const packer = await addMember(['order.read'])
  const told = async (person: Person) => {
    const answer = await at.call('notifications.listNotifications', { query: {} }, person)
    if (!answer.success) throw new Error(answer.message)
    return answer.data.records.map(({ kind, amountFen, subject, isGone }) => [kind, amountFen, subject?.id, isGone])
  }
  const news = (kind: string) => [kind, REQUIRED, shopId, false]
  const { paymentId } = await shop.opened()
  const tradeNo = await openCashier(at, owner.token, paymentId)
  at.clock.advance(30 * MINUTE)
  await at.runTimers()
  at.clock.advance(1)
  await forcePaid(at, tradeNo)
  await at.call('payments.checkPayment', { params: { id: paymentId } }, owner)
  await at.runJobs()
  at.clock.advance(1)
  await shop.held()
  at.clock.advance(1)
  await shop.refund()
  at.clock.advance(1)
  await at.runJobs()
  const all = ['depositReturned', 'depositReturning', 'depositHeld', 'depositLateReturned', 'depositLapsed'].map(news)
  expect(await told(clerk)).toEqual(all)
  expect(await told(owner)).toEqual(all.filter(([kind]) => kind !== 'depositReturning'))
  expect(await told(packer)).toEqual([])
  // Whoever may not see the money any more reads that something was, and no longer of what.
  await at.db.execute(sql`update memberships set permissions = '{order.read}' where user_id = ${clerk.userId}`)
  expect(await told(clerk)).toEqual(all.map(([kind]) => [kind, REQUIRED, undefined, true]))
})
