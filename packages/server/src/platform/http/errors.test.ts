import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  at.app.get('/bug', () => {
    throw new TypeError("Cannot read properties of undefined (reading 'connection')")
  })
  at.app.get('/lost', () => {
    throw new Error('Connection terminated unexpectedly')
  })
  await at.app.ready()
})
afterAll(() => at.close())

test.each([
  ['a bug that only speaks of a connection', '/bug', [500, 'INTERNAL']],
  ['a connection that was lost', '/lost', [503, 'BUSY']],
])('%s is answered as what it is', async (_what, url, answer) => {
  const reply = await at.app.inject({ url })
  expect([reply.statusCode, reply.json<{ errorCode: string }>().errorCode]).toEqual(answer)
})
