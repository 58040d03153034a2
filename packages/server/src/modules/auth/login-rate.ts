import { sql } from 'drizzle-orm'
import { addSeconds, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { providerOf, sourceOf, SUBNET_TIMES } from '#platform/networks.ts'
import { loginThrottles } from '#tables/auth.ts'
import { type Counter, type Guesser, oneMore, stepOf, takeOff } from './throttle.ts'

const WINDOW = 10 * MINUTE
const PER_ACCOUNT = 60
const PER_ADDRESS = 300

// Leaking buckets of logins with a right password. They are counted before the password is verified, because verifying is what
// costs. A known device counts for its account only, so that logins of others on its network do not limit it.
const countersOf = (ctx: Ctx<never, Actor>, { phone, deviceId }: Guesser): Counter[] => {
  const { address, subnet } = sourceOf(ctx.ip)
  const ofAccount = { key: `logins of ${phone}`, step: WINDOW / PER_ACCOUNT }
  if (deviceId !== undefined) return [ofAccount]
  const provider = providerOf(ctx.ip)
  const perSubnet = PER_ADDRESS * SUBNET_TIMES
  return [
    ofAccount,
    { key: `logins from ${address}`, step: WINDOW / PER_ADDRESS },
    { key: `logins from ${subnet}`, step: WINDOW / perSubnet },
    ...(provider === undefined
      ? []
      : [{ key: `logins from ${provider}`, step: stepOf(WINDOW, perSubnet * SUBNET_TIMES) }]),
  ]
}

/** Counts a login by password for its account and its source. @returns false, with nothing counted, when one is at its limit */
export async function countLogin(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<boolean> {
  const now = ctx.clock.now()
  const counters = countersOf(ctx, guesser)
  const counted = await ctx.db
    .insert(loginThrottles)
    .values(counters.map(({ key, step }) => ({ key, emptyAt: addSeconds(now, step) })))
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: oneMore(now) },
      setWhere: sql`${oneMore(now)} <= ${addSeconds(now, WINDOW)}::timestamptz`,
    })
    .returning({ key: loginThrottles.key })
  if (counted.length === counters.length) return true
  const taken = counters.filter((counter) => counted.some(({ key }) => key === counter.key))
  if (taken.length > 0) await takeOff(ctx, taken)
  return false
}

/** Takes the login off again after a wrong password. */
export const uncountLogin = (ctx: Ctx<never, Actor>, guesser: Guesser): Promise<void> =>
  takeOff(ctx, countersOf(ctx, guesser))
