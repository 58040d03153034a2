import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '#tables/platform.ts'
import { countStatements } from '#testing/count-statements.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { insertOf } from './insert-rows.ts'
import { writeTogether } from './write-together.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

const fact = (key: string) => ({ key, value: 'as given', at: at.clock.now() })
const found = () => at.db.select().from(facts).orderBy(facts.key)

test('several writes are one statement, and each says how many rows it made', async () => {
  await at.db.delete(facts)
  const { result, statements } = await countStatements(() =>
    writeTogether(at.db, {
      made: insertOf(facts, [fact('a'), fact('b')]),
      computed: insertOf(facts, [{ key: 'c', at: at.clock.now() }], { value: sql`upper(given.key)` }),
      none: sql`delete from ${facts} returning 1`,
    }),
  )
  expect([result, statements.length]).toEqual([{ made: 2, computed: 1, none: 0 }, 1])
  expect(await found()).toEqual([fact('a'), fact('b'), { ...fact('c'), value: 'C' }])
})

test('one that fails takes the others with it', async () => {
  await at.db.delete(facts)
  const both = { made: insertOf(facts, [fact('a')]), again: insertOf(facts, [fact('b'), fact('b')]) }
  await expect(writeTogether(at.db, both)).rejects.toThrow('Failed query')
  expect(await found()).toEqual([])
})
