import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import type { Actor, Ctx, SystemCtx } from '@zhujia/server/platform/context.ts'
import { newId } from '@zhujia/server/platform/ids.ts'
import type { JobName, Jobs } from '@zhujia/server/platform/jobs/jobs.ts'
import { actingAs } from '@zhujia/server/platform/make-ctx.ts'
import { clearTimer, type SubjectTimers } from '@zhujia/server/platform/timers/timers.ts'
import { TIMER_HANDLERS } from '@zhujia/server/areas.ts'
import { simulatedPaymentProvider, SIMULATOR } from '@zhujia/server/providers/payment/simulator/provider.ts'

/** Contexts for the commands of a scenario: each at its own time and for its own person, all in the caller's transaction. */
export interface Runner {
  as: (userId: string, at: Date) => Ctx<RefusalCode>
  bySystem: (at: Date) => SystemCtx
  /** The jobs of this kind that were sent since they were last asked for. */
  takeJobs: (name: JobName) => Record<string, unknown>[]
  /** Drops the jobs that the scenario did not run. */
  dropJobs: () => void
}

/** The simulated channel writes in the same transaction, so that a scenario is written whole or not at all. */
export function runnerOf(ctx: Ctx<never, Actor>): Runner {
  const sent = new Map<JobName, Record<string, unknown>[]>()
  const jobs: Jobs = {
    send: async (_db, name, payload) => void sent.set(name, [...(sent.get(name) ?? []), payload]),
  }
  const at = (now: Date) => {
    const clock = { now: () => now }
    const channel = simulatedPaymentProvider({ db: ctx.db, clock, jobs })
    return { clock, jobs, providers: { ...ctx.providers, payments: new Map([[SIMULATOR, channel]]) } }
  }
  const sessionId = newId()
  return {
    as: (userId, now) => actingAs(ctx, { actor: { kind: 'user', userId, sessionId, roles: ROLES }, ...at(now) }),
    bySystem: (now) => actingAs(ctx, { actor: { kind: 'system' }, ...at(now) }),
    takeJobs: (name) => {
      const taken = sent.get(name) ?? []
      sent.delete(name)
      return taken
    },
    dropJobs: () => sent.clear(),
  }
}

/** Runs a timer's handler at the time of this context, and clears the timer. */
export async function runTimer(
  ctx: SystemCtx,
  { kind, subjectId }: { kind: keyof SubjectTimers; subjectId: string },
): Promise<void> {
  const work = await TIMER_HANDLERS.subjects[kind](ctx, subjectId)
  await work?.run(0)
  await clearTimer(ctx, kind, subjectId)
}
