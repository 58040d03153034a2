import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PersonLimits } from '../access/person-rate.ts'
import { findActor, readBearer } from '../access/session.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { sha256 } from '../keys.ts'
import { Refusal } from '../refusal.ts'
import { makeCallerAddress } from './caller-address.ts'
import { makePersonShield, makeShield, Recent } from './shield.ts'

/** How many requests of each kind one source may make in a minute. */
type PerMinute = Config['perMinute']

interface GuardOptions {
  db: Db
  clock: Clock
  trustProxyHops: number
  perMinute: PerMinute
  personLimits: PersonLimits
}

const ANONYMOUS: Actor = { kind: 'anonymous' }
/** Tokens that were good lately are not counted together with made-up ones of the same source. */
const GOOD_TOKENS_MAX = 20_000
/** Twice a person's limit: callers between the two get the refusal of the limit, and beyond it are refused before the look-up. */
const PERSON_TIMES = 2

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

/** Looks a token up, unless its source or its person calls too often; a refused call does not reach the database. */
function makeIdentify(options: GuardOptions) {
  const { db, clock } = options
  const good = new Recent<string>(GOOD_TOKENS_MAX)
  const mayLookUp = makeLookUpLimits(options)
  return async (request: FastifyRequest, spec: EndpointSpec): Promise<Actor> => {
    const token = readBearer(request.headers.authorization)
    if (token === undefined || spec.ignoresSession) return ANONYMOUS
    const hash = sha256(token ?? '').toString('base64url')
    if (!mayLookUp(request.address, good.get(hash))) throw new Refusal('BUSY')
    const actor = token === null ? undefined : await findActor(db, token, clock.now())
    if (!actor) {
      good.delete(hash)
      throw new Refusal('UNAUTHORIZED')
    }
    good.set(hash, actor.userId)
    return actor
  }
}

/**
 * Tokens that were not valid lately count as calls without a session. Valid ones have a limit that is many times higher, of which
 * each person may use only a share.
 */
function makeLookUpLimits({ clock, perMinute, personLimits }: GuardOptions) {
  const { readsPerMinute: reads, mutationsPerMinute: mutations } = personLimits
  const mayUnknown = makeShield(perMinute.anonymous, clock)
  const maySource = makeShield(perMinute.signedIn, clock)
  const mayPerson = makePersonShield(reads === 0 || mutations === 0 ? 0 : PERSON_TIMES * (reads + mutations), clock)
  return (address: string, userId: string | undefined): boolean =>
    userId === undefined ? mayUnknown(address) : mayPerson(userId) && maySource(address)
}

function authorise(actor: Actor, spec: EndpointSpec): void {
  if (spec.access === 'public') return
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED')
  const allowed = spec.access
  if (allowed !== 'session' && !actor.roles.some((role) => allowed.includes(role))) throw new Refusal('FORBIDDEN')
}

/** Which limit a route outside the API counts for; `files` when it does not say. */
type Shield = Exclude<keyof PerMinute, 'signedIn'> | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    shield?: Shield
  }
}
