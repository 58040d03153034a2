import { randomUUID } from 'node:crypto'
import { MUTATION_ANSWER_BYTES } from '@zhujia/contract/core/endpoint.ts'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, idempotencyKeys } from '../tables/platform.ts'
import { ctxOf } from '../testing/sign-in.ts'
import { addPerson } from '../testing/sessions.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import type { Actor, Ctx } from './context.ts'
import { once, onceDecided, type Request } from './idempotency.ts'
import { Refusal } from './refusal.ts'

let at: TestApp
let ctx: Ctx
beforeAll(async () => {
  at = await makeTestApp()
  ctx = ctxOf(at, await addPerson(at, ['owner']))
})
afterAll(() => at.close())

const request = (input: unknown = { a: 1 }): Request => ({ key: randomUUID(), endpoint: 'POST test', input })
const rowOf = (key: string) => at.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
const factsOf = (key: string) => at.db.select().from(facts).where(eq(facts.key, key))

/** An effect that can be seen: one row under the request's key. */
const leaveFact = (key: string) => async (ctx: Ctx<never, Actor>) => {
  await ctx.db.insert(facts).values({ key, value: '1', at: ctx.clock.now() })
  return { made: key }
}

test('the effect and its answer are there together, once', async () => {
  const one = request()
  expect(await once(ctx, one, leaveFact(one.key))).toEqual({ made: one.key })
  expect(await once(ctx, one, () => Promise.reject(new Error('ran twice')))).toEqual({ made: one.key })
  expect([(await rowOf(one.key)).length, (await factsOf(one.key)).length]).toEqual([1, 1])
})

test('a crash in between leaves neither the effect nor the key, and the repetition does it', async () => {
  const one = request()
  const crashing = async (ctx: Ctx<never, Actor>) => {
    await leaveFact(one.key)(ctx)
    throw new Error('the process died')
  }
  await expect(once(ctx, one, crashing)).rejects.toThrow('the process died')
  expect([await rowOf(one.key), await factsOf(one.key)]).toEqual([[], []])
  expect(await once(ctx, one, leaveFact(one.key))).toEqual({ made: one.key })
})

test('a connection that PostgreSQL kills in between leaves neither', async () => {
  const one = request()
  const killed = async (ctx: Ctx<never, Actor>) => {
    await leaveFact(one.key)(ctx)
    await ctx.db.execute('select pg_terminate_backend(pg_backend_pid())')
  }
  await expect(once(ctx, one, killed)).rejects.toThrow(/terminat|connection|failed query/i)
  expect([await rowOf(one.key), await factsOf(one.key)]).toEqual([[], []])
})

test('a refusal is no answer to keep', async () => {
  const one = request()
  await expect(once(ctx, one, () => Promise.reject(new Refusal('NOT_FOUND')))).rejects.toThrow('NOT_FOUND')
  expect(await rowOf(one.key)).toEqual([])
})

test('an answer of nothing is an answer too', async () => {
  const one = request()
  expect(await once(ctx, one, () => Promise.resolve(null))).toBe(null)
  expect(await once(ctx, one, () => Promise.reject(new Error('ran twice')))).toBe(null)
})

test('the stored answer is the one that was sent, letter by letter', async () => {
  const one = request()
  const answer = { zulu: 1, a: ' 空 ', B: [true, null] }
  await once(ctx, one, () => Promise.resolve(answer))
  expect(JSON.stringify(await once(ctx, one, leaveFact('x')))).toBe(JSON.stringify(answer))
})

test('more than a mutation may answer is not stored, and its effect is undone', async () => {
  const one = request()
  const growing = async (ctx: Ctx<never, Actor>) => ({
    ...(await leaveFact(one.key)(ctx)),
    history: 'x'.repeat(MUTATION_ANSWER_BYTES),
  })
  await expect(once(ctx, one, growing)).rejects.toThrow('Failed query')
  expect([await rowOf(one.key), await factsOf(one.key)]).toEqual([[], []])
})

test('another request, and another endpoint, under the same key are refused', async () => {
  const one = request()
  await once(ctx, one, leaveFact(one.key))
  await expect(once(ctx, { ...one, input: { a: 2 } }, leaveFact('x'))).rejects.toThrow('IDEMPOTENCY_MISMATCH')
  await expect(once(ctx, { ...one, endpoint: 'POST other' }, leaveFact('x'))).rejects.toThrow('IDEMPOTENCY_MISMATCH')
  expect(await factsOf('x')).toEqual([])
})

test('the same key is somebody else’s own', async () => {
  const one = request()
  const other = ctxOf(at, await addPerson(at, ['owner']))
  await once(ctx, one, () => Promise.resolve('mine'))
  expect(await once(other, one, () => Promise.resolve('theirs'))).toBe('theirs')
  const again = (ctx: Ctx) => once(ctx, one, () => Promise.reject(new Error('ran twice')))
  expect([await again(ctx), await again(other)]).toEqual(['mine', 'theirs'])
})

describe('a decision that one statement writes', () => {
  const fact = (key: string) =>
    sql`insert into ${facts} (key, value, at) values (${key}, '1', ${at.clock.now()}) returning 1`
  const decide = (key: string) => () => Promise.resolve({ answer: { made: key }, writes: { fact: fact(key) } })

  test('is there together with its answer, once; a repetition is answered to the letter, whatever holds by then', async () => {
    const one = request()
    expect(await onceDecided(ctx, one, decide(one.key))).toEqual({ made: one.key })
    expect(await onceDecided(ctx, one, decide('another effect'))).toEqual({ made: one.key })
    expect(await onceDecided(ctx, one, () => Promise.reject(new Refusal('NOT_FOUND')))).toEqual({ made: one.key })
    expect([(await factsOf(one.key)).length, await factsOf('another effect')]).toEqual([1, []])
  })

  test('is made once by ten who ask for it at once, and all are answered the same', async () => {
    const one = request()
    const numbered = (n: number) => () => Promise.resolve({ answer: { n }, writes: { fact: fact(`${one.key} ${n}`) } })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => onceDecided(ctx, one, numbered(n))))
    const [first] = answers
    expect(answers).toEqual(answers.map(() => first))
    const made = await at.db
      .select()
      .from(facts)
      .where(like(facts.key, `${one.key} %`))
    expect(made.map(({ key }) => key)).toEqual([`${one.key} ${first?.n}`])
  })

  test('leaves nothing when it is refused, when it fails, and when its answer is too long', async () => {
    const one = request()
    await expect(onceDecided(ctx, one, () => Promise.reject(new Refusal('NOT_FOUND')))).rejects.toThrow('NOT_FOUND')
    const failing = { fact: fact(one.key), wrong: sql`insert into ${facts} (key) values ('no value') returning 1` }
    await expect(onceDecided(ctx, one, () => Promise.resolve({ answer: 1, writes: failing }))).rejects.toThrow(
      'Failed query',
    )
    const answer = 'x'.repeat(MUTATION_ANSWER_BYTES + 1)
    await expect(
      onceDecided(ctx, one, () => Promise.resolve({ answer, writes: { fact: fact(one.key) } })),
    ).rejects.toThrow('Failed query')
    expect([await rowOf(one.key), await factsOf(one.key)]).toEqual([[], []])
  })

  test('under a key of another request is refused, and so is one that would be refused anyway', async () => {
    const one = request()
    await onceDecided(ctx, one, decide(one.key))
    const other = { ...one, input: { a: 2 } }
    await expect(onceDecided(ctx, other, decide('x'))).rejects.toThrow('IDEMPOTENCY_MISMATCH')
    await expect(onceDecided(ctx, other, () => Promise.reject(new Refusal('NOT_FOUND')))).rejects.toThrow(
      'IDEMPOTENCY_MISMATCH',
    )
    expect(await factsOf('x')).toEqual([])
  })
})
