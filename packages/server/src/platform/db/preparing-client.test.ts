import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeLog } from '../log.ts'
import { cloneDatabase } from '#testing/test-database.ts'
import { connect, type Database } from './connect.ts'
import { preparedOn } from './prepared.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const clone = await cloneDatabase(inject('templateUrl'))
  drop = clone.drop
  // One connection: what is prepared is prepared for each alone.
  database = connect(clone.url, { log: makeLog('silent'), size: 1 })
})
afterAll(async () => {
  await database.close()
  await drop()
})

async function prepared(like: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ statement: string }>(
    sql.raw(`select statement from pg_prepared_statements where statement like '${like}%'`),
  )
  return rows.map(({ statement }) => statement)
}

test('what is asked with values for the third time is prepared, and answers as before', async () => {
  const ask = async (value: number) =>
    (await database.db.execute<{ sum: number }>(sql`select 1000 + ${value}::int as sum`)).rows
  const answers = [await ask(1), await ask(2), await ask(3), await ask(4)]
  expect(answers).toEqual([[{ sum: 1001 }], [{ sum: 1002 }], [{ sum: 1003 }], [{ sum: 1004 }]])
  expect(await prepared('select 1000')).toEqual(['select 1000 + $1::int as sum'])
})

test('what has no values is sent as it is', async () => {
  for (let times = 0; times < 5; times++) await database.db.execute(sql`select 2000`)
  expect(await prepared('select 2000')).toEqual([])
})

test('a statement that fails is asked again without harm', async () => {
  const ask = (value: number) => database.db.execute<{ share: number }>(sql`select 3000 / ${value}::int as share`)
  for (let times = 0; times < 4; times++) await expect(ask(0)).rejects.toThrow('Failed query')
  expect((await ask(3)).rows).toEqual([{ share: 1000 }])
})

test('a query is built once for each handle', async () => {
  let built = 0
  const query = preparedOn(() => ++built)
  expect([query(database.db), query(database.db)]).toEqual([1, 1])
  await database.db.transaction(async (tx) => expect([query(tx), query(tx)]).toEqual([2, 2]))
})

test('what is built once is prepared at its first use', async () => {
  const query = preparedOn((db) =>
    db
      .select({ sum: sql<number>`4000 + ${sql.placeholder('value')}::int` })
      .from(sql`(values (1)) as one (n)`)
      .prepare(''),
  )
  expect(await query(database.db).execute({ value: 1 })).toEqual([{ sum: 4001 }])
  expect(await prepared('select 4000')).toHaveLength(1)
})
