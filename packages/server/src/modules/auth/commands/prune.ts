import { inArray, lt, or } from 'drizzle-orm'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { loginAttempts, sessions, smsCodes } from '#tables/auth.ts'

/** A batch stays well inside the statement limit; what is left goes an hour later. */
const BATCH = 5000

/** Removes what no longer counts: dead sessions, and codes and guesses beyond every throttle's window. */
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
  await ctx.db
    .delete(loginAttempts)
    .where(
      inArray(
        loginAttempts.id,
        ctx.db
          .select({ id: loginAttempts.id })
          .from(loginAttempts)
          .where(lt(loginAttempts.at, twoDaysAgo))
          .limit(BATCH),
      ),
    )
}
