import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { simulatorKey } from '#providers/payment/simulator/keys.ts'
import { APP_ID, headersOf, MERCHANT_ID, signNotice, type NoticePayload } from '#providers/payment/simulator/notice.ts'
import { atCashier, openCashier, makeTradeFixture, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { paymentEvents } from '#tables/payments.ts'
import { simulatedNotices } from '#tables/simulators.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp()
let fixture: TradeFixture
let paymentId: string
let tradeNo: string
beforeEach(async () => {
  fixture = await makeTradeFixture(at)
  const placed = await placeOrders(at, fixture.buyer, [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }])
  paymentId = placed.paymentId
  tradeNo = await openCashier(at, fixture.buyer.token, paymentId)
})
afterEach(() => vi.restoreAllMocks())

const state = async (): Promise<string> => {
  const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
  return answer.success ? answer.data.state : answer.message
}
const path = PAYMENT_NOTICE_PATH.replace(':provider', 'simulator')
const transfers = async () =>
  (await at.db.execute("select count(*)::int as n from ledger_transfers where kind = 'order.pay'")).rows[0]

async function signedNotice(): Promise<{ headers: Record<string, string>; body: string }> {
  await atCashier(at, tradeNo, { result: 'pay' })
  const [notice] = await at.db.select().from(simulatedNotices)
  if (!notice) throw new Error('no notice')
  return {
    body: notice.body,
    headers: {
      'content-type': 'application/json',
      'x-simulator-signature': notice.signature,
      'x-simulator-timestamp': notice.timestamp,
      'x-simulator-nonce': notice.nonce,
    },
  }
}
const post = (notice: { headers: Record<string, string>; body: string }) =>
  at.app.inject({ method: 'POST', url: path, headers: notice.headers, payload: notice.body })

test('webhook re-run: 50 times the same notice at once pays once', async () => {
  const notice = await signedNotice()
  const replies = await Promise.all(Array.from({ length: 50 }, () => post(notice)))
  expect(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).toEqual(
    Array.from({ length: 50 }, () => '200 success'),
  )
  expect(
    await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { state: 'succeeded', orderIds: [expect.any(String)] } })
  expect(await transfers()).toEqual({ n: 1 })
  expect(await listViolations(at.db)).toEqual([])
})

test('client-supplied amount: a tampered amount, another signature, no signature, an old time, a time to come: refused, nothing changes', async () => {
  const notice = await signedNotice()
  expect((await post({ ...notice, body: notice.body.replace('9900', '1') })).statusCode).toBe(400)
  expect((await post({ ...notice, headers: { ...notice.headers, 'x-simulator-signature': 'AAAA' } })).statusCode).toBe(
    400,
  )
  expect(
    (await at.app.inject({ method: 'POST', url: path, payload: '{}', headers: { 'content-type': 'application/json' } }))
      .statusCode,
  ).toBe(400)
  at.clock.advance(301)
  expect((await post(notice)).statusCode).toBe(400)
  at.clock.advance(-602)
  expect((await post(notice)).statusCode).toBe(400)
  expect(await state()).toBe('open')
  expect(await transfers()).toEqual({ n: 0 })
})

/** A notice as the channel would sign it, saying whatever we like: what a thief of its key, or its mistake, could send. */
async function forged(change: Partial<NoticePayload>): Promise<{ headers: Record<string, string>; body: string }> {
  const genuine: NoticePayload = {
    eventId: newId(),
    kind: 'payment',
    merchantId: MERCHANT_ID,
    appId: APP_ID,
    currency: 'CNY',
    tradeNo,
    txnId: 'SIM-forged',
    amountFen: 9900,
    state: 'succeeded',
  }
  const signed = signNotice({ ...genuine, ...change }, (await simulatorKey(at.db)).privateKey, at.clock.now())
  return { headers: headersOf(signed), body: signed.body }
}

test.each<Partial<NoticePayload>>([
  { amountFen: 1 },
  { amountFen: 9901 },
  { appId: 'other' },
  { merchantId: 'other' },
  { currency: 'USD' },
  { tradeNo: 'unknown' },
])('a well signed notice that says %j is refused, nothing changes', async (change) => {
  expect((await post(await forged(change))).statusCode).toBe(400)
  expect(await state()).toBe('open')
  expect(await transfers()).toEqual({ n: 0 })
  expect((await post(await forged({}))).statusCode).toBe(200)
  expect(await state()).toBe('succeeded')
  expect(await listViolations(at.db)).toEqual([])
})

test('a well signed notice of a refund over another amount is refused, nothing changes', async () => {
  await post(await signedNotice())
  const refunds = async () =>
    (
      await at.db.execute<{ out_refund_no: string; status: string; amount_fen: string }>(
        'select out_refund_no, status, amount_fen from refunds',
      )
    ).rows
  const [order] = (await at.db.execute<{ id: string }>('select id from orders')).rows
  const params = { id: order?.id ?? '' }
  await at.call('orders.requestCancel', { params, body: { reason: 'changedMind' } }, { token: fixture.buyer.token })
  await at.call('orders.agreeCancel', { params }, { token: fixture.sellers[0].token })
  const before = await refunds()
  expect(before).toMatchObject([{ status: 'created', amount_fen: '9900' }])
  const of = { kind: 'refund', tradeNo: before[0]?.out_refund_no ?? '' } as const
  for (const amountFen of [1, 9901]) expect((await post(await forged({ ...of, amountFen }))).statusCode).toBe(400)
  expect(await refunds()).toEqual(before)
})

test('another provider’s event on a number of ours, and another transaction on one that is paid, are refused', async () => {
  const { payments } = at.services.providers
  const simulator = found(payments.get('simulator'))
  vi.spyOn(payments, 'get').mockImplementation((name) => (name === 'other' ? { ...simulator, name } : simulator))
  const viaOther = async (notice: { headers: Record<string, string>; body: string }) =>
    (await at.app.inject({ method: 'POST', url: path.replace('simulator', 'other'), ...notice, payload: notice.body }))
      .statusCode
  expect([await viaOther(await forged({})), await state(), await transfers()]).toEqual([400, 'open', { n: 0 }])
  expect((await post(await forged({}))).statusCode).toBe(200)
  expect((await post(await forged({ eventId: newId(), txnId: 'SIM-second' }))).statusCode).toBe(400)
  expect([await state(), await transfers(), await listViolations(at.db)]).toEqual(['succeeded', { n: 1 }, []])
})

test('a paid notice for a payment of a kind that nothing implements is an error in the log, and nothing is stored', async () => {
  const log = vi.spyOn(at.services.log, 'error').mockReturnValue()
  const { rows } = await at.db.execute<{ id: string }>(sql`
    insert into payments (id, payable_kind, payable_id, payer_id, amount_fen, status, expires_at, created_at)
    select ${newId()}, 'gift', payable_id, payer_id, amount_fen, status, expires_at, created_at from payments returning id`)
  paymentId = rows[0]?.id ?? ''
  // Its cashier cannot be opened: nobody says where that leads back to.
  tradeNo = `gift${tradeNo}`
  await at.db.execute(sql`
    insert into payment_attempts (id, payment_id, provider, out_trade_no, amount_fen, status, created_at)
    select ${newId()}, id, 'simulator', ${tradeNo}, amount_fen, 'submitted', created_at from payments where id = ${paymentId}`)
  const reply = await post(await forged({}))
  const err = new Error('there is no payable of the kind gift')
  expect([reply.statusCode, log.mock.calls]).toEqual([500, [[{ err, route: PAYMENT_NOTICE_PATH }, 'unexpected error']]])
  expect([await state(), await transfers(), await at.db.select().from(paymentEvents)]).toEqual(['open', { n: 0 }, []])
})

test('an earlier failure that arrives after the success changes nothing', async () => {
  await atCashier(at, tradeNo, { result: 'pay', fault: 'reorder' })
  await at.runJobs()
  const notices = await at.db.select().from(simulatedNotices)
  for (const { body, signature, timestamp, nonce } of notices) {
    await post({
      body,
      headers: {
        'content-type': 'application/json',
        'x-simulator-signature': signature,
        'x-simulator-timestamp': timestamp,
        'x-simulator-nonce': nonce,
      },
    })
  }
  expect(await state()).toBe('succeeded')
})

test('a notice of more than 64 KB is not read', async () => {
  const notice = await forged({})
  const answerTo = async (bytes: number) => (await post({ ...notice, body: notice.body.padEnd(bytes) })).body
  expect(await answerTo(64 * 1024)).toBe('fail')
  expect(await answerTo(64 * 1024 + 1)).toContain('TOO_LARGE')
})

test('a failed try can be followed by another one, which pays', async () => {
  await atCashier(at, tradeNo, { result: 'fail' })
  await at.runJobs()
  expect(
    await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { state: 'open', hasFailedAttempt: true } })
  const second = await openCashier(at, fixture.buyer.token, paymentId)
  expect(second).not.toBe(tradeNo)
  await atCashier(at, second, { result: 'pay' })
  await at.runJobs()
  expect(await state()).toBe('succeeded')
  // Nobody can pay once more in an old tab.
  await at.runJobs()
  const { rows } = await at.db.execute(
    'select a.status, s.outcome from payment_attempts a join simulated_payments s using (out_trade_no) order by a.status desc',
  )
  expect(rows).toEqual([
    { status: 'superseded', outcome: 'closed' },
    { status: 'succeeded', outcome: 'paid' },
  ])
})

test('a lost notice is found by asking: by the person, or by the timer', async () => {
  await atCashier(at, tradeNo, { result: 'pay', fault: 'drop' })
  await at.runJobs()
  expect(await state()).toBe('open')
  at.clock.advance(61)
  expect(await at.runTimers()).toBe(1)
  await at.runJobs()
  expect(await state()).toBe('succeeded')
})

test('a payment says when its provider is asked next: 1, 5, 15 and 60 minutes after the cashier was opened, and nothing once it is paid', async () => {
  const next = async () => {
    const answer = await at.call('payments.getPayment', { params: { id: paymentId } }, { token: fixture.buyer.token })
    return answer.success ? answer.data.nextCheckAt : answer.message
  }
  const opened = at.clock.now()
  const after = (minutes: number) => new Date(opened.getTime() + minutes * 60_000).toISOString()
  const seen = [await next()]
  for (const minutes of [1, 4, 10]) {
    at.clock.advance(minutes * 60)
    await at.runTimers()
    seen.push(await next())
  }
  expect(seen).toEqual([after(1), after(5), after(15), after(60)])
  await post(await signedNotice())
  expect([await state(), await next()]).toEqual(['succeeded', null])
})

test('any member marks an order paid: there is no other way in, paid is nothing that a client can say', async () => {
  const document: { paths: Record<string, unknown> } = JSON.parse(
    (await at.app.inject({ url: '/api/openapi.json' })).body,
  )
  const paths = Object.keys(document.paths).filter((name) => /pay/i.test(name))
  // Beside the payments' own: the way to give an order of a joint payment one of its own.
  const declared = [...Object.values(ENDPOINTS.payments), ENDPOINTS.orders.separateOrder].map(
    (spec) => `/api${spec.path.replace(':id', '{id}')}`,
  )
  expect(paths.toSorted()).toEqual(declared.toSorted())
  expect(Object.keys(ENDPOINTS.payments).toSorted()).toEqual(['checkPayment', 'getPayment', 'startAttempt'])
  expect(
    await at.call('payments.checkPayment', { params: { id: paymentId } }, { token: fixture.buyer.token }),
  ).toMatchObject({ data: { state: 'open' } })
})
