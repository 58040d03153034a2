import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { facts, idempotencyKeys, timers } from '#tables/platform.ts'
import { users } from '#tables/auth.ts'
import { insertRows } from './insert-rows.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('no rows are no statement', async () => {
  await insertRows(at.db, facts, [])
  expect(await at.db.$count(facts)).toBe(0)
})

test('more rows than a statement has parameters for', async () => {
  const now = at.clock.now()
  await insertRows(
    at.db,
    facts,
    Array.from({ length: 30_000 }, (_, index) => ({ key: `many-${index}`, value: `值 "${index}" \\ 'x'`, at: now })),
  )
  expect(await at.db.$count(facts)).toBe(30_000)
  expect(await at.db.select().from(facts).where(eq(facts.key, 'many-29999'))).toEqual([
    { key: 'many-29999', value: `值 "29999" \\ 'x'`, at: now },
  ])
})

test('columns that no row names get their default, those that some name too; null stays null', async () => {
  const ids = [randomUUID(), randomUUID()]
  const row = (index: number) => ({
    id: ids[index] ?? '',
    kind: 'platform.upkeep',
    subjectId: ids[index] ?? '',
    dueAt: at.clock.now(),
  })
  await insertRows(at.db, timers, [{ ...row(0), runs: 3 }, row(1)])
  expect(
    (await at.db.select().from(timers).where(inArray(timers.id, ids)).orderBy(timers.runs)).map(({ runs }) => runs),
  ).toEqual([0, 3])
  await insertRows(at.db, users, [
    { id: ids[0] ?? '', phone: '13900000001', nickname: '', passwordHash: null, createdAt: at.clock.now() },
  ])
  expect(await at.db.select().from(users)).toMatchObject([
    { passwordHash: null, authEpoch: 0, disabledAt: null, createdAt: at.clock.now() },
  ])
})

test('JSON and lists arrive as they are', async () => {
  const key = randomUUID()
  const answer = { list: [1, 'zwei', null], deep: { 键: true } }
  await insertRows(at.db, idempotencyKeys, [
    { userId: key, key, endpoint: 'x', requestHash: '', answer, createdAt: at.clock.now() },
  ])
  expect(await at.db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys)).toEqual([{ answer }])
})
