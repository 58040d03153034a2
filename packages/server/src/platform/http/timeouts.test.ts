import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  at.app.get('/never', () => new Promise(() => undefined))
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
