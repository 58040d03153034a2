import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { facts, timers } from '#tables/platform.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { addSeconds } from '../clock.ts'
import { newId } from '../ids.ts'
import type { SystemCtx } from '../context.ts'
import { systemCtx } from '../make-ctx.ts'
import { clearTimer, ensureTimers, setTimer, sweepTimers, type SubjectTimer, type TimerHandlers } from './timers.ts'

type Work = (ctx: SystemCtx, subjectId: string, runs: number) => Promise<Date | undefined>

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.db.delete(timers)
  await at.db.delete(facts)
})

const never = () => Promise.reject(new Error('not this kind'))
const NONE: TimerHandlers = {
  subjects: {
    'checkout.unpaid': never,
    'deposit.unpaid': never,
    'order.cancelUnanswered': never,
    'order.autoReceive': never,
    'attempt.query': never,
    'attempt.close': never,
    'refund.ask': never,
    'auth.phoneChange': never,
    'organisations.invitation': never,
  },
  upkeep: {
    'platform.upkeep': never,
    'platform.rates': never,
    'auth.upkeep': never,
    'files.upkeep': never,
    'notifications.upkeep': never,
    'organisations.upkeep': never,
    'search.upkeep': never,
    'search.classes': never,
    'search.forget': never,
    'search.words': never,
  },
}
const withSubject = (handler: SubjectTimer): TimerHandlers => ({
  ...NONE,
  subjects: { ...NONE.subjects, 'checkout.unpaid': handler },
})
/** Handlers of which only one kind is expected; its subject is always due, or from some time on. */
const only = (work: Work, dueAt = new Date(0)): TimerHandlers =>
  withSubject((ctx, subjectId) => Promise.resolve({ dueAt, run: (runs: number) => work(ctx, subjectId, runs) }))
/** Never done, and never failed. */
const FRESH = { runs: 0, failures: 0 }
const nothing: Work = () => Promise.resolve(undefined)
const set = (subjectId: string, inSeconds = 0) =>
  setTimer(systemOf(at), { kind: 'checkout.unpaid', subjectId, dueAt: addSeconds(at.clock.now(), inSeconds) })
const left = () =>
  at.db
    .select({ subjectId: timers.subjectId, dueAt: timers.dueAt, runs: timers.runs, failures: timers.failures })
    .from(timers)
    .orderBy(asc(timers.dueAt))

/** Leaves a row in the handler's transaction, so that running twice is seen. */
const leaveFact: Work = async (ctx, subjectId) => {
  await ctx.db.insert(facts).values({ key: subjectId, value: '', at: ctx.clock.now() })
  return undefined
}

test('a timer runs when it is due, not a millisecond before, and once', async () => {
  const id = newId()
  await set(id, 60)
  at.clock.advance(59.999)
  expect(await sweepTimers(systemOf(at), only(leaveFact))).toBe(0)
  at.clock.advance(0.001)
  expect(await sweepTimers(systemOf(at), only(leaveFact))).toBe(1)
  expect(await sweepTimers(systemOf(at), only(leaveFact))).toBe(0)
  expect([await left(), (await at.db.select().from(facts)).length]).toEqual([[], 1])
})

test('two sweepers at once run each timer once between them', async () => {
  const ids = Array.from({ length: 30 }, () => newId())
  for (const id of ids) await set(id)
  const counts = await Promise.all([1, 2, 3].map(() => sweepTimers(systemOf(at), only(leaveFact))))
  expect(counts.reduce((a, b) => a + b, 0)).toBe(30)
  expect((await at.db.select().from(facts)).map(({ key }) => key).toSorted()).toEqual(ids.toSorted())
})

test('one sweep runs all that is due, however many, until it is stopped', async () => {
  await ensureTimers(systemOf(at), {
    kind: 'checkout.unpaid',
    subjects: sql`(select gen_random_uuid() from generate_series(1, 250))`,
    spreadSeconds: 0,
  })
  const stop = new AbortController()
  let runs = 0
  const counted: Work = () => {
    if (++runs === 120) stop.abort()
    return Promise.resolve(undefined)
  }
  expect(await sweepTimers(systemCtx(at.services, 'timers', stop.signal), only(counted))).toBe(120)
  expect(await sweepTimers(systemOf(at), only(nothing))).toBe(130)
})

test('a handler that fails is put off with growing pauses, its half work is undone, and others go on', async () => {
  const [bad, good] = [newId(), newId()]
  await set(bad, -1)
  await set(good)
  const failing: Work = async (ctx, subjectId, runs) => {
    await leaveFact(ctx, subjectId, runs)
    if (subjectId === bad) throw new Error('no')
    return undefined
  }
  const now = at.clock.now()
  expect(await sweepTimers(systemOf(at), only(failing))).toBe(1)
  expect((await at.db.select().from(facts)).map(({ key }) => key)).toEqual([good])
  expect(await left()).toEqual([{ subjectId: bad, dueAt: addSeconds(now, 15), runs: 0, failures: 1 }])
  at.clock.advance(15)
  await sweepTimers(systemOf(at), only(failing))
  expect(await left()).toEqual([{ subjectId: bad, dueAt: addSeconds(at.clock.now(), 30), runs: 0, failures: 2 }])
})

test('timers are in the figures: runs by outcome, how many fail now, and how long the oldest that is due waits', async () => {
  const figures = async () => (await at.app.inject({ url: '/metrics' })).body
  const valueOf = async (name: string) =>
    Number(
      (await figures())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
  const runs = () =>
    Promise.all(
      ['done', 'notDue', 'failed'].map((outcome) =>
        valueOf(`timers_total{kind="checkout.unpaid",outcome="${outcome}"}`),
      ),
    )
  const now = async () => [await valueOf('timers_failing'), await valueOf('timers_overdue_seconds')]
  const before = await runs()
  expect(await now()).toEqual([0, 0])
  const [bad, good] = [newId(), newId()]
  await set(bad)
  await set(good)
  at.clock.advance(90)
  expect(await now()).toEqual([0, 90])
  const work: Work = (_ctx, id) => (id === bad ? Promise.reject(new Error('no')) : Promise.resolve(undefined))
  // Until the pause after a failure is as long as it gets.
  for (let failures = 1; failures <= 10; failures++) {
    await sweepTimers(systemOf(at), only(work))
    expect(await now()).toEqual([1, 0])
    at.clock.advance(Math.min(15 * 2 ** (failures - 1), 3600))
  }
  await set(good)
  await sweepTimers(systemOf(at), only(work, addSeconds(at.clock.now(), 1)))
  expect(await now()).toEqual([0, 0])
  const after = await runs()
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([1, 2, 10])
})

test('a handler that names a time runs again then, and learns how often it ran', async () => {
  const id = newId()
  const seen: number[] = []
  await set(id)
  const again: Work = (ctx, _id, runs) => {
    seen.push(runs)
    return Promise.resolve(runs < 2 ? addSeconds(ctx.clock.now(), 60) : undefined)
  }
  for (let i = 0; i < 4; i++) {
    await sweepTimers(systemOf(at), only(again))
    at.clock.advance(60)
  }
  expect([seen, await left()]).toEqual([[0, 1, 2], []])
})

test('work that was done eight times and then fails is tried again after fifteen seconds; done again, it has not failed', async () => {
  const id = newId()
  await set(id)
  let isBroken = false
  const repeated: Work = (ctx) => {
    if (isBroken) throw new Error('no')
    return Promise.resolve(addSeconds(ctx.clock.now(), 60))
  }
  for (let i = 0; i < 8; i++) {
    await sweepTimers(systemOf(at), only(repeated))
    at.clock.advance(60)
  }
  isBroken = true
  await sweepTimers(systemOf(at), only(repeated))
  expect(await left()).toEqual([{ subjectId: id, dueAt: addSeconds(at.clock.now(), 15), runs: 8, failures: 1 }])
  isBroken = false
  at.clock.advance(15)
  await sweepTimers(systemOf(at), only(repeated))
  expect(await left()).toEqual([{ subjectId: id, dueAt: addSeconds(at.clock.now(), 60), runs: 9, failures: 0 }])
})

test('setting it again moves it, clearing it takes it away, and rolling back sets none', async () => {
  const id = newId()
  await set(id, 60)
  await set(id, 120)
  expect(await left()).toEqual([{ subjectId: id, dueAt: addSeconds(at.clock.now(), 120), ...FRESH }])
  await clearTimer(systemOf(at), 'checkout.unpaid', id)
  const rolledBack = systemOf(at).transaction(async (ctx) => {
    await setTimer(ctx, { kind: 'checkout.unpaid', subjectId: id, dueAt: ctx.clock.now() })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect([await left(), await sweepTimers(systemOf(at), only(nothing))]).toEqual([[], 0])
})

test('a subject that is due later moves its timer there, and one that is not due at all ends it', async () => {
  const id = newId()
  const later = addSeconds(at.clock.now(), 90)
  await set(id)
  expect(await sweepTimers(systemOf(at), only(leaveFact, later))).toBe(0)
  expect([await left(), await at.db.$count(facts)]).toEqual([[{ subjectId: id, dueAt: later, ...FRESH }], 0])
  at.clock.advance(90)
  const ended = withSubject(() => Promise.resolve(undefined))
  expect([await sweepTimers(systemOf(at), ended), await left()]).toEqual([0, []])
})

test.each(['platform.upkeep', 'files.upkeep', 'search.upkeep', 'search.forget'] as const)(
  '%s that another process did since it was leased is not done again',
  async (kind) => {
    const subjectId = newId()
    const later = addSeconds(at.clock.now(), 3600)
    await setTimer(systemOf(at), { kind, subjectId, dueAt: at.clock.now() })
    const ctx = systemOf(at)
    let transactions = 0
    const late: SystemCtx = {
      ...ctx,
      transaction: async (run) => {
        // The first one leases the timer; the second one is its work.
        if (++transactions === 2) await setTimer(ctx, { kind, subjectId, dueAt: later })
        return ctx.transaction(run)
      },
    }
    let runs = 0
    const counted = () => Promise.resolve(addSeconds(at.clock.now(), ++runs))
    expect(await sweepTimers(late, { ...NONE, upkeep: { ...NONE.upkeep, [kind]: counted } })).toBe(0)
    expect([runs, await left()]).toEqual([0, [{ subjectId, dueAt: later, ...FRESH }]])
  },
)
