import { addSeconds } from '../clock.ts'
import type { Actor, Ctx } from '../context.ts'
import { newId } from '../ids.ts'
import {
  deleteTimerOf,
  endTimer,
  insertTimer,
  leaseTimer,
  lockDueTimer,
  postponeTimer,
  upsertTimer,
} from './repository.ts'

/** What can happen by itself; each kind has one handler, named in app.ts. A handler that answers a time runs again then. */
export const TIMER_KINDS = [
  'checkout.unpaid',
  'order.cancelUnanswered',
  'order.autoReceive',
  'attempt.query',
  'house.upkeep',
  'search.upkeep',
] as const
export type TimerKind = (typeof TIMER_KINDS)[number]

type SystemCtx = Ctx<never, { kind: 'system' }>
export type TimerHandlers = Readonly<
  Record<TimerKind, (ctx: SystemCtx, subjectId: string, tries: number) => Promise<Date | undefined>>
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
  kind: string
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
    return { ...timer, leasedUntil }
  })
}

async function runTimer(ctx: SystemCtx, handlers: TimerHandlers, timer: LeasedTimer): Promise<boolean> {
  try {
    await ctx.transaction(async (ctx) => {
      const again = await handlers[timer.kind as TimerKind](ctx, timer.subjectId, timer.tries)
      await (again ? postponeTimer(ctx.db, timer, again) : endTimer(ctx.db, timer))
    })
    return true
  } catch (error) {
    ctx.log.error({ err: error, timer: timer.kind }, 'timer failed')
    const pause = Math.min(BACKOFF_SECONDS * 2 ** timer.tries, BACKOFF_MAX_SECONDS)
    await postponeTimer(ctx.db, timer, addSeconds(ctx.clock.now(), pause))
    return false
  }
}
