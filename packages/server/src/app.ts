import type { FastifyInstance } from 'fastify'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import { accountRoutes } from './modules/account/index.ts'
import { addressesRoutes } from './modules/addresses/index.ts'
import { authRoutes, pruneAuth, sendCodeMessage } from './modules/auth/index.ts'
import {
  answerCancelByTimer,
  autoReceive,
  checkoutPayable,
  expireCheckout,
  ordersRoutes,
} from './modules/orders/index.ts'
import {
  askLater,
  closeAttempt,
  paymentsRoutes,
  queryAttempt,
  registerPaymentNotices,
  sendRefund,
  type Payables,
} from './modules/payments/index.ts'
import { cartRoutes } from './modules/cart/index.ts'
import { catalogueRoutes, keepIndex } from './modules/catalogue/index.ts'
import { favouritesRoutes } from './modules/favourites/index.ts'
import { filesRoutes, pictureFinder, registerFiles, type FindPicture } from './modules/files/index.ts'
import { reviewsRoutes } from './modules/reviews/index.ts'
import { pruneRates } from './platform/access/person-rate.ts'
import { addSeconds, HOUR } from './platform/clock.ts'
import { pruneKeys } from './platform/idempotency.ts'
import { registerHealth, type Readiness } from './platform/health.ts'
import { capConnections } from './platform/http/connections.ts'
import { registerGuard } from './platform/http/guard.ts'
import type { AllHandlers } from './platform/http/handlers.ts'
import { openApiDocument } from './platform/http/openapi.ts'
import { registerPersonRate } from './platform/http/person-rate.ts'
import { registerEndpoints } from './platform/http/register.ts'
import { makeServer } from './platform/http/server.ts'
import { registerWeb } from './platform/http/web.ts'
import type { JobHandlers } from './platform/jobs/worker.ts'
import { makeCtx, systemCtx, type Services } from './platform/make-ctx.ts'
import { registerMetrics } from './platform/metrics.ts'
import { newId } from './platform/ids.ts'
import type { TimerHandlers } from './platform/timers/timers.ts'
import { deliverNotice, type Deliver } from './providers/payment/simulator/deliver.ts'
import { registerSimulators } from './providers/simulators.ts'

/** Who stands behind a payment, by kind. */
const PAYABLES: Payables = { checkout: checkoutPayable }

const HANDLERS: AllHandlers = {
  account: accountRoutes,
  addresses: addressesRoutes,
  auth: authRoutes,
  cart: cartRoutes,
  catalogue: catalogueRoutes,
  favourites: favouritesRoutes,
  files: filesRoutes,
  orders: ordersRoutes,
  payments: paymentsRoutes(PAYABLES),
  reviews: reviewsRoutes,
}

export interface AppOptions {
  services: Services
  readiness: Readiness
  /** Finds pictures; one that draws the demo world's, or none. */
  pictures?: FindPicture
  /** The built web app, when there is one to serve. */
  webFolder?: string
}

/** The whole application without a port: tests call it in process, main listens with it. */
export async function buildApp({ services, readiness, pictures, webFolder }: AppOptions): Promise<FastifyInstance> {
  const { config, db, clock, log } = services
  const app = await makeServer({ log, trustProxyHops: config.trustProxyHops })
  if (config.trustProxyHops === 0) capConnections(app.server, config.connectionsPerAddress)
  registerMetrics(app)
  registerHealth(app, db, readiness)
  registerGuard(app, {
    db,
    clock,
    trustProxyHops: config.trustProxyHops,
    perMinute: config.perMinute,
  })
  registerPersonRate(app, { db, clock, limits: config.personLimits })
  registerEndpoints(app, HANDLERS, {
    checkAnswers: config.mode === 'test',
    makeCtx: (request, actor) =>
      // Typed at each route by its endpoint; here every actor and error passes through the one door.
      makeCtx(services, {
        actor,
        locale: pickLocale(request.headers['accept-language']),
        requestId: request.id,
        ip: request.address,
      }) as never,
  })
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

/** Without the demo world no row describes a drawing. */
function nothingToDraw(): never {
  throw new Error('nobody can draw this')
}

/** What runs after commit, by job name. `deliver` carries the simulated channel's notices to our own door. */
export function jobHandlers(services: Services, deliver: Deliver): JobHandlers {
  const ctx = () => systemCtx(services, newId())
  return {
    'sms.send': (payload) => sendCodeMessage(ctx(), payload),
    'attempt.query': ({ attemptId }) => queryAttempt(ctx(), PAYABLES, attemptId),
    'attempt.close': ({ attemptId }) => closeAttempt(ctx(), PAYABLES, attemptId),
    'refund.send': ({ refundId }) => sendRefund(ctx(), PAYABLES, refundId),
    'simulator.notify': ({ noticeId }) => deliverNotice(services.db, deliver, noticeId),
  }
}

/** What happens by itself when its time comes. */
export const TIMER_HANDLERS: TimerHandlers = {
  'checkout.unpaid': expireCheckout,
  'order.cancelUnanswered': answerCancelByTimer,
  'order.autoReceive': autoReceive,
  'attempt.query': askLater,
  'house.upkeep': async (ctx) => {
    // Each removes a batch and says whether it was full: then the rest follows at once, however much was written.
    const full = [await pruneAuth(ctx), await pruneKeys(ctx), await pruneRates(ctx)].includes(true)
    return full ? ctx.clock.now() : addSeconds(ctx.clock.now(), HOUR)
  },
  'search.upkeep': keepIndex,
}
