import { Gauge, Registry } from 'prom-client'
import { addSeconds } from '../clock.ts'
import type { Services } from '../make-ctx.ts'
import { getTimerFigures } from './repository.ts'
import { BACKOFF_MAX_SECONDS } from './timers.ts'

/** How many timers fail now, and how long the oldest that is due waits to run, in seconds. */
export async function timerMetrics({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Registry> {
  const registry = new Registry()
  const failing = new Gauge({
    name: 'timers_failing',
    help: 'Timers that failed and have not succeeded since',
    registers: [registry],
  })
  const overdueSeconds = new Gauge({
    name: 'timers_overdue_seconds',
    help: 'How long the oldest timer that is due waits to run; 0 when none is due',
    registers: [registry],
  })
  const now = clock.now()
  const { failures, oldest } = await getTimerFigures(db, { now, failingBy: addSeconds(now, BACKOFF_MAX_SECONDS) })
  failing.set(failures)
  overdueSeconds.set(oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0)
  return registry
}
