import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { DAY } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { sha256 } from '#platform/keys.ts'
import { knownDevices, users } from '#tables/auth.ts'
import { takeOne } from './throttle.ts'

/** The most known devices of an account. Each has counters of its own, so their number limits guesses with stolen tokens. */
const PER_ACCOUNT = 10
/** How fast an account makes devices known; beyond it a login succeeds, but its device stays unknown. */
const NEW_PER_DAY = 5

/** The device that presents a token, if it signed in to the account of this phone before. */
export async function findDeviceId(
  ctx: Ctx<never, Actor>,
  { phone, deviceToken }: { phone: string; deviceToken?: string | undefined },
): Promise<string | undefined> {
  if (deviceToken === undefined) return undefined
  const [device] = await ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.phone, phone), eq(knownDevices.tokenHash, sha256(deviceToken))))
  return device?.id
}

/** Makes the device that has just signed in known, unless too many others became known lately. */
export async function rememberDevice(
  ctx: Ctx<never, Actor>,
  { userId, deviceToken }: { userId: string; deviceToken?: string | undefined },
): Promise<void> {
  if (deviceToken === undefined) return
  const lastSeenAt = ctx.clock.now()
  const seenAgain = await ctx.db
    .update(knownDevices)
    .set({ lastSeenAt })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, sha256(deviceToken))))
  if (seenAgain.rowCount === 1) return
  if (!(await takeOne(ctx, { key: `devices of ${userId}`, step: DAY / NEW_PER_DAY }, NEW_PER_DAY))) return
  await ctx.db
    .insert(knownDevices)
    .values({ id: newId(), userId, tokenHash: sha256(deviceToken), lastSeenAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastSeenAt } })
  const surplus = ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(knownDevices.id))
    .offset(PER_ACCOUNT)
  await ctx.db.delete(knownDevices).where(inArray(knownDevices.id, surplus))
}

/** After a new password only the device that set it stays known. */
export async function forgetOtherDevices(
  ctx: Ctx<never, Actor>,
  { userId, deviceToken = '' }: { userId: string; deviceToken?: string | undefined },
): Promise<void> {
  await ctx.db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, sha256(deviceToken))))
}
