import type { z } from 'zod'
import type { changePassword as endpoint } from '@zhujia/contract/auth/endpoints.ts'
import type { changePasswordBody, renewedSession } from '@zhujia/contract/auth/schemas.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import { notify, onePerson } from '#modules/notifications/index.ts'
import type { Ctx } from '#platform/context.ts'
import { checkOwnCode, spendCode } from '../codes.ts'
import { findDeviceId } from '../devices.ts'
import { hashPassword, turnOf, withTurn } from '../hash.ts'
import { isOwnPassword } from '../own-password.ts'
import { isStrongPassword } from '../policy.ts'
import { type Account, changeProof, getAccount } from '../repository.ts'
import type { Guesser } from '../throttle.ts'
import { keepThisDevice } from './keep-device.ts'
import { dropPhoneChange } from './phone-change.ts'

type ChangeCtx = Ctx<ErrorOf<typeof endpoint>>
type Body = z.output<typeof changePasswordBody>

/**
 * Sets a new password by the old one or by a code. In the same transaction every session ends but this one, which gets a new token.
 * Without an idempotency key, which would store the token: whoever loses the answer logs in again.
 */
export async function changePassword(ctx: ChangeCtx, body: Body): Promise<z.output<typeof renewedSession>> {
  const { deviceToken, password } = body
  const account = await getAccount(ctx.db, ctx.actor.userId)
  const { phone, roles } = account
  if (!isStrongPassword(password, { phone, roles: roles.map(({ role }) => role) })) return ctx.refuse('PASSWORD_WEAK')
  const guesser = { phone, deviceId: await findDeviceId(ctx, { phone, deviceToken }) }
  const codeId = await prove(ctx, account, { body, guesser })
  const turn = turnOf(ctx, guesser)
  const passwordHash = await withTurn(turn, () => hashPassword(password, turn))
  return ctx.transaction(async (ctx) => {
    if (codeId !== undefined && !(await spendCode(ctx, codeId))) return ctx.refuse('CODE_WRONG')
    const authEpoch = await changeProof(ctx.db, account, { passwordHash })
    if (authEpoch === undefined) return ctx.refuse('STATE_CHANGED')
    const renewed = await keepThisDevice(ctx, { authEpoch, deviceToken })
    await dropPhoneChange(ctx, account.id)
    await notify(ctx.db, { category: 'account', kind: 'passwordChanged', at: ctx.clock.now() }, onePerson(account.id))
    return renewed
  })
}

/** @returns the code to be spent, undefined where the old password was the proof */
async function prove(
  ctx: ChangeCtx,
  account: Account,
  { body, guesser }: { body: Body; guesser: Guesser },
): Promise<string | undefined> {
  if ('code' in body) {
    const given = { ...guesser, purpose: 'changePassword' as const, digits: body.code }
    return (await checkOwnCode(ctx, given)) ?? ctx.refuse('CODE_WRONG')
  }
  const isRight = await isOwnPassword(ctx, account, { password: body.oldPassword, guesser })
  return isRight ? undefined : ctx.refuse('OLD_PASSWORD_WRONG')
}
