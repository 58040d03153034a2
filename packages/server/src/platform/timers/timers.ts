import { addSeconds } from '../clock.ts'
import type { Actor, Ctx } from '../context.ts'
import { newId } from '../ids.ts'
import {
  deleteTimerOf,
  endTimer,
  insertTimer,
  leaseTimer,
  lockDueTimer,
  lockLeased,
  moveTimer,
  postponeTimer,
  upsertTimer,
} from './repository.ts'

/** What repeats for ever and has no subject: upkeep of the whole installation. */
export const UPKEEP_KINDS = ['house.upkeep', 'search.upkeep'] as const
/** What falls due for one subject. */
const SUBJECT_KINDS = ['checkout.unpaid', 'order.cancelUnanswered', 'order.autoReceive', 'attempt.query'] as const
export const TIMER_KINDS = [...SUBJECT_KINDS, ...UPKEEP_KINDS] as const
export type TimerKind = (typeof TIMER_KINDS)[number]

export type SystemCtx = Ctx<never, { kind: 'system' }>

/** What a timer found when it looked at its subject under the subject's lock. */
export interface DueWork {
  /** From when the work is due, by the locked subject. Later than now, the timer moves there and nothing runs. */
  dueAt: Date
  /** The work. A time that it answers is when it runs again; `tries` is how often it ran. */
  run: (tries: number) => Promise<Date | undefined>
}

/**
 * Handles the timer of one subject: locks the subject, reads it under the lock and answers what is due by it; undefined when
 * nothing is. The timer's own row only says when to look: the subject may have changed since the timer was found due.
 */
export type SubjectTimer = (ctx: SystemCtx, subjectId: string) => Promise<DueWork | undefined>

/** Upkeep has no subject: its own row is locked in its place. @returns when to run again */
export type UpkeepTimer = (ctx: SystemCtx) => Promise<Date>

/** Each kind has one handler, named in app.ts. */
export type TimerHandlers = Readonly<
  Record<(typeof SUBJECT_KINDS)[number], SubjectTimer> & Record<(typeof UPKEEP_KINDS)[number], UpkeepTimer>
>

const BATCH = 100
const LEASE_SECONDS = 60
const BACKOFF_SECONDS = 15
const BACKOFF_MAX_SECONDS = 3600

/** Sets the timer of a kind for a subject, in the caller's transaction; setting it again moves it. */
export async function setTimer(
  ctx: Ctx<never, Actor>,
  timer: { kind: TimerKind; subjectId: string; dueAt: Date },
): Promise<void> {
  await upsertTimer(ctx.db, { id: newId(), ...timer })
}

/** Sets a timer unless it stands: for what repeats for ever. */
export async function ensureTimer(
  ctx: Ctx<never, Actor>,
  timer: { kind: TimerKind; subjectId: string; dueAt: Date },
): Promise<void> {
  await insertTimer(ctx.db, { id: newId(), ...timer })
}

export async function clearTimer(ctx: Ctx<never, Actor>, kind: TimerKind, subjectId: string): Promise<void> {
  await deleteTimerOf(ctx.db, kind, subjectId)
}

/**
 * Runs what is due. A timer is first leased for a minute, then its work and the row's end commit together: a crash
 * repeats it after the lease and never leaves half of it. The row is touched last, as by everybody who clears a timer
 * under the lock of its subject. A handler that throws is put off with growing pauses. @returns how many ran
 */
export async function sweepTimers(ctx: SystemCtx, handlers: TimerHandlers): Promise<number> {
  let done = 0
  for (let i = 0; i < BATCH; i++) {
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
  tries: number
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

const isUpkeep = (kind: TimerKind): kind is (typeof UPKEEP_KINDS)[number] =>
  UPKEEP_KINDS.some((upkeep) => upkeep === kind)

/** @returns whether the work was done: false when it failed, or was not due any more */
async function runTimer(ctx: SystemCtx, handlers: TimerHandlers, timer: LeasedTimer): Promise<boolean> {
  try {
    return await ctx.transaction(async (ctx) => {
      const work = await findWork(ctx, handlers, timer)
      if (work && work.dueAt > ctx.clock.now()) {
        await moveTimer(ctx.db, timer, work.dueAt)
        return false
      }
      const again = await work?.run(timer.tries)
      await (again ? postponeTimer(ctx.db, timer, again) : endTimer(ctx.db, timer))
      return work !== undefined
    })
  } catch (error) {
    ctx.log.error({ err: error, timer: timer.kind }, 'timer failed')
    const pause = Math.min(BACKOFF_SECONDS * 2 ** timer.tries, BACKOFF_MAX_SECONDS)
    await postponeTimer(ctx.db, timer, addSeconds(ctx.clock.now(), pause))
    return false
  }
}

async function findWork(ctx: SystemCtx, handlers: TimerHandlers, timer: LeasedTimer): Promise<DueWork | undefined> {
  const { kind, subjectId } = timer
  if (!isUpkeep(kind)) return handlers[kind](ctx, subjectId)
  const dueAt = ctx.clock.now()
  return (await lockLeased(ctx.db, timer)) ? { dueAt, run: () => handlers[kind](ctx) } : undefined
}
