import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { openProxy } from '#testing/silent-proxy.ts'
import { cloneDatabase } from '#testing/test-database.ts'
import { makeLog } from '../log.ts'
import { connect, type Database } from './connect.ts'
import { allowSilence } from './silence.ts'
import { answerToSqlError } from './sql-errors.ts'
import { withTransaction } from './transaction.ts'

const SILENCE_MS = 300
/** A connection that never ends fails its test soon. */
vi.setConfig({ testTimeout: 20_000 })

let owned: Awaited<ReturnType<typeof cloneDatabase>>
let proxy: Awaited<ReturnType<typeof openProxy>>
let database: Database
beforeEach(async () => {
  owned = await cloneDatabase(inject('templateUrl'))
  proxy = await openProxy(owned.url)
  database = connect(proxy.url, { log: makeLog('silent'), size: 1, silenceMs: SILENCE_MS })
})
afterEach(async () => {
  // First, because the pool waits for a connection that is still silent.
  await proxy.stop()
  await database.close()
  await owned.drop()
})

const one = () => database.db.execute(sql`select 1 as one`)

test('a connection whose server is silent ends, its caller is refused as busy, and the pool goes on with another', async () => {
  expect((await one()).rows).toEqual([{ one: 1 }])
  proxy.fallSilent()
  expect(answerToSqlError(await one().catch((error: unknown) => error))).toBe('BUSY')
  expect(database.pool.totalCount).toBe(0)
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('a transaction in which the server falls silent ends likewise, and gives its connection back', async () => {
  const broken = withTransaction(database.db, async (tx) => {
    await tx.execute(sql`select 1`)
    proxy.fallSilent()
    await tx.execute(sql`select 2`)
  })
  expect(answerToSqlError(await broken.catch((error: unknown) => error))).toBe('BUSY')
  expect((await one()).rows).toEqual([{ one: 1 }])
})

test('who is asked nothing may be silent, and what may take longer does so until its transaction ends', async () => {
  const pidOf = async () =>
    (await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
  const before = await pidOf()
  const slow = sql`select pg_sleep(${(2 * SILENCE_MS) / 1000}::float8)`
  await withTransaction(database.db, async (tx) => {
    allowSilence(tx)
    await tx.execute(slow)
  })
  expect(await pidOf()).toBe(before)
  expect(answerToSqlError(await database.db.execute(slow).catch((error: unknown) => error))).toBe('BUSY')
})

test('a query that is sent at the end of an idle time is answered', async () => {
  const client = await database.pool.connect()
  try {
    const socket: unknown = Reflect.get(Reflect.get(client, 'connection') as object, 'stream')
    ;(socket as Socket).emit('timeout')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    client.release()
  }
})
