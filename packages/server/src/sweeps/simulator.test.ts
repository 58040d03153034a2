import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../testing/digest.ts'
import { openCashier } from '../testing/trade-fixture.ts'
import { makeWorld, placeOne, type World } from '../testing/sweeps/world.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp()
  world = await makeWorld(at)
})
afterAll(() => at.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test.each(['0', 'x', randomUUID(), 'a'.repeat(500), '%00', "'%20or%201=1", '%f0%9f%98%80'])(
  'the cashier knows no payment %s',
  async (no) => {
    for (const payload of [undefined, 'result=pay']) {
      const reply = await at.app.inject({
        method: payload ? 'POST' : 'GET',
        url: `/simulator/cashier/${no}`,
        headers: FORM,
        ...(payload ? { payload } : {}),
      })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    }
  },
)

test.each([
  '',
  'result=steal',
  'result=pay&fault=none&fault=drop',
  'result=pay&fault=none&result=fail',
  '__proto__=1',
  'fault=drop',
])('the cashier takes no choice %s', async (payload) => {
  const tradeNo = await openCashier(at, world.buyer.token, (await placeOne(world)).paymentId)
  const before = await digestOf(at.db)
  const reply = await at.app.inject({ method: 'POST', url: `/simulator/cashier/${tradeNo}`, headers: FORM, payload })
  expect(reply.statusCode).toBe(400)
  expect(await digestOf(at.db)).toEqual(before)
})

test.each([
  ['nothing', '', {}],
  ['JSON without a signature', '{}', { 'content-type': 'application/json' }],
  [
    'a signature that is none',
    '{}',
    { 'x-simulator-signature': 'AAAA', 'x-simulator-timestamp': '1763712000000', 'x-simulator-nonce': 'n' },
  ],
  [
    'a timestamp that is none',
    '{}',
    { 'x-simulator-signature': 'AAAA', 'x-simulator-timestamp': 'now', 'x-simulator-nonce': 'n' },
  ],
  ['bytes', '\u0000\ud800', { 'content-type': 'application/octet-stream' }],
])('a notice of %s is refused and changes nothing', async (_name, payload, headers) => {
  await openCashier(at, world.buyer.token, (await placeOne(world)).paymentId)
  const before = await digestOf(at.db)
  for (const provider of ['simulator', 'wechat', '__proto__', '%00']) {
    const reply = await at.app.inject({
      method: 'POST',
      url: PAYMENT_NOTICE_PATH.replace(':provider', provider),
      headers,
      payload,
    })
    expect([provider, reply.statusCode]).toEqual([provider, 400])
  }
  const { simulator_keys: _made, ...after } = await digestOf(at.db)
  expect(before).toMatchObject(after)
})
