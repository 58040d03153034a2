import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import { areaCounters } from './counters.ts'
import { fail } from './http/errors.ts'
import { sameBytes, sha256 } from './keys.ts'

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * Whether a caller may read the figures: by the token; without a configured token only this machine, and in production nobody,
 * because a proxy on this machine that adds no header looks like it.
 */
function mayRead({ address, headers }: FastifyRequest, { mode, metricsToken }: MetricsAccess): boolean {
  // Digests have equal length, so the time of the comparison reveals nothing.
  if (metricsToken !== undefined)
    return sameBytes(sha256(headers.authorization ?? ''), sha256(`Bearer ${metricsToken}`))
  return mode !== 'production' && isLoopback(address) && headers.via === undefined
}

type MetricsAccess = Pick<Config, 'mode' | 'metricsToken'>

/** Figures that stand in the database: read once for each answer. */
type ReadFigures = () => Promise<Registry>

/** /metrics: request durations by route pattern, answers by name, figures of the process and of the database. */
export function registerMetrics(app: FastifyInstance, access: MetricsAccess, ofDatabase: readonly ReadFigures[]): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route pattern and status',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const outcomes = new Counter({
    name: 'http_outcomes_total',
    help: 'Requests to the API by route pattern and by what was answered: ok, or the name of the error',
    labelNames: ['route', 'method', 'outcome'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    if (!request.routeOptions.config.isStream)
      durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (request.routeOptions.config.spec) {
      const outcome = request.outcome ?? 'ok'
      outcomes.inc({ route, method: request.method, outcome })
      const userId = request.actor.kind === 'user' ? request.actor.userId : undefined
      request.log.info(
        { route, method: request.method, status: reply.statusCode, outcome, ms: Math.round(reply.elapsedTime), userId },
        'request',
      )
    }
  })
  app.get('/metrics', async (request, reply) => {
    // Not the handler of unknown paths: it answers the web app's page.
    if (!mayRead(request, access)) return fail(request, reply, { code: 'NOT_FOUND' })
    const read = await Promise.all(ofDatabase.map((figures) => readOrLeaveOut(app, figures)))
    const all = Registry.merge([registry, areaCounters, ...read.flat()])
    return reply.type(registry.contentType).send(await all.metrics())
  })
}

/** While the database is away, only the figures that need it are left out. */
async function readOrLeaveOut(app: FastifyInstance, figures: ReadFigures): Promise<Registry[]> {
  try {
    return [await figures()]
  } catch (error) {
    app.log.warn({ err: error }, 'figures of the database are left out')
    return []
  }
}
