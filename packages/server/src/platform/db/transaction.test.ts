import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { facts } from '#tables/platform.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { answerToSqlError, sqlState } from './sql-errors.ts'
import { withTransaction } from './transaction.ts'
import type { Db } from './types.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.delete(facts)
  await at.db.insert(facts).values(['a', 'b'].map((key) => ({ key, value: '0', at: at.clock.now() })))
})

const raise = (tx: Db, key: string) =>
  tx
    .update(facts)
    .set({ value: sql`(${facts.value}::int + 1)::text` })
    .where(eq(facts.key, key))
const values = async () =>
  (await at.db.select({ value: facts.value }).from(facts).orderBy(facts.key)).map(({ value }) => value)

/** Opens once everybody has come. */
function barrier(count: number): () => Promise<void> {
  let missing = count
  const { promise, resolve } = Promise.withResolvers<void>()
  return () => {
    if (--missing <= 0) resolve()
    return promise
  }
}

test('a deadlock is tried again, and both have their effect', async () => {
  const tries = { one: 0, other: 0 }
  const both = barrier(2)
  const cross = (name: keyof typeof tries, [first, second]: readonly [string, string]) =>
    withTransaction(at.db, async (tx) => {
      tries[name]++
      await raise(tx, first)
      await both()
      await raise(tx, second)
    })
  await Promise.all([cross('one', ['a', 'b']), cross('other', ['b', 'a'])])
  expect(tries.one + tries.other).toBe(3)
  expect(await values()).toEqual(['2', '2'])
})

test('a transaction that PostgreSQL cannot serialise is tried again', async () => {
  let tries = 0
  await withTransaction(at.db, async (tx) => {
    tries++
    await tx.execute(sql`set transaction isolation level serializable`)
    await tx.select().from(facts)
    if (tries === 1) await raise(at.db, 'a')
    await raise(tx, 'a')
  })
  expect(tries).toBe(2)
  expect(await values()).toEqual(['2', '0'])
})

test('after five tries it is given up, as busy, and nothing has happened', async () => {
  let tries = 0
  const hopeless = withTransaction(at.db, async (tx) => {
    tries++
    await raise(tx, 'a')
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
  })
  const error: unknown = await hopeless.catch((caught: unknown) => caught)
  expect([tries, sqlState(error), answerToSqlError(error)]).toEqual([5, '40001', 'BUSY'])
  expect(await values()).toEqual(['0', '0'])
})

test('any other error is not tried again', async () => {
  let tries = 0
  const wrong = withTransaction(at.db, async (tx) => {
    tries++
    await tx.insert(facts).values({ key: 'a', value: '', at: at.clock.now() })
  })
  const error: unknown = await wrong.catch((caught: unknown) => caught)
  expect([tries, sqlState(error), answerToSqlError(error)]).toEqual([1, '23505', undefined])
})

test('a lock that is held too long is busy well before the client gives up', async () => {
  const held = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const holder = withTransaction(at.db, async (tx) => {
    await raise(tx, 'a')
    locked()
    await held.promise
  })
  await isLocked
  const start = performance.now()
  const error: unknown = await withTransaction(at.db, (tx) => raise(tx, 'a')).catch((caught: unknown) => caught)
  expect(answerToSqlError(error)).toBe('BUSY')
  expect(performance.now() - start).toBeLessThan(2500)
  held.resolve()
  await holder
  expect(await values()).toEqual(['1', '0'])
})
