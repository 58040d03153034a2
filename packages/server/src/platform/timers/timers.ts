import type { SQL, SQLWrapper } from 'drizzle-orm'
import { Counter } from 'prom-client'
import { addSeconds } from '../clock.ts'
import type { Actor, Ctx, SystemCtx } from '../context.ts'
import { areaCounters } from '../counters.ts'
import { newId } from '../ids.ts'
import {
  deleteTimerOf,
  endTimer,
  insertTimer,
  insertTimers,
  leaseTimer,
  lockDueTimer,
  lockLeased,
  moveTimer,
  postponeTimer,
  repeatTimer,
  upsertTimer,
} from './repository.ts'

/** What falls due by itself, by kind; each area adds its own, with whether it has a subject (`declare module`). */
export interface TimerKinds {
  'platform.upkeep': 'upkeep'
  'platform.rates': 'upkeep'
}
export type TimerKind = keyof TimerKinds
type KindsOf<Sort> = { [Kind in TimerKind]: TimerKinds[Kind] extends Sort ? Kind : never }[TimerKind]
type SubjectKind = KindsOf<'subject'>
type UpkeepKind = KindsOf<'upkeep'>

/** What a timer's handler read of its subject under the subject's lock. */
export interface DueWork {
  /** From when the work is due, by the locked subject. Later than now, the timer moves there and nothing runs. */
  dueAt: Date
  /** The work. A time that it answers is when it runs again; `runs` is how often it was done before. */
  run: (runs: number) => Promise<Date | undefined>
}

/**
 * Handles the timer of one subject: locks the subject, reads it under the lock and answers what is due by it; undefined when
 * nothing is. The timer's own row only says when to read the subject, which may have changed since the timer was found due.
 */
export type SubjectTimer = (ctx: SystemCtx, subjectId: string) => Promise<DueWork | undefined>

/**
 * Upkeep has no subject: its own row is locked in its place. It runs in one transaction, so what may fail alone is a kind of its own.
 * @returns when to run again
 */
export type UpkeepTimer = (ctx: SystemCtx) => Promise<Date>

export type SubjectTimers = Readonly<Record<SubjectKind, SubjectTimer>>
export type UpkeepTimers = Readonly<Record<UpkeepKind, UpkeepTimer>>

/** Stands where the row of a timer names its subject, for upkeep. */
export const NO_SUBJECT = '00000000-0000-7000-8000-000000000000'

/** Each kind has one handler, declared by its area. */
export interface TimerHandlers {
  subjects: SubjectTimers
  upkeep: UpkeepTimers
}

const LEASE_SECONDS = 60
const BACKOFF_SECONDS = 15
/** The longest pause after a failure; so a timer that fails is due by then at the latest. */
export const BACKOFF_MAX_SECONDS = 3600

interface SetTimer {
  kind: TimerKind
  subjectId: string
  dueAt: Date
}

/** Sets the timer of a kind for a subject, in the caller's transaction; setting it again moves it. */
export async function setTimer(ctx: Ctx<never, Actor>, timer: SetTimer): Promise<void> {
  await ctx.db.execute(timerSet(timer))
}

/** The same as a write of `writeTogether`. */
export const timerSet = (timer: SetTimer): SQL => upsertTimer({ id: newId(), ...timer })

/** Sets a timer unless it is set: for what repeats for ever. */
export async function ensureTimer(ctx: Ctx<never, Actor>, timer: SetTimer): Promise<void> {
  await insertTimer(ctx.db, { id: newId(), ...timer })
}

/** Sets the timers of many subjects, a query of ids, where none stands; they fall due evenly from now on, within the spread. */
export async function ensureTimers(
  ctx: Ctx<never, Actor>,
  timers: { kind: TimerKind; subjects: SQLWrapper; spreadSeconds: number },
): Promise<void> {
  await insertTimers(ctx.db, { from: ctx.clock.now(), ...timers })
}

export async function clearTimer(ctx: Ctx<never, Actor>, kind: TimerKind, subjectId: string): Promise<void> {
  await ctx.db.execute(timerCleared(kind, subjectId))
}

/** The same as a write of `writeTogether`. */
export const timerCleared = (kind: TimerKind, subjectId: string): SQL => deleteTimerOf(kind, subjectId)

/**
 * Runs what is due. A timer is first leased for a minute, then its work and the row's end commit together: a crash
 * repeats it after the lease and never leaves half of it. The row is touched last, as by everybody who clears a timer
 * under the lock of its subject. A handler that throws is put off with growing pauses. Ends when nothing is due, or the context's
 * signal is aborted. @returns how many ran
 */
export async function sweepTimers(ctx: SystemCtx, handlers: TimerHandlers): Promise<number> {
  let done = 0
  while (!ctx.signal.aborted) {
    const timer = await leaseDueTimer(ctx)
    if (!timer) break
    if (await runTimer(ctx, handlers, timer)) done++
  }
  return done
}

interface LeasedTimer {
  id: string
  kind: TimerKind
  subjectId: string
  runs: number
  failures: number
  leasedUntil: Date
}

async function leaseDueTimer(ctx: SystemCtx): Promise<LeasedTimer | undefined> {
  return ctx.transaction(async (ctx) => {
    const timer = await lockDueTimer(ctx.db, ctx.clock.now())
    if (!timer) return undefined
    const leasedUntil = addSeconds(ctx.clock.now(), LEASE_SECONDS)
    await leaseTimer(ctx.db, timer.id, leasedUntil)
    return { ...timer, kind: timer.kind as TimerKind, leasedUntil }
  })
}

const isUpkeep = (handlers: TimerHandlers, kind: TimerKind): kind is UpkeepKind => Object.hasOwn(handlers.upkeep, kind)

const outcomes = new Counter({
  name: 'timers_total',
  help: 'Timers that ran, by kind and outcome: done, notDue (by its subject) or failed (it is tried again)',
  labelNames: ['kind', 'outcome'],
  registers: [areaCounters],
})

/** @returns whether the work was done: false when it failed, or was not due any more */
async function runTimer(ctx: SystemCtx, handlers: TimerHandlers, timer: LeasedTimer): Promise<boolean> {
  try {
    const isDone = await ctx.transaction(async (ctx) => {
      const work = await findWork(ctx, handlers, timer)
      if (work && work.dueAt > ctx.clock.now()) {
        await moveTimer(ctx.db, timer, work.dueAt)
        return false
      }
      const again = await work?.run(timer.runs)
      await (again ? repeatTimer(ctx.db, timer, again) : endTimer(ctx.db, timer))
      return work !== undefined
    })
    outcomes.inc({ kind: timer.kind, outcome: isDone ? 'done' : 'notDue' })
    return isDone
  } catch (error) {
    outcomes.inc({ kind: timer.kind, outcome: 'failed' })
    ctx.log.error({ err: error, timer: timer.kind }, 'timer failed')
    const pause = Math.min(BACKOFF_SECONDS * 2 ** timer.failures, BACKOFF_MAX_SECONDS)
    await postponeTimer(ctx.db, timer, addSeconds(ctx.clock.now(), pause))
    return false
  }
}

async function findWork(ctx: SystemCtx, handlers: TimerHandlers, timer: LeasedTimer): Promise<DueWork | undefined> {
  const { kind, subjectId } = timer
  if (!isUpkeep(handlers, kind)) return handlers.subjects[kind](ctx, subjectId)
  const dueAt = ctx.clock.now()
  return (await lockLeased(ctx.db, timer)) ? { dueAt, run: () => handlers.upkeep[kind](ctx) } : undefined
}
