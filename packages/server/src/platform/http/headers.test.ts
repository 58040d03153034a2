import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINT_KEYS, specOf, urlOf } from '#testing/requests.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp({ ANONYMOUS_PER_MINUTE: '1000000' })
})
afterAll(() => at.close())

const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join(';')

/** What every answer carries, whoever made it. */
const ALWAYS = {
  'content-security-policy': CSP,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'geolocation=(self), camera=(self)',
}

test.each(ENDPOINT_KEYS)('%s answers with every header, and is kept nowhere', async (key) => {
  const spec = specOf(key)
  const reply = await at.app.inject({ method: spec.method, url: urlOf(spec, { params: { id: 'x' } }) })
  expect(reply.headers).toMatchObject({
    ...ALWAYS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  expect(reply.headers).not.toHaveProperty('set-cookie')
  expect(reply.headers).not.toHaveProperty('x-powered-by')
})

const cartUrl = urlOf(specOf('cart.getCart'), {})
const LONG = `${urlOf(specOf('catalogue.listProducts'), {})}/${'a'.repeat(3000)}`

test.each([
  '/',
  '/healthz',
  '/metrics',
  '/api/openapi.json',
  `${cartUrl}/nothing`,
  `${cartUrl}%`,
  '/%ff',
  '/simulator/sms',
  '/files/x/small',
  LONG,
])('%s too', async (url) => {
  expect((await at.app.inject({ url })).headers).toMatchObject(ALWAYS)
})

test('no other origin is let in, asked politely or not', async () => {
  const headers = {
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }
  const reply = await at.app.inject({ method: 'OPTIONS', url: urlOf(specOf('orders.listOrders'), {}), headers })
  expect(reply.statusCode).toBe(404)
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})
