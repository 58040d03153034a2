import { type SQL, sql } from 'drizzle-orm'
import { addSeconds, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { providerOf, sourceOf, SUBNET_TIMES } from '#platform/networks.ts'
import { loginThrottles } from '#tables/auth.ts'

const PER_PHONE = 5
/** After five guesses a phone gets one more every minute; it is never locked for good. */
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
export const oneMore = (now: Date): SQL =>
  sql`greatest(${loginThrottles.emptyAt}, ${now}::timestamptz) + (excluded.empty_at - ${now}::timestamptz)`

/** How far one guess moves a bucket's instant: in whole milliseconds, as instants are stored, so that taking a guess back undoes it exactly. */
export const stepOf = (window: number, most: number): number => Math.floor((window * 1000) / most) / 1000

/**
 * Counts a guess for where it comes from: for the address, and for each wider network only what the narrower one may, so that one
 * address does not use up the guesses of its neighbours. Guesses at codes count here and, five of them, on the code itself.
 */
export async function maySourceGuess(ctx: Ctx<never, Actor>, { deviceId }: Guesser): Promise<boolean> {
  if (deviceId !== undefined) return true
  const now = ctx.clock.now()
  const full = sql`${addSeconds(now, SOURCE_WINDOW)}::timestamptz`
  // This maximum limits how long an address waits after its last refused guess. Nobody can prolong the wait of a wider network.
  const most = sql`${addSeconds(now, 2 * SOURCE_WINDOW)}::timestamptz`
  const [address, ...wider] = sourcesOf(ctx)
  const { key, emptyAt } = loginThrottles
  // One statement, whose rows are locked from the narrowest to the widest. A new address adds no row where a wider network is full.
  const counted = wider.map(
    (counter, n) => sql`wider${sql.raw(String(n))} as (
      insert into ${loginThrottles} (key, empty_at) select ${counter.key}, ${addSeconds(now, counter.step)}::timestamptz
      from ${sql.raw(n === 0 ? 'address' : `wider${n - 1}`)} where is_admitted
      on conflict (key) do update set empty_at = ${oneMore(now)} where ${oneMore(now)} <= ${full}
      returning true as is_admitted)`,
  )
  const isFull = wider.map(
    (counter) =>
      sql`(${key} = ${counter.key} and ${emptyAt} > ${addSeconds(now, SOURCE_WINDOW - counter.step)}::timestamptz)`,
  )
  const { rowCount } = await ctx.db.execute(sql`with address as (
      insert into ${loginThrottles} (key, empty_at) select ${address.key}, ${addSeconds(now, address.step)}::timestamptz
      where exists (select from ${loginThrottles} where ${key} = ${address.key})
        or not exists (select from ${loginThrottles} where ${sql.join(isFull, sql` or `)})
      on conflict (key) do update set empty_at = least(${oneMore(now)}, ${most})
      returning empty_at <= ${full} as is_admitted),
    ${sql.join(counted, sql`, `)}
    select from ${sql.raw(`wider${wider.length - 1}`)}`)
  return rowCount === 1
}

/**
 * Counts a guess at a password and decides whether the password is verified. Unknown devices share the phone's five guesses, which
 * do not limit known devices.
 */
export const mayGuessPassword = (ctx: Ctx<never, Actor>, guesser: Guesser): Promise<boolean> =>
  takeOne(ctx, { key: phoneKey(guesser), step: ONE_MORE_SECONDS }, PER_PHONE)

/** Adds one to a counter with this maximum. @returns false, with nothing counted, when it is full */
export async function takeOne(ctx: Ctx<never, Actor>, { key, step }: Counter, most: number): Promise<boolean> {
  const now = ctx.clock.now()
  const full = addSeconds(now, most * step)
  const counted = await ctx.db
    .insert(loginThrottles)
    .values({ key, emptyAt: addSeconds(now, step) })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: { emptyAt: oneMore(now) },
      setWhere: sql`${oneMore(now)} <= ${full}::timestamptz`,
    })
  return counted.rowCount === 1
}

/** Takes a right password off the counters of guesses; wrong ones before it stay. */
export async function uncountPassword(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<void> {
  // In the same order as guesses lock them, so that there is no deadlock.
  await takeOff(ctx, [...countedSources(ctx, guesser), { key: phoneKey(guesser), step: ONE_MORE_SECONDS }])
}

/** Takes a right code off the counters of guesses. */
export async function uncountCode(ctx: Ctx<never, Actor>, guesser: Guesser): Promise<void> {
  const sources = countedSources(ctx, guesser)
  if (sources.length > 0) await takeOff(ctx, sources)
}

/** Waits until something is no longer counted. That it cannot be taken off refuses nobody. */
export const undo = (ctx: Ctx<never, Actor>, uncounted: Promise<void>): Promise<void> =>
  uncounted.catch((error: unknown) => ctx.log.warn({ err: error }, 'an attempt stays counted'))

/** A counter, and in how many seconds it leaks one. */
export interface Counter {
  key: string
  step: number
}

/** Takes one off each of these counters. */
export async function takeOff(ctx: Ctx<never, Actor>, counters: readonly Counter[]): Promise<void> {
  const now = ctx.clock.now()
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

const countedSources = (ctx: Ctx<never, Actor>, { deviceId }: Guesser): Counter[] =>
  deviceId === undefined ? sourcesOf(ctx) : []

/** The counters of an address and of its wider networks, which are always locked in this order. */
function sourcesOf({ ip }: Ctx<never, Actor>): [address: Counter, ...wider: Counter[]] {
  const { address, subnet } = sourceOf(ip)
  const provider = providerOf(ip)
  return [
    { key: `address ${address}`, step: SOURCE_WINDOW / PER_ADDRESS },
    { key: `subnet ${subnet}`, step: SOURCE_WINDOW / PER_SUBNET },
    ...(provider === undefined
      ? []
      : [{ key: `provider ${provider}`, step: stepOf(SOURCE_WINDOW, PER_SUBNET * SUBNET_TIMES) }]),
  ]
}
