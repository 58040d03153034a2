import type { CODE_PURPOSES, NEW_PHONE_PURPOSE, OWN_CODE_PURPOSES } from '@zhujia/contract/auth/schemas.ts'
import { SMS_CODE_DIGITS } from '@zhujia/contract/core/limits.ts'
import { and, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { keyedHash, sameBytes } from '#platform/keys.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { smsCodes } from '#tables/auth.ts'
import { type Guesser, maySourceGuess, uncountCode, undo } from './throttle.ts'

export type CodePurpose = (typeof CODE_PURPOSES)[number] | (typeof OWN_CODE_PURPOSES)[number] | typeof NEW_PHONE_PURPOSE
export const CODE_MINUTES = 5
const TRIES = 5

/**
 * The digits of a code row. They are derived by a keyed hash from the row's random id, its phone and purpose:
 * no table, job or log ever holds them, and they fit nothing else.
 */
export function digitsOf(secret: string, code: { id: string; phone: string; purpose: string }): string {
  const number =
    keyedHash(secret, 'sms-code', [code.id, code.phone, code.purpose]).readUIntBE(0, 6) % 10 ** SMS_CODE_DIGITS
  return String(number).padStart(SMS_CODE_DIGITS, '0')
}

/** A known device can only use the codes that it requested; all other devices share theirs. */
const codesOf = ({ phone, deviceId }: Guesser): SQL | undefined =>
  and(eq(smsCodes.phone, phone), deviceId === undefined ? isNull(smsCodes.deviceId) : eq(smsCodes.deviceId, deviceId))

/** Spends one of five tries on the newest live code of (guesser, purpose); the id of the code when the digits fit. */
export async function checkCode(
  ctx: Ctx<never, Actor>,
  given: Guesser & { purpose: CodePurpose; digits: string; userId?: string },
): Promise<string | undefined> {
  const newest = ctx.db
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(
      and(
        codesOf(given),
        eq(smsCodes.purpose, given.purpose),
        given.userId === undefined ? isNull(smsCodes.userId) : eq(smsCodes.userId, given.userId),
      ),
    )
    .orderBy(desc(smsCodes.createdAt))
    .limit(1)
  const [code] = await ctx.db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(
        eq(smsCodes.id, newest),
        isNull(smsCodes.usedAt),
        lt(smsCodes.tries, TRIES),
        gt(smsCodes.expiresAt, ctx.clock.now()),
      ),
    )
    .returning()
  if (!code) return undefined
  const fits = sameBytes(Buffer.from(digitsOf(ctx.config.secret, code)), Buffer.from(given.digits))
  return fits ? code.id : undefined
}

/** Gives back the try that a right code has taken, for what may be refused after it. */
export async function returnTry(ctx: Ctx<never, Actor>, id: string): Promise<void> {
  await ctx.db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} - 1` })
    .where(eq(smsCodes.id, id))
}

/** Marks a code as used, in the transaction of what it allows; false when another request was first. */
export async function spendCode(ctx: Ctx<never, Actor>, id: string): Promise<boolean> {
  const spent = await ctx.db
    .update(smsCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
  return spent.rowCount === 1
}

/**
 * Checks a code that the caller asked for while logged in. A right one is not counted as a guess, and until it is spent it may be sent
 * again, whatever is refused beside it.
 * @returns its id, to be spent with what it allows; undefined when it is wrong
 */
export async function checkOwnCode(
  ctx: Ctx<'TRIES_THROTTLED'>,
  given: Guesser & { purpose: CodePurpose; digits: string },
): Promise<string | undefined> {
  if (!(await maySourceGuess(ctx, given))) return ctx.refuse('TRIES_THROTTLED')
  const id = await checkCode(ctx, { ...given, userId: ctx.actor.userId })
  if (id === undefined) return undefined
  await undo(ctx, uncountCode(ctx, given))
  await undo(ctx, returnTry(ctx, id))
  return id
}
