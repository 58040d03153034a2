import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findActor, readBearer } from '../access/session.ts'
import type { Clock } from '../clock.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../db/types.ts'
import { Refusal } from '../refusal.ts'

interface GuardOptions {
  db: Db
  clock: Clock
  anonymousPerMinute: number
}

const ANONYMOUS: Actor = { kind: 'anonymous' }

/**
 * Finds out who calls and whether they may, before a body is read: 401, then 403, then everything else.
 * A dead token is 401 on public endpoints too, save where the endpoint ignores sessions.
 */
export function registerGuard(app: FastifyInstance, options: GuardOptions): void {
  const shield = anonymousShield(options.anonymousPerMinute)
  app.decorateRequest('actor')
  app.addHook('onRequest', async (request) => {
    const spec = request.routeOptions.config.spec
    request.actor = ANONYMOUS
    if (!spec) return
    request.actor = await identify(request, spec, options)
    if (request.actor.kind === 'anonymous' && !shield(request.ip, options.clock.now().getTime()))
      throw new Refusal('BUSY')
    authorise(request.actor, spec)
  })
}

async function identify(request: FastifyRequest, spec: EndpointSpec, { db, clock }: GuardOptions): Promise<Actor> {
  const token = readBearer(request.headers.authorization)
  if (token === undefined || spec.ignoresSession) return ANONYMOUS
  const actor = token === null ? undefined : await findActor(db, token, clock.now())
  if (!actor) throw new Refusal('UNAUTHORIZED')
  return actor
}

function authorise(actor: Actor, spec: EndpointSpec): void {
  if (spec.access === 'public') return
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED')
  const allowed = spec.access
  if (allowed !== 'session' && !actor.roles.some((role) => allowed.includes(role))) throw new Refusal('FORBIDDEN')
}

/** A coarse shield against floods, counted per process and address in fixed minutes. */
function anonymousShield(perMinute: number): (address: string, nowMs: number) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return (address, nowMs) => {
    const current = Math.floor(nowMs / 60_000)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= perMinute
  }
}
