import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { specOf, urlOf } from '../testing/requests.ts'
import { addPerson, PASSWORD } from '../testing/sessions.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { cloneDatabase } from '../testing/test-database.ts'
import { makeServer } from './http/server.ts'
import { registerMetrics } from './metrics.ts'

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

test('who may not read figures is answered 404 where unknown paths are pages', async () => {
  const app = await makeServer({ log: pino({ level: 'silent' }), trustProxyHops: 0 })
  registerMetrics(app, { mode: 'production', metricsToken: undefined }, [])
  app.setNotFoundHandler((_request, reply) => reply.type('text/html').send('a page'))
  const sent = await app.inject({ url: '/metrics' })
  expect([sent.statusCode, sent.json()]).toEqual([404, expect.objectContaining({ errorCode: 'NOT_FOUND' })])
  await app.close()
})

test('this machine is not who comes through a proxy that names itself', async () => {
  const sent = await at.app.inject({ url: '/metrics', headers: { via: '1.1 corporate' } })
  expect([sent.statusCode, sent.body]).toEqual([404, expect.not.stringContaining('process_resident_memory_bytes')])
})

const TOKEN = 'kR7-metrics-4Wq9'
const PRODUCTION = {
  MODE: 'production',
  SECRET: 'kN3v-8sTq2_Zp5wXy7uB1cD4eF6gH9jL',
  DATABASE_URL: 'postgres://db/zhujia',
}

test.each([
  ['in production', { ...PRODUCTION, METRICS_TOKEN: TOKEN }],
  ['wherever there is one', { METRICS_TOKEN: TOKEN }],
])('%s figures are for whoever has the token, from any address', async (_where, environment) => {
  const own = await makeTestApp(environment)
  const ask = async (authorization: string | undefined, remoteAddress: string) => {
    const headers = authorization === undefined ? {} : { authorization }
    return (await own.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  }
  for (const address of ['127.0.0.1', '10.0.0.1']) {
    expect(await ask(`Bearer ${TOKEN}`, address)).toBe(200)
    for (const wrong of [
      undefined,
      '',
      TOKEN,
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Basic ${TOKEN}`,
    ])
      expect([wrong, await ask(wrong, address)]).toEqual([wrong, 404])
  }
  await own.close()
})

test('production without a token has no such page, for this machine either', async () => {
  const own = await makeTestApp(PRODUCTION)
  expect((await own.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect((await own.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(
    404,
  )
  await own.close()
})

test('each of the figures of the database is read once an answer, and left out while it is gone', async () => {
  const database = await cloneDatabase(inject('templateUrl'))
  const own = await makeTestApp({}, { databaseUrl: database.url })
  const ask = async () => (await own.app.inject({ url: '/metrics' })).body
  const select = vi.spyOn(own.db, 'select')
  expect(await ask()).toContain('refunds_open{state="failed"} 0')
  // The timers' and the refunds'.
  expect(select).toHaveBeenCalledTimes(2)
  const warn = vi.spyOn(own.app.log, 'warn')
  await database.drop()
  const body = await ask()
  expect(body).toContain('http_request_seconds_count{route="/metrics",method="GET",status="200"} 1')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toMatch(/refunds_open|timers_failing/)
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'figures of the database are left out')
  await own.close()
})
