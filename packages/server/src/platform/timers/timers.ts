import { addSeconds } from '../clock.ts'
import type { Actor, Ctx } from '../context.ts'
import { newId } from '../ids.ts'
import { deleteTimer, deleteTimerOf, insertTimer, lockDueTimer, postponeTimer, upsertTimer } from './repository.ts'

/** What can happen by itself; each kind has one handler, named in app.ts. A handler that answers a time runs again then. */
export const TIMER_KINDS = ['checkout.unpaid', 'order.cancelUnanswered', 'order.autoReceive', 'attempt.query', 'house.upkeep'] as const
export type TimerKind = (typeof TIMER_KINDS)[number]

type SystemCtx = Ctx<never, { kind: 'system' }>
export type TimerHandlers = Readonly<Record<TimerKind, (ctx: SystemCtx, subjectId: string, tries: number) => Promise<Date | undefined>>>

const BATCH = 100
const BACKOFF_SECONDS = 15
const BACKOFF_MAX_SECONDS = 3600

/** Sets the timer of a kind for a subject, in the caller's transaction; setting it again moves it. */
export async function setTimer(ctx: Ctx<never, Actor>, timer: { kind: TimerKind; subjectId: string; dueAt: Date }): Promise<void> {
  await upsertTimer(ctx.db, { id: newId(), ...timer })
}

/** Sets a timer unless it stands: for what repeats for ever. */
export async function ensureTimer(ctx: Ctx<never, Actor>, timer: { kind: TimerKind; subjectId: string; dueAt: Date }): Promise<void> {
  await insertTimer(ctx.db, { id: newId(), ...timer })
}

export async function clearTimer(ctx: Ctx<never, Actor>, kind: TimerKind, subjectId: string): Promise<void> {
  await deleteTimerOf(ctx.db, kind, subjectId)
}

/**
 * Runs what is due, each in a transaction that also removes its row, so a crash repeats it and never half of it.
 * A handler that throws is put off with growing pauses. @returns how many ran
 */
export async function sweepTimers(ctx: SystemCtx, handlers: TimerHandlers): Promise<number> {
  let done = 0
  for (let i = 0; i < BATCH; i++) {
    const outcome = await sweepOne(ctx, handlers)
    if (outcome === 'none') break
    if (outcome === 'done') done++
  }
  return done
}

async function sweepOne(ctx: SystemCtx, handlers: TimerHandlers): Promise<'none' | 'done' | 'failed'> {
  let seen: { id: string; kind: string; tries: number } | undefined
  try {
    return await ctx.transaction(async (ctx) => {
      seen = await lockDueTimer(ctx.db, ctx.clock.now())
      if (!seen) return 'none'
      const timer = seen as typeof seen & { subjectId: string }
      const again = await handlers[timer.kind as TimerKind](ctx, timer.subjectId, timer.tries)
      await (again ? postponeTimer(ctx.db, timer.id, again) : deleteTimer(ctx.db, timer.id))
      return 'done'
    })
  } catch (error) {
    if (!seen) throw error
    ctx.log.error({ err: error, timer: seen.kind }, 'timer failed')
    const pause = Math.min(BACKOFF_SECONDS * 2 ** seen.tries, BACKOFF_MAX_SECONDS)
    await postponeTimer(ctx.db, seen.id, addSeconds(ctx.clock.now(), pause))
    return 'failed'
  }
}
