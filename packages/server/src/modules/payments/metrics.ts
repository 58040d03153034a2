import { Gauge, Registry } from 'prom-client'
import type { Services } from '#platform/make-ctx.ts'
import { listRefundFigures } from './queries.ts'

/** For each state the number of refunds that have not arrived, and the age of the oldest in seconds. */
export async function refundMetrics({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Registry> {
  const registry = new Registry()
  const makeGauge = (name: string, help: string): Gauge =>
    new Gauge({ name, help, labelNames: ['state'], registers: [registry] })
  const open = makeGauge(
    'refunds_open',
    'Refunds that have not arrived, by state; one that failed was refused by its provider, and is sent again',
  )
  const oldestSeconds = makeGauge(
    'refunds_open_oldest_seconds',
    'How long the oldest refund that has not arrived waits, by state',
  )
  for (const { state, count, oldest } of await listRefundFigures(db)) {
    open.set({ state }, count)
    oldestSeconds.set({ state }, oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0)
  }
  return registry
}
