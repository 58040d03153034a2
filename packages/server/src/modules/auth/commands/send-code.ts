import { and, count, eq, gt, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { codeBody, codeResult, ownCodeBody } from '@zhujia/contract/auth/schemas.ts'
import { matchLocale, DEFAULT_LOCALE } from '@zhujia/contract/core/locales.ts'
import { addSeconds, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx, UserActor } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { providerOf, sourceOf, SUBNET_TIMES } from '#platform/networks.ts'
import { smsCodes } from '#tables/auth.ts'
import { CODE_MINUTES, type CodePurpose, digitsOf } from '../codes.ts'
import { countCodeOfAll } from '../code-total.ts'
import { findDeviceId } from '../devices.ts'
import { getAccount, lockCodes } from '../repository.ts'
import type { Guesser } from '../throttle.ts'

const BETWEEN_SECONDS = 60
const PER_HOUR = 5
const PER_DAY = 10
const PER_ADDRESS_DAY = 20
const PER_SUBNET_DAY = 100
const PER_PROVIDER_DAY = PER_SUBNET_DAY * SUBNET_TIMES

type SendCtx<A extends Actor = Actor> = Ctx<'CODE_TOO_SOON' | 'CODE_LIMIT_HOUR' | 'CODE_LIMIT' | 'SMS_UNAVAILABLE', A>

/** Requests a code for (phone, purpose). The answer does not depend on whether the phone has an account. */
export async function sendCode(ctx: SendCtx, body: z.output<typeof codeBody>): Promise<z.output<typeof codeResult>> {
  return issueCode(ctx, body)
}

/** Requests a code that only the caller can use: to their own phone, or to the one that is to be theirs, whoever has it now. */
export async function sendOwnCode(
  ctx: SendCtx<UserActor>,
  body: z.output<typeof ownCodeBody>,
): Promise<z.output<typeof codeResult>> {
  const { userId } = ctx.actor
  const phone = 'phone' in body ? body.phone : (await getAccount(ctx.db, userId)).phone
  return issueCode(ctx, { ...body, phone, userId })
}

interface Wanted {
  phone: string
  purpose: CodePurpose
  userId?: string
  deviceToken?: string | undefined
}

async function issueCode(ctx: SendCtx, wanted: Wanted): Promise<z.output<typeof codeResult>> {
  if (!ctx.providers.sms) return ctx.refuse('SMS_UNAVAILABLE')
  const { phone, purpose, userId } = wanted
  return ctx.transaction(async (ctx) => {
    const { address, subnet } = sourceOf(ctx.ip)
    await lockCodes(ctx.db, { phone, subnet, provider: providerOf(ctx.ip) })
    const deviceId = await findDeviceId(ctx, wanted)
    await refuseTooMany(ctx, { phone, deviceId })
    const now = ctx.clock.now()
    const expiresAt = addSeconds(now, CODE_MINUTES * MINUTE)
    const id = newId()
    await ctx.db
      .insert(smsCodes)
      .values({ id, phone, purpose, userId, deviceId, ip: address, createdAt: now, expiresAt })
    await ctx.jobs.send(ctx.db, 'sms.send', { codeId: id, locale: ctx.locale })
    return { retryAfterSeconds: BETWEEN_SECONDS, expiresAt: expiresAt.toISOString() }
  })
}

async function refuseTooMany(ctx: SendCtx, guesser: Guesser): Promise<void> {
  const now = ctx.clock.now()
  // Known devices of a number share one count, all other devices another.
  const mine = and(
    eq(smsCodes.phone, guesser.phone),
    guesser.deviceId === undefined ? isNull(smsCodes.deviceId) : isNotNull(smsCodes.deviceId),
  )
  const { address, subnet } = sourceOf(ctx.ip)
  const fromAddress = sql`${smsCodes.ip} = ${address}::inet`
  const fromProvider = sql`${smsCodes.ip} <<= ${providerOf(ctx.ip) ?? subnet}::inet`
  const fromSubnet = sql`${smsCodes.ip} <<= ${subnet}::inet`
  // Many new users may share an address, but they enter their codes. Only codes that were not entered count here.
  const strangers = sql`${smsCodes.usedAt} is null and ${smsCodes.deviceId} is null`
  const [seen] = await ctx.db
    .select({
      last: max(sql`case when ${mine} then ${smsCodes.createdAt} end`).mapWith(smsCodes.createdAt),
      hour: count(sql`case when ${mine} and ${smsCodes.createdAt} > ${addSeconds(now, -HOUR)} then 1 end`),
      day: count(sql`case when ${mine} then 1 end`),
      address: count(sql`case when ${fromAddress} and ${strangers} then 1 end`),
      provider: count(sql`case when ${strangers} and ${fromProvider} then 1 end`),
      subnet: count(sql`case when ${fromSubnet} and ${strangers} then 1 end`),
    })
    .from(smsCodes)
    .where(and(gt(smsCodes.createdAt, addSeconds(now, -DAY)), or(mine, fromProvider)))
  if (!seen) return
  if (seen.last && seen.last > addSeconds(now, -BETWEEN_SECONDS)) ctx.refuse('CODE_TOO_SOON')
  if (seen.day >= PER_DAY) ctx.refuse('CODE_LIMIT')
  if (seen.hour >= PER_HOUR) ctx.refuse('CODE_LIMIT_HOUR')
  // Requests of others on its network do not limit a known device.
  if (guesser.deviceId === undefined) await refuseStrangers(ctx, seen)
}

/** `sent` are the codes of a day that nobody entered, of each network. An IPv4 address has its subnet for a provider. */
async function refuseStrangers(
  ctx: SendCtx,
  sent: { address: number; subnet: number; provider: number },
): Promise<void> {
  if (sent.address >= PER_ADDRESS_DAY || sent.subnet >= PER_SUBNET_DAY || sent.provider >= PER_PROVIDER_DAY)
    ctx.refuse('CODE_LIMIT')
  const full = await countCodeOfAll(ctx)
  if (full !== undefined) ctx.refuse(full === 'minute' ? 'CODE_TOO_SOON' : 'CODE_LIMIT')
}

/** The job that sends the message to the carrier. An expired or used code is not sent. */
export async function sendCodeMessage(ctx: Ctx<never, Actor>, job: { codeId: string; locale: string }): Promise<void> {
  const [code] = await ctx.db.select().from(smsCodes).where(eq(smsCodes.id, job.codeId))
  if (!code || code.usedAt || code.expiresAt <= ctx.clock.now()) return
  const params = { code: digitsOf(ctx.config.secret, code), minutes: String(CODE_MINUTES) }
  const locale = matchLocale(job.locale) ?? DEFAULT_LOCALE
  await ctx.providers.sms?.send({ phone: code.phone, template: 'code', params, locale }, ctx.signal)
}
