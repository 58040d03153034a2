import { DrizzleQueryError, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { answerToSqlError, sqlState } from './sql-errors.ts'

test('a database that is not there is busy', async () => {
  // Nothing listens at port 1; `localhost` may be two addresses, whose errors the driver gathers in one without a message.
  for (const host of ['127.0.0.1', 'localhost']) {
    const database = connect(`postgres://${host}:1/none`, { log: pino({ level: 'silent' }), size: 1 })
    const error: unknown = await database.db.execute(sql`select 1`).catch((caught: unknown) => caught)
    await database.close()
    expect([host, answerToSqlError(error)]).toEqual([host, 'BUSY'])
  }
})

const wrapped = (cause: Error): Error => new DrizzleQueryError('select 1', [], cause)
const terminated = new Error('Connection terminated unexpectedly')

test.each([
  ['ended', wrapped(terminated)],
  ['opened too slowly', wrapped(new Error('Connection terminated due to connection timeout', { cause: terminated }))],
  ['broken while it was written to', wrapped(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))],
])('a connection that is %s is busy, and no state of SQL', (_how, error) => {
  expect([answerToSqlError(error), sqlState(error)]).toEqual(['BUSY', undefined])
})

test.each([
  ['its message', new TypeError("Cannot read properties of undefined (reading 'connection')")],
  ['its query', new DrizzleQueryError('select connection', [], new Error('no such parameter'))],
  ['its cause', new Error('failed', { cause: new RangeError('connection 7 is out of range') })],
])('a bug that speaks of a connection in %s is none of the answers', (_where, error) => {
  expect(answerToSqlError(error)).toBeUndefined()
})
