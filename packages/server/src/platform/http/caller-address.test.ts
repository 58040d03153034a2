import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '#testing/digest.ts'
import { inject, outcomeOf, specOf, urlOf, wireOf } from '#testing/requests.ts'
import { makeTestApp, TestClock, type TestApp } from '#testing/test-app.ts'
import { addressIn, makeCallerAddress } from './caller-address.ts'

let direct: TestApp
let proxied: TestApp
beforeAll(async () => {
  direct = await makeTestApp()
  proxied = await makeTestApp({ TRUST_PROXY_HOPS: '1' })
})
afterAll(async () => {
  await direct.close()
  await proxied.close()
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[0:0:0:0:0:ffff:cb00:7107]:4711', '203.0.113.7'],
  ['::fffe:cb00:7107', '::fffe:cb00:7107'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['', undefined],
  ['203.0.113.7/8', undefined],
  ['999.1.1.1', undefined],
])('the address in %j is %j', (text, address) => {
  expect(addressIn(text)).toBe(address)
})

const sendCode = (headers: Record<string, string>) => {
  const wire = wireOf(specOf('auth.sendCode'), { body: { phone: '13912345678', purpose: 'login' } }, {})
  return { ...wire, headers: { ...wire.headers, ...headers } }
}

test.each([
  ['x-forwarded-for', '203.0.113.7'],
  ['forwarded', 'for=203.0.113.7'],
  ['x-real-ip', '203.0.113.7'],
  ['x-forwarded-host', 'example.org'],
  ['x-forwarded-proto', 'https'],
  ['cf-connecting-ip', '203.0.113.7'],
  ['true-client-ip', '203.0.113.7'],
  ['x-client-ip', '203.0.113.7'],
])('a proxy that is not expected is refused everywhere: %s', async (name, value) => {
  const before = await digestOf(direct.db)
  for (const url of ['/', '/metrics', '/healthz', urlOf(specOf('addresses.listRegions'), {})]) {
    const sent = await inject(direct.app, { url, headers: { [name]: value } })
    expect([url, sent.status, outcomeOf(sent)]).toEqual([url, 400, 'PROXY_UNEXPECTED'])
  }
  expect(outcomeOf(await inject(direct.app, sendCode({ [name]: value })))).toBe('PROXY_UNEXPECTED')
  expect(await digestOf(direct.db)).toEqual(before)
})

test('who comes through a proxy of their own, which names itself only, is a caller as any other', async () => {
  const sent = await inject(direct.app, { url: '/healthz', headers: { via: '1.1 corporate' } })
  expect(sent.status).toBe(200)
})

test('the operator reads what to set, once a minute however many such requests come', () => {
  const clock = new TestClock()
  const lines: unknown[] = []
  const log = { error: (fields: object, line: string) => lines.push({ ...fields, line }) }
  const request = { ip: '127.0.0.1', headers: { 'x-real-ip': '203.0.113.7' }, log } as unknown as FastifyRequest
  const addressOf = makeCallerAddress({ hops: 0, clock })
  for (let i = 0; i < 5; i++) expect(() => addressOf(request)).toThrow('PROXY_UNEXPECTED')
  expect(lines).toEqual([{ header: 'x-real-ip', line: expect.stringContaining('TRUST_PROXY_HOPS') as string }])
  clock.advance(60)
  expect(() => addressOf(request)).toThrow('PROXY_UNEXPECTED')
  expect(lines).toHaveLength(2)
})

test('/metrics are for this machine, and not for whom a proxy on it brings', async () => {
  const statusFor = async (headers: Record<string, string>) =>
    (await proxied.app.inject({ url: '/metrics', headers })).statusCode
  expect(await statusFor({})).toBe(200)
  expect(await statusFor({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  expect(await statusFor({ 'x-forwarded-for': '127.0.0.1, 203.0.113.7' })).toBe(404)
  expect(await statusFor({ 'x-forwarded-for': 'unknown' })).toBe(400)
})

test('a proxy that reports no address is refused, and with a port it is the same caller', async () => {
  const before = await digestOf(proxied.db)
  for (const address of ['unknown', '_hidden', '203.0.113.7/8', "' or 1=1"]) {
    const sent = await inject(proxied.app, sendCode({ 'x-forwarded-for': address }))
    expect([address, sent.status, sent.envelope.data]).toEqual([
      address,
      400,
      { fields: { 'x-forwarded-for': expect.any(String) as string } },
    ])
  }
  expect(await digestOf(proxied.db)).toEqual(before)
  for (const address of ['203.0.113.7:4711', '[2001:db8::7]:4711']) {
    const sent = await inject(proxied.app, sendCode({ 'x-forwarded-for': address }))
    expect([address, sent.status, outcomeOf(sent)]).toEqual([address, 200, expect.stringMatching(/^ok|CODE_TOO_SOON$/)])
  }
})
