import type { FastifyInstance } from 'fastify'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import { accountRoutes } from './modules/account/index.ts'
import { addressesRoutes } from './modules/addresses/index.ts'
import { authRoutes, sendCodeMessage } from './modules/auth/index.ts'
import { cartRoutes } from './modules/cart/index.ts'
import { catalogueRoutes } from './modules/catalogue/index.ts'
import { filesRoutes, registerFiles, type Drawings } from './modules/files/index.ts'
import { registerHealth, type Readiness } from './platform/health.ts'
import { registerGuard } from './platform/http/guard.ts'
import type { AllHandlers } from './platform/http/handlers.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { registerEndpoints } from './platform/http/register.ts'
import { makeServer } from './platform/http/server.ts'
import { registerWeb } from './platform/http/web.ts'
import type { JobHandlers } from './platform/jobs/worker.ts'
import { makeCtx, systemCtx, type Services } from './platform/make-ctx.ts'
import { registerMetrics } from './platform/metrics.ts'
import { newId } from './platform/ids.ts'
import { registerSimulators } from './providers/simulators.ts'

const HANDLERS: AllHandlers = { account: accountRoutes, addresses: addressesRoutes, auth: authRoutes, cart: cartRoutes, catalogue: catalogueRoutes, files: filesRoutes }

export interface AppOptions {
  services: Services
  readiness: Readiness
  /** Draws the pictures of the demo world. */
  drawings?: Drawings
  /** The built web app, when there is one to serve. */
  webFolder?: string
}

/** The whole application without a port: tests call it in process, main listens with it. */
export async function buildApp({ services, readiness, drawings, webFolder }: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock, log } = services
  const app = await makeServer({ log, trustProxyHops: config.trustProxyHops })
  registerMetrics(app)
  registerHealth(app, db, readiness)
  registerGuard(app, { db, clock, anonymousPerMinute: config.anonymousPerMinute })
  registerEndpoints(app, HANDLERS, {
    checkAnswers: config.mode === 'test',
    makeCtx: (request, actor) =>
      // Typed at each route by its endpoint; here every actor and error passes through the one door.
      makeCtx(services, { actor, locale: pickLocale(request.headers['accept-language']), requestId: request.id, ip: request.ip }) as never,
  })
  const document = openApiDocument()
  app.get('/api/openapi.json', () => document)
  if (config.mode !== 'production') registerSimulators(app, db)
  registerFiles(app, { db, storage: services.providers.storage, drawings: drawings ?? nothingToDraw })
  await registerWeb(app, webFolder ?? '')
  return app
}

/** Without the demo world no row describes a drawing. */
function nothingToDraw(): never {
  throw new Error('nobody can draw this')
}

/** What runs after commit, by job name. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    'sms.send': (payload) => sendCodeMessage(systemCtx(services, newId()), payload),
  }
}
