import { randomInt } from 'node:crypto'
import { Counter } from 'prom-client'
import type { z } from 'zod'
import type { loginBody, loginResult } from '@zhujia/contract/auth/schemas.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type { login as endpoint } from '@zhujia/contract/auth/endpoints.ts'
import { textsFor } from '#locales/texts.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { areaCounters } from '#platform/counters.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkCode, spendCode } from '../codes.ts'
import { findDeviceId } from '../devices.ts'
import { passwordFits, turnOf, withTurn } from '../hash.ts'
import { countLogin, uncountLogin } from '../login-rate.ts'
import { findAccount, type Account } from '../repository.ts'
import { type Guesser, mayGuessPassword, maySourceGuess, uncountCode, uncountPassword, undo } from '../throttle.ts'
import { createUser } from './create-user.ts'
import { openSession } from './open-session.ts'

type LoginCtx = Ctx<ErrorOf<typeof endpoint>, Actor>
type Body = z.output<typeof loginBody>
type Result = z.output<typeof loginResult>

const logins = new Counter({
  name: 'zhujia_logins_total',
  help: 'Attempts to sign in by their outcome: ok, or the name of the error',
  labelNames: ['result'],
  registers: [areaCounters],
})

/** Signs in by password or by code; each attempt is counted and logged with its outcome. */
export async function login(ctx: LoginCtx, body: Body): Promise<Result> {
  const record = (result: string) => {
    logins.inc({ result })
    ctx.log.info({ requestId: ctx.requestId, result, by: 'password' in body ? 'password' : 'code' }, 'login')
  }
  try {
    const signedIn = await attempt(ctx, body)
    record('ok')
    return signedIn
  } catch (error) {
    record(error instanceof Refusal ? error.code : 'INTERNAL')
    throw error
  }
}

/** Hashing happens outside the transaction. */
async function attempt(ctx: LoginCtx, body: Body): Promise<Result> {
  const guesser = { phone: body.phone, deviceId: await findDeviceId(ctx, body) }
  if (!('password' in body)) return byCode(ctx, body, guesser)
  // Nothing is counted of what is refused as busy.
  return withTurn(turnOf(ctx, guesser), () => byPassword(ctx, body, guesser))
}

async function byPassword(ctx: LoginCtx, body: Extract<Body, { password: string }>, guesser: Guesser): Promise<Result> {
  // A guess that is refused for its source does not count for the phone, so that strangers cannot prolong the wait of others.
  if (!(await maySourceGuess(ctx, guesser))) return ctx.refuse('TRIES_THROTTLED')
  const mayGuess = await mayGuessPassword(ctx, guesser).catch(async (error: unknown) => {
    await undo(ctx, uncountCode(ctx, guesser))
    throw error
  })
  if (!mayGuess) return ctx.refuse(ctx.providers.sms ? 'LOGIN_THROTTLED' : 'TRIES_THROTTLED')
  const { account, fits } = await checkPassword(ctx, body, guesser)
  if (!account || !fits) return ctx.refuse('LOGIN_FAILED')
  refuseDisabled(ctx, account)
  return ctx.transaction((ctx) => openSession(ctx, account, body))
}

/** Counts a right password as a login and a wrong one as a guess. What could not be verified, busy or broken, is neither. */
async function checkPassword(ctx: LoginCtx, body: Extract<Body, { password: string }>, guesser: Guesser) {
  let isCounted = false
  let fits: boolean | undefined
  try {
    isCounted = await countLogin(ctx, guesser)
    if (!isCounted) return ctx.refuse('LOGIN_PAUSED')
    const account = await findAccount(ctx.db, body.phone)
    fits = await passwordFits(account?.passwordHash, body.password, turnOf(ctx, guesser))
    return { account, fits }
  } finally {
    if (isCounted && fits !== true) await undo(ctx, uncountLogin(ctx, guesser))
    if (fits !== false) await undo(ctx, uncountPassword(ctx, guesser))
  }
}

async function byCode(ctx: LoginCtx, body: Extract<Body, { code: string }>, guesser: Guesser): Promise<Result> {
  if (!(await maySourceGuess(ctx, guesser))) return ctx.refuse('TRIES_THROTTLED')
  const codeId = await checkCode(ctx, { ...guesser, purpose: 'login', digits: body.code })
  if (!codeId) return ctx.refuse('CODE_WRONG')
  const signedIn = await ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, codeId))) return ctx.refuse('CODE_WRONG')
    const account = (await findAccount(ctx.db, body.phone)) ?? (await openAccount(ctx, body.phone))
    refuseDisabled(ctx, account)
    return openSession(ctx, account, body)
  })
  // After the transaction, so that people behind one address do not wait for each other.
  await undo(ctx, uncountCode(ctx, guesser))
  return signedIn
}

/** The first login by code opens an account as a homeowner. Two at once find the same account. */
async function openAccount(ctx: LoginCtx, phone: string): Promise<Account> {
  const nickname = `${textsFor(ctx.locale).roles.owner}${randomInt(1000, 10_000)}`
  await createUser(ctx, { phone, nickname, roles: ['owner'] })
  return (await findAccount(ctx.db, phone)) ?? ctx.refuse('STATE_CHANGED')
}

function refuseDisabled(ctx: LoginCtx, account: Account): void {
  if (account.disabledAt) ctx.refuse('ACCOUNT_DISABLED')
}
