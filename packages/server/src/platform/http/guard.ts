import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findActor, readBearer } from '../access/session.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { sha256 } from '../keys.ts'
import { Refusal } from '../refusal.ts'
import { makeCallerAddress } from './caller-address.ts'
import { makeShield, Recent } from './shield.ts'

/** How much of each kind one origin may ask for in a minute without having said who it is. */
type PerMinute = Config['perMinute']

interface GuardOptions {
  db: Db
  clock: Clock
  trustProxyHops: number
  perMinute: PerMinute
}

const ANONYMOUS: Actor = { kind: 'anonymous' }
/** Tokens that were good lately are looked up whoever else calls from the same address. */
const GOOD_TOKENS_MAX = 20_000

/**
 * Finds out who calls and whether they may, before a body is read: floods, then 401, then 403, then everything else.
 * A dead token is 401 on public endpoints too, save where the endpoint ignores sessions.
 */
export function registerGuard(app: FastifyInstance, options: GuardOptions): void {
  const addressOf = makeCallerAddress({ hops: options.trustProxyHops, clock: options.clock })
  const refuseFlood = makeFloodGuard(options)
  const identify = makeIdentify(options)
  app.decorateRequest('actor')
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    request.actor = ANONYMOUS
    request.address = addressOf(request)
    const { spec, shield = 'files' } = request.routeOptions.config
    if (!spec) return refuseFlood(request, shield)
    request.actor = await identify(request, spec)
    if (request.actor.kind === 'anonymous') refuseFlood(request, 'anonymous')
    authorise(request.actor, spec)
  })
}

function makeFloodGuard({ clock, perMinute }: GuardOptions): (request: FastifyRequest, kind: Shield) => void {
  const shields = {
    anonymous: makeShield(perMinute.anonymous, clock),
    files: makeShield(perMinute.files, clock),
    notices: makeShield(perMinute.notices, clock),
  }
  return (request, kind) => {
    if (kind !== 'none' && !shields[kind](request.address)) throw new Refusal('BUSY')
  }
}

/** Looks a token up. One that was not good lately is counted first, so that made-up ones do not reach the database. */
function makeIdentify({ db, clock, perMinute }: GuardOptions) {
  const good = new Recent(GOOD_TOKENS_MAX)
  const mayLookUp = makeShield(perMinute.anonymous, clock)
  return async (request: FastifyRequest, spec: EndpointSpec): Promise<Actor> => {
    const token = readBearer(request.headers.authorization)
    if (token === undefined || spec.ignoresSession) return ANONYMOUS
    const hash = sha256(token ?? '').toString('base64url')
    if (!good.has(hash) && !mayLookUp(request.address)) throw new Refusal('BUSY')
    const actor = token === null ? undefined : await findActor(db, token, clock.now())
    if (!actor) {
      good.delete(hash)
      throw new Refusal('UNAUTHORIZED')
    }
    good.add(hash)
    return actor
  }
}

function authorise(actor: Actor, spec: EndpointSpec): void {
  if (spec.access === 'public') return
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED')
  const allowed = spec.access
  if (allowed !== 'session' && !actor.roles.some((role) => allowed.includes(role))) throw new Refusal('FORBIDDEN')
}

/** Which limit a route outside the API counts for; `files` when it does not say. */
type Shield = keyof PerMinute | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    shield?: Shield
  }
}
