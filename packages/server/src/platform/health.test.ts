import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import type { Db } from './db/types.ts'
import { registerHealth } from './health.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

async function ask(url: string, { db = at.db, isReady }: { db?: Db; isReady: boolean }) {
  const app = Fastify()
  registerHealth(app, db, { isReady })
  const reply = await app.inject({ url })
  await app.close()
  return [reply.statusCode, reply.json()]
}

test('a process that lives says so, ready or not', async () => {
  expect(await ask('/healthz', { isReady: false })).toEqual([200, { status: 'ok' }])
  expect(await ask('/healthz', { isReady: true })).toEqual([200, { status: 'ok' }])
})

test('traffic comes once it is ready and its database answers', async () => {
  expect(await ask('/readyz', { isReady: false })).toEqual([503, { status: 'starting' }])
  expect(await ask('/readyz', { isReady: true })).toEqual([200, { status: 'ready' }])
  const away = { execute: () => Promise.reject(new Error('connect ECONNREFUSED')) } as unknown as Db
  expect(await ask('/readyz', { db: away, isReady: true })).toEqual([503, { status: 'database away' }])
})

test('the whole application answers both without a session', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect((await at.app.inject({ url, headers: { authorization: 'Bearer x' } })).statusCode).toBe(200)
})
