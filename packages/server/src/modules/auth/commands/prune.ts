import { inArray, lt, or } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { knownDevices, sessions, smsCodes } from '#tables/auth.ts'
import { deleteEmptyThrottles } from '../repository.ts'

/** A batch stays well inside the statement limit; what is left goes an hour later. */
const BATCH = 5000
const DEVICE_DAYS = 180

/** Removes what no longer counts: dead sessions, and codes beyond every limit's window, devices long unseen, empty counters. */
export async function pruneAuth(ctx: Ctx<never, Actor>): Promise<void> {
  const now = ctx.clock.now()
  const twoDaysAgo = addSeconds(now, -2 * DAY)
  const dead = or(lt(sessions.idleExpiresAt, now), lt(sessions.absoluteExpiresAt, now))
  await ctx.db
    .delete(sessions)
    .where(inArray(sessions.id, ctx.db.select({ id: sessions.id }).from(sessions).where(dead).limit(BATCH)))
  await ctx.db
    .delete(smsCodes)
    .where(
      inArray(
        smsCodes.id,
        ctx.db.select({ id: smsCodes.id }).from(smsCodes).where(lt(smsCodes.createdAt, twoDaysAgo)).limit(BATCH),
      ),
    )
  const forgotten = lt(knownDevices.lastSeenAt, addSeconds(now, -DEVICE_DAYS * DAY))
  await ctx.db
    .delete(knownDevices)
    .where(
      inArray(knownDevices.id, ctx.db.select({ id: knownDevices.id }).from(knownDevices).where(forgotten).limit(BATCH)),
    )
  await pruneThrottles(ctx)
}

/** Anybody can make counters, so that all empty ones go, batch by batch. */
async function pruneThrottles(ctx: Ctx<never, Actor>): Promise<void> {
  let gone = BATCH
  while (gone === BATCH) gone = await deleteEmptyThrottles(ctx.db, ctx.clock.now(), BATCH)
}
