import type { FastifyInstance } from 'fastify'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import { AREA_JOBS, AREAS, MARKS } from './areas.ts'
import { pictureFinder, registerFiles, type FindPicture } from './modules/files/index.ts'
import { registerPaymentNotices } from './modules/payments/index.ts'
import { PAYABLES } from './payables.ts'
import { EventHub } from './platform/events/hub.ts'
import { registerEvents } from './platform/events/register.ts'
import { registerHealth, type Readiness } from './platform/health.ts'
import { poolSize } from './platform/db/transaction.ts'
import { makeGate } from './platform/gate.ts'
import { capConnections } from './platform/http/connections.ts'
import { registerGuard } from './platform/http/guard.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { registerPersonRate } from './platform/http/person-rate.ts'
import { registerEndpoints, whoseIs } from './platform/http/register.ts'
import { makeServer } from './platform/http/server.ts'
import { registerWeb } from './platform/http/web.ts'
import type { JobSpecs } from './platform/jobs/specs.ts'
import { makeCtx, systemCtx, type Services } from './platform/make-ctx.ts'
import { registerMetrics } from './platform/metrics.ts'
import { newId } from './platform/ids.ts'
import { timerMetrics } from './platform/timers/metrics.ts'
import { deliverNotice, type Deliver } from './providers/payment/simulator/deliver.ts'
import { registerSimulators } from './providers/simulators.ts'

export interface AppOptions {
  services: Services
  readiness: Readiness
  /** Finds the pictures to serve; by default one without drawings. */
  pictures?: FindPicture
  /** The built web app, when there is one to serve. */
  webFolder?: string
  /** How often the event streams look for changes; tests look more often. */
  lookEveryMs?: number
}

/** The whole application without a port: tests call it in process, main listens with it. */
export async function buildApp({
  services,
  readiness,
  pictures,
  webFolder,
  lookEveryMs,
}: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock, log } = services
  const app = await makeServer({ log, trustProxyHops: config.trustProxyHops })
  // Behind proxies the connections are theirs.
  const release =
    config.trustProxyHops === 0 ? capConnections(app.server, config.connectionsPerAddress) : () => undefined
  const hub = new EventHub(services, { marks: MARKS, lookEveryMs })
  registerMetrics(app, config, [
    () => timerMetrics(services),
    () => hub.metrics(),
    ...AREAS.flatMap(({ metrics }) => (metrics ? [() => metrics(services)] : [])),
  ])
  registerHealth(app, db, readiness)
  registerGuard(app, {
    db,
    clock,
    trustProxyHops: config.trustProxyHops,
    perMinute: config.perMinute,
    personLimits: config.personLimits,
  })
  registerPersonRate(app, { db, clock, limits: config.personLimits })
  // Transactions that wait for each other's rows leave the other half of the connections to reads.
  const transactions = makeGate(Math.max(1, Math.floor(poolSize(db) / 2)))
  const routes = AREAS.flatMap((area) => area.routes ?? [])
  registerEndpoints(app, routes, {
    checkAnswers: config.mode === 'test',
    makeCtx: (request, actor) => {
      const { signal } = request
      return makeCtx(services, {
        actor,
        locale: pickLocale(request.headers['accept-language']),
        requestId: request.id,
        ip: request.address,
        signal,
        inTurn: (work) => transactions(work, { path: [whoseIs(request)], signal }),
      })
    },
  })
  registerEvents(app, { hub, release })
  const document = openApiDocument()
  app.get('/api/openapi.json', () => document)
  if (services.providers.payments.size > 0)
    await registerPaymentNotices(app, PAYABLES, () => systemCtx(services, newId()))
  if (config.mode !== 'production') await registerSimulators(app, services)
  const host = { db, storage: services.providers.storage, drawings: nothingToDraw }
  registerFiles(app, host, pictures ?? pictureFinder(host))
  await registerWeb(app, webFolder ?? '', config)
  return app
}

/** Without the demo world there are no drawings. */
function nothingToDraw(): never {
  throw new Error('nobody can draw this')
}

/** The jobs of all areas. `deliver` sends the simulated channel's notices to our own address. */
export const jobsWith = (deliver: Deliver): JobSpecs => ({
  ...AREA_JOBS,
  'simulator.notify': { run: (ctx, { noticeId }) => deliverNotice(ctx.db, deliver, noticeId) },
})
