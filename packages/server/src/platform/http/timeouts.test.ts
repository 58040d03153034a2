import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  at.app.get('/never', () => new Promise(() => undefined))
  // Begins to be compressed, and no byte of it comes.
  at.app.get('/stuck', (_request, reply) =>
    reply.type('application/json').send(new Readable({ read: () => undefined })),
  )
  await at.app.ready()
})
afterAll(async () => {
  vi.useRealTimers()
  await at.close()
})

test('a connection that sends nothing and a request that does not end are cut off', () => {
  const { timeout, requestTimeout } = at.app.server
  expect({ timeout, requestTimeout }).toEqual({ timeout: 10_000, requestTimeout: 60_000 })
})

test('work that does not end is answered before the client gives up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = at.app.inject({ url: '/never' })
  await vi.advanceTimersByTimeAsync(4500)
  const reply = await asked
  expect([reply.statusCode, reply.json()]).toEqual([503, expect.objectContaining({ errorCode: 'BUSY' })])
})

test('what comes too late while it is compressed is answered as what it is: plain', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = at.app.inject({ url: '/stuck', headers: { 'accept-encoding': 'gzip' } })
  await vi.advanceTimersByTimeAsync(4500)
  const reply = await asked
  expect([reply.statusCode, reply.json()]).toEqual([503, expect.objectContaining({ errorCode: 'BUSY' })])
  expect(reply.headers).not.toHaveProperty('content-encoding')
  expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
})
