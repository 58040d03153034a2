import { systemCtx, type Services } from '../make-ctx.ts'
import { ensureTimer, NO_SUBJECT, sweepTimers, type TimerHandlers, type UpkeepTimers } from './timers.ts'

const EVERY_MS = 2000

/** Sweeps the timers two seconds after the last sweep, in this process and any other. @returns a stop that waits for the timer that runs */
export function startTimers(services: Services, handlers: TimerHandlers): () => Promise<void> {
  const stopping = new AbortController()
  let next: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const sweep = async (): Promise<void> => {
    try {
      const ctx = systemCtx(services, 'timers', stopping.signal)
      for (const kind of Object.keys(handlers.upkeep) as (keyof UpkeepTimers)[])
        await ensureTimer(ctx, { kind, subjectId: NO_SUBJECT, dueAt: services.clock.now() })
      await sweepTimers(ctx, handlers)
    } catch (error) {
      services.log.warn({ err: error }, 'timers could not be swept')
    }
    if (!stopping.signal.aborted) next = setTimeout(start, EVERY_MS)
  }
  const start = (): void => {
    running = sweep()
  }
  start()
  return async () => {
    stopping.abort()
    clearTimeout(next)
    await running
  }
}
