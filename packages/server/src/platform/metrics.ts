import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { areaCounters } from './counters.ts'

/** The collector runs on this machine or comes through a tunnel: figures of the house are not for the public. */
const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address)

/** Request durations by route pattern, and the process's own figures, at /metrics. */
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (request.routeOptions.config.spec) {
      const userId = request.actor.kind === 'user' ? request.actor.userId : undefined
      request.log.info(
        { route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime), userId },
        'request',
      )
    }
  })
  app.get('/metrics', async (request, reply) =>
    isLoopback(request.ip)
      ? reply.type(registry.contentType).send(await Registry.merge([registry, areaCounters]).metrics())
      : reply.callNotFound(),
  )
}
