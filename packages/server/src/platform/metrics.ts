import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { areaCounters } from './counters.ts'

/** The collector runs on this machine or comes through a tunnel: figures of the house are not for the public. */
const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** Request durations by route pattern, what was answered by name, and the process's own figures, at /metrics. */
export function registerMetrics(app: FastifyInstance): void {
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
  app.get('/metrics', async (request, reply) =>
    isLoopback(request.address)
      ? reply.type(registry.contentType).send(await Registry.merge([registry, areaCounters]).metrics())
      : reply.callNotFound(),
  )
}
