import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { loginBody, loginResult } from '@zhujia/contract/auth/schemas.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type { login as endpoint } from '@zhujia/contract/auth/endpoints.ts'
import { textsFor } from '#locales/texts.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { checkCode, spendCode } from '../codes.ts'
import { passwordFits } from '../hash.ts'
import { findAccount, type Account } from '../repository.ts'
import { forgetGuesses, mayGuess } from '../throttle.ts'
import { createUser } from './create-user.ts'
import { openSession } from './open-session.ts'

type LoginCtx = Ctx<ErrorOf<typeof endpoint>, Actor>
type Body = z.output<typeof loginBody>
type Result = z.output<typeof loginResult>

/** Signs in by password or by code. Hashing happens outside the transaction. */
export async function login(ctx: LoginCtx, body: Body): Promise<Result> {
  return 'password' in body ? byPassword(ctx, body) : byCode(ctx, body)
}

async function byPassword(ctx: LoginCtx, body: Extract<Body, { password: string }>): Promise<Result> {
  if (!(await mayGuess(ctx, body.phone))) return ctx.refuse('LOGIN_THROTTLED')
  const account = await findAccount(ctx.db, body.phone)
  const fits = await passwordFits(account?.passwordHash, body.password)
  if (!account || !fits) return ctx.refuse('LOGIN_FAILED')
  refuseDisabled(ctx, account)
  return ctx.transaction(async (ctx) => {
    await forgetGuesses(ctx, body.phone)
    return openSession(ctx, account, body.device)
  })
}

async function byCode(ctx: LoginCtx, body: Extract<Body, { code: string }>): Promise<Result> {
  const codeId = await checkCode(ctx, { phone: body.phone, purpose: 'login', digits: body.code })
  if (!codeId) return ctx.refuse('CODE_WRONG')
  return ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, codeId))) return ctx.refuse('CODE_WRONG')
    const account = (await findAccount(ctx.db, body.phone)) ?? (await openAccount(ctx, body.phone))
    refuseDisabled(ctx, account)
    return openSession(ctx, account, body.device)
  })
}

/** The first login by code makes a home owner. Two at once both find the one account that was made. */
async function openAccount(ctx: LoginCtx, phone: string): Promise<Account> {
  const nickname = `${textsFor(ctx.locale).roles.owner}${randomInt(1000, 10_000)}`
  await createUser(ctx, { phone, nickname, roles: ['owner'] })
  return (await findAccount(ctx.db, phone)) ?? ctx.refuse('STATE_CHANGED')
}

function refuseDisabled(ctx: LoginCtx, account: Account): void {
  if (account.disabledAt) ctx.refuse('ACCOUNT_DISABLED')
}
