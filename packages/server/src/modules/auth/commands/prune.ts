import { inArray, lt, or } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { PRUNE_BATCH } from '#platform/db/prune.ts'
import { loginAttempts, sessions, smsCodes } from '#tables/auth.ts'

/**
 * Removes what no longer counts: dead sessions, and codes and guesses beyond every throttle's window.
 * @returns whether a batch was full, so that more may be left
 */
export async function pruneAuth(ctx: Ctx<never, Actor>): Promise<boolean> {
  const { db } = ctx
  const now = ctx.clock.now()
  const twoDaysAgo = addSeconds(now, -2 * DAY)
  const dead = or(lt(sessions.idleExpiresAt, now), lt(sessions.absoluteExpiresAt, now))
  const deadSessions = db.select({ id: sessions.id }).from(sessions).where(dead).limit(PRUNE_BATCH)
  const oldCodes = db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(lt(smsCodes.createdAt, twoDaysAgo))
    .limit(PRUNE_BATCH)
  const oldGuesses = db
    .select({ id: loginAttempts.id })
    .from(loginAttempts)
    .where(lt(loginAttempts.at, twoDaysAgo))
    .limit(PRUNE_BATCH)
  const pruned = [
    await db.delete(sessions).where(inArray(sessions.id, deadSessions)),
    await db.delete(smsCodes).where(inArray(smsCodes.id, oldCodes)),
    await db.delete(loginAttempts).where(inArray(loginAttempts.id, oldGuesses)),
  ]
  return pruned.some(({ rowCount }) => rowCount === PRUNE_BATCH)
}
