import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const LONG = '/api/openapi.json'
const ask = (accepted?: string, url = LONG) =>
  at.app.inject({ url, ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }) })

test('a long answer is compressed as the caller can read it, brotli before gzip', async () => {
  const plain = await ask()
  expect(plain.headers).not.toHaveProperty('content-encoding')

  const brotli = await ask('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)

  const gzip = await ask('gzip;q=0.8, br;q=0')
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
})

test.each(['identity', 'zstd', 'br;q=0.0, gzip;q=0'])('who takes %s gets it plain', async (accepted) => {
  expect((await ask(accepted)).headers).not.toHaveProperty('content-encoding')
})

test('a short answer travels as it is', async () => {
  const reply = await ask('br', '/healthz')
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.headers).not.toHaveProperty('vary')
})
