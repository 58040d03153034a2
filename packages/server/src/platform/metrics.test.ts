import { afterAll, beforeAll, expect, test } from 'vitest'
import { specOf, urlOf } from '../testing/requests.ts'
import { addPerson, PASSWORD } from '../testing/sessions.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('requests are counted by route pattern and status, never by what somebody asked for', async () => {
  const { token, userId } = await addPerson(at, ['owner'])
  const id = '0192f0a0-0000-7000-8000-00000000000a'
  await at.call('orders.getOrder', { params: { id }, query: { view: 'buyer' } }, { token })
  await at.call('catalogue.listProducts', { query: { q: '马可波罗' } })
  await at.app.inject({ url: `${urlOf(specOf('cart.getCart'), {})}/nothing-at-all` })
  const reply = await at.app.inject({ url: '/metrics' })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(reply.body).toContain('http_request_seconds_count{route="/api/v1/orders/:id",method="GET",status="404"} 1')
  expect(reply.body).toContain('http_request_seconds_count{route="/api/v1/products",method="GET",status="200"} 1')
  expect(reply.body).toContain('http_outcomes_total{route="/api/v1/orders/:id",method="GET",outcome="NOT_FOUND"} 1')
  expect(reply.body).toContain('http_outcomes_total{route="/api/v1/products",method="GET",outcome="ok"} 1')
  expect(reply.body).toContain('process_resident_memory_bytes')
  for (const secret of [id, token, userId, '马可波罗', 'nothing-at-all']) expect(reply.body).not.toContain(secret)
})

test('a login that fails is another figure than a good one', async () => {
  const { phone } = await addPerson(at, ['owner'])
  for (const password of ['wrong password', 'wrong again', PASSWORD])
    await at.call('auth.login', { body: { phone, password } })
  const { body } = await at.app.inject({ url: '/metrics' })
  const login = 'http_outcomes_total{route="/api/v1/auth/login",method="POST"'
  expect(body).toContain(`${login},outcome="LOGIN_FAILED"} 2`)
  expect(body).toContain(`${login},outcome="ok"} 1`)
})

test('figures are for this machine: from any other address there is no such page', async () => {
  const ask = async (remoteAddress: string) => (await at.app.inject({ url: '/metrics', remoteAddress })).statusCode
  expect(await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(ask))).toEqual([200, 200, 200])
  expect(await Promise.all(['10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '128.0.0.1'].map(ask))).toEqual([
    404, 404, 404, 404,
  ])
})
