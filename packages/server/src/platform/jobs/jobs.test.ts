import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { newId } from '../ids.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())
beforeEach(() => at.db.execute(sql`delete from pgboss.job`))

const waiting = async (): Promise<string[]> => {
  const { rows } = await at.db.execute<{ id: string }>(
    sql`select data->>'refundId' as id from pgboss.job where name = 'refund.send' order by 1`,
  )
  return rows.map(({ id }) => id)
}

test('a job is there once its transaction has committed, and not before', async () => {
  const refundId = newId()
  await systemOf(at).transaction(async (ctx) => {
    await ctx.jobs.send(ctx.db, 'refund.send', { refundId })
    expect(await waiting()).toEqual([])
  })
  expect(await waiting()).toEqual([refundId])
})

test('a transaction that rolls back takes its jobs with it', async () => {
  const failing = systemOf(at).transaction(async (ctx) => {
    await ctx.jobs.send(ctx.db, 'refund.send', { refundId: newId() })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting()).toEqual([])
})

test('a refund that is sent again while it waits is there once; another is there too', async () => {
  const [first, second] = [newId(), newId()]
  for (const refundId of [first, second, first, first]) await at.services.jobs.send(at.db, 'refund.send', { refundId })
  expect(await waiting()).toEqual([first, second])
})

test('what is held back is not delivered now', async () => {
  const refundId = newId()
  await at.services.jobs.send(at.db, 'refund.send', { refundId, afterSeconds: 3600 })
  expect(await at.runJobs()).toBe(0)
  expect(await waiting()).toEqual([refundId])
})

test('what a job carries are ids: no phone, no name, no text', async () => {
  await at.call('auth.sendCode', { body: { phone: '13912345678', purpose: 'login' } })
  const { rows } = await at.db.execute<{ data: object }>(sql`select data from pgboss.job where name = 'sms.send'`)
  expect(rows).toEqual([{ data: { codeId: expect.stringMatching(/^[\da-f-]{36}$/), locale: 'zh-Hans' } }])
})
