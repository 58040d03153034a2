import { and, count, eq, gt, max, sql } from 'drizzle-orm'
import { loginAttempts } from '#tables/auth.ts'
import { addSeconds, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'

const WINDOW_SECONDS = 15 * MINUTE
const PER_PHONE = 5
const PER_ADDRESS = 30
const PER_SUBNET = 200

/**
 * Counts a guess before it is looked at, so parallel guesses cannot slip through together.
 * After 5 wrong ones in 15 minutes a phone gets one try a minute; it is never locked for good.
 * @returns whether this guess may be looked at
 */
export async function mayGuess(ctx: Ctx<never, Actor>, phone: string): Promise<boolean> {
  const now = ctx.clock.now()
  const id = newId()
  const [previous] = await ctx.db
    .select({ at: max(loginAttempts.at) })
    .from(loginAttempts)
    .where(and(eq(loginAttempts.phone, phone), eq(loginAttempts.isThrottled, false)))
  await ctx.db.insert(loginAttempts).values({ id, phone, ip: ctx.ip, at: now })
  const since = and(gt(loginAttempts.at, addSeconds(now, -WINDOW_SECONDS)), eq(loginAttempts.isThrottled, false))
  const [seen] = await ctx.db
    .select({
      phone: count(sql`case when ${loginAttempts.phone} = ${phone} then 1 end`),
      address: count(sql`case when ${loginAttempts.ip} = ${ctx.ip}::inet then 1 end`),
      subnet: count(),
    })
    .from(loginAttempts)
    .where(
      and(
        since,
        sql`(${loginAttempts.phone} = ${phone} or ${loginAttempts.ip} << set_masklen(${ctx.ip}::inet, 24) or ${loginAttempts.ip} = ${ctx.ip}::inet)`,
      ),
    )
  const isWithin = seen !== undefined && seen.address <= PER_ADDRESS && seen.subnet <= PER_SUBNET
  const rested = !previous?.at || previous.at <= addSeconds(now, -MINUTE)
  if (isWithin && (seen.phone <= PER_PHONE || rested)) return true
  await ctx.db.update(loginAttempts).set({ isThrottled: true }).where(eq(loginAttempts.id, id))
  return false
}

/** A right password clears the phone's count. */
export async function forgetGuesses(ctx: Ctx<never, Actor>, phone: string): Promise<void> {
  await ctx.db.delete(loginAttempts).where(eq(loginAttempts.phone, phone))
}
