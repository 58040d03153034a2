import { inArray, lt, or } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { knownDevices, sessions, smsCodes } from '#tables/auth.ts'
import { deleteEmptyThrottles } from '../repository.ts'

const DEVICE_DAYS = 180

/**
 * Deletes rows that no longer count: dead sessions, codes older than every limit, devices that have not signed in for long, empty
 * counters.
 * @returns whether a batch was full, so that more may be left
 */
export async function pruneAuth(ctx: Ctx<never, Actor>): Promise<boolean> {
  const { db } = ctx
  const now = ctx.clock.now()
  const dead = or(lt(sessions.idleExpiresAt, now), lt(sessions.absoluteExpiresAt, now))
  const deadSessions = db.select({ id: sessions.id }).from(sessions).where(dead).limit(PRUNE_BATCH)
  const oldCodes = db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(lt(smsCodes.createdAt, addSeconds(now, -2 * DAY)))
    .limit(PRUNE_BATCH)
  const forgottenDevices = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(lt(knownDevices.lastSeenAt, addSeconds(now, -DEVICE_DAYS * DAY)))
    .limit(PRUNE_BATCH)
  const deleted = [
    await db.delete(sessions).where(inArray(sessions.id, deadSessions)),
    await db.delete(smsCodes).where(inArray(smsCodes.id, oldCodes)),
    await db.delete(knownDevices).where(inArray(knownDevices.id, forgottenDevices)),
  ]
  const counters = await deleteEmptyThrottles(db, now, PRUNE_BATCH)
  return [counters, ...deleted.map(({ rowCount }) => rowCount)].includes(PRUNE_BATCH)
}
