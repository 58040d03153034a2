import { type SQL, sql } from 'drizzle-orm'
import { addSeconds, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { networksOf } from '#platform/networks.ts'
import { loginThrottles } from '#tables/auth.ts'

const PER_PHONE = 5
/** Once a phone's five guesses are used up, one more is free every minute: it is never locked for good. */
const ONE_MORE_SECONDS = MINUTE
const SOURCE_WINDOW = 15 * MINUTE
const PER_ADDRESS = 30
const PER_SUBNET = 200

/** Who guesses at which account. */
export interface Guesser {
  phone: string
  /** A device that signed in to this account before: its guesses are counted apart from those of strangers. */
  deviceId: string | undefined
}

// Each counter is a leaking bucket, stored as the instant at which it is empty again. A guess moves the instant by one
// step, and is refused where it would then lie further ahead than the bucket holds. Counting and deciding are one
// statement, and the row is locked meanwhile, so that parallel guesses are decided one after the other.
const oneMore = (now: Date): SQL =>
  sql`greatest(${loginThrottles.emptyAt}, ${now}::timestamptz) + (excluded.empty_at - ${now}::timestamptz)`

/**
 * Counts a guess at a password and decides whether it may be looked at. Strangers share the phone's five; what they do
 * binds neither a known device nor those who sign in from the same network on one.
 */
export async function mayGuessPassword(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<boolean> {
  // A guess that its source may not make does not count for the phone: strangers cannot prolong the wait of others.
  return (await maySourceGuess(ctx, guesser)) && countForPhone(ctx, guesser)
}

/** Counts a guess for where it comes from. Guesses at a code count here and, five of them, on the code itself. */
export async function maySourceGuess(ctx: Ctx<never, Actor>, { deviceId }: Guesser): Promise<boolean> {
  if (deviceId !== undefined) return true
  const now = ctx.clock.now()
  // The most that is counted bounds how long a source waits after its last refused guess.
  const most = addSeconds(now, 2 * SOURCE_WINDOW)
  const counters = await ctx.db
    .insert(loginThrottles)
    .values(sourcesOf(ctx).map(({ key, step }) => ({ key, emptyAt: addSeconds(now, step) })))
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: sql`least(${oneMore(now)}, ${most}::timestamptz)` },
    })
    .returning({ emptyAt: loginThrottles.emptyAt })
  return counters.every(({ emptyAt }) => emptyAt <= addSeconds(now, SOURCE_WINDOW))
}

async function countForPhone(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<boolean> {
  const now = ctx.clock.now()
  const full = addSeconds(now, PER_PHONE * ONE_MORE_SECONDS)
  const counted = await ctx.db
    .insert(loginThrottles)
    .values({ key: phoneKey(guesser), emptyAt: addSeconds(now, ONE_MORE_SECONDS) })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: oneMore(now) },
      setWhere: sql`${oneMore(now)} <= ${full}::timestamptz`,
    })
  return counted.rowCount === 1
}

/** A right password was no guess: it is taken off the counters, and the wrong ones before it stay. */
export async function uncountPassword(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<void> {
  const now = ctx.clock.now()
  const sources = guesser.deviceId === undefined ? sourcesOf(ctx) : []
  // In the order in which guesses lock them, so that the two never wait for each other.
  const counters = [...sources, { key: phoneKey(guesser), step: ONE_MORE_SECONDS }]
  await ctx.db
    .insert(loginThrottles)
    .values(counters.map(({ key, step }) => ({ key, emptyAt: addSeconds(now, -step) })))
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: sql`${loginThrottles.emptyAt} + (excluded.empty_at - ${now}::timestamptz)` },
    })
}

const phoneKey = ({ phone, deviceId }: Guesser): string =>
  deviceId === undefined ? `phone ${phone}` : `device ${deviceId}`

function sourcesOf(ctx: Ctx<never, Actor>): { key: string; step: number }[] {
  const { address, subnet } = networksOf(ctx.ip)
  return [
    { key: `address ${address}`, step: SOURCE_WINDOW / PER_ADDRESS },
    { key: `subnet ${subnet}`, step: SOURCE_WINDOW / PER_SUBNET },
  ]
}
