import { isMutation } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { personRate, type PersonLimits } from '../access/person-rate.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/types.ts'
import { Refusal } from '../refusal.ts'

/** Refuses a signed-in person who calls more often than one person does. Runs after the guard, which identifies the caller. */
export function registerPersonRate(
  app: FastifyInstance,
  { db, clock, limits }: { db: Db; clock: Clock; limits: PersonLimits },
): void {
  const rate = personRate(db, limits)
  app.addHook('onRequest', async ({ actor, routeOptions: { config } }) => {
    if (!config.spec || actor.kind !== 'user') return
    const call = { userId: actor.userId, isMutation: isMutation(config.spec), now: clock.now() }
    const retryAfterSeconds = await rate.take(call)
    if (retryAfterSeconds > 0) throw new Refusal('TOO_FAST', { retryAfterSeconds })
  })
}
