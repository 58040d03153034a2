import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
const reached = Promise.withResolvers<AbortSignal>()
beforeAll(async () => {
  at = await makeTestApp()
  at.app.get('/never', () => new Promise(() => undefined))
  at.app.post('/never', ({ signal }) => {
    reached.resolve(signal)
    return new Promise(() => undefined)
  })
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

test('so it is when a body came with the request, over a connection', async () => {
  await at.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const headers = { 'content-type': 'application/json' }
  const asked = request({ method: 'POST', port, path: '/never', headers }).end('{}')
  onTestFinished(() => void asked.on('error', () => undefined).destroy())
  const answered = new Promise((resolve) =>
    asked.on('response', (reply) => void json(reply).then((body) => resolve([reply.statusCode, body]))),
  )
  const signal = await reached.promise
  await vi.advanceTimersByTimeAsync(4500)
  expect(signal.reason).toMatchObject({ code: 'FST_ERR_HANDLER_TIMEOUT' })
  expect(await answered).toEqual([503, expect.objectContaining({ errorCode: 'BUSY' })])
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
