import type { z } from 'zod'
import type { resetBody } from '@zhujia/contract/auth/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { notify, onePerson } from '#modules/notifications/index.ts'
import { checkCode, returnTry, spendCode } from '../codes.ts'
import { findDeviceId, forgetOtherDevices } from '../devices.ts'
import { hashPassword, turnOf, withTurn } from '../hash.ts'
import { isStrongPassword } from '../policy.ts'
import { findAccount, replacePassword } from '../repository.ts'
import { maySourceGuess, uncountCode, undo } from '../throttle.ts'
import { dropPhoneChange } from './phone-change.ts'

type ResetCtx = Ctx<'TRIES_THROTTLED' | 'CODE_WRONG' | 'PASSWORD_WEAK' | 'ACCOUNT_DISABLED', Actor>

/** Sets a new password by code and ends every session of the account in the same transaction. */
export async function resetPassword(ctx: ResetCtx, body: z.output<typeof resetBody>): Promise<null> {
  // What is weak for everybody is refused before anything is counted.
  if (!isStrongPassword(body.password, { phone: body.phone, roles: [] })) return ctx.refuse('PASSWORD_WEAK')
  const guesser = { phone: body.phone, deviceId: await findDeviceId(ctx, body) }
  if (!(await maySourceGuess(ctx, guesser))) return ctx.refuse('TRIES_THROTTLED')
  const account = await findAccount(ctx.db, body.phone)
  const codeId = await checkCode(ctx, { ...guesser, purpose: 'reset', digits: body.code })
  // A phone without an account gets the same answer as a wrong code.
  if (!codeId || !account) return ctx.refuse('CODE_WRONG')
  // Who has the code has not guessed: whatever is refused now, they may try again.
  await undo(ctx, uncountCode(ctx, guesser))
  await undo(ctx, returnTry(ctx, codeId))
  // After the code, because the rule depends on the account's roles, which a stranger must not learn.
  const roles = account.roles.map(({ role }) => role)
  if (!isStrongPassword(body.password, { phone: body.phone, roles })) return ctx.refuse('PASSWORD_WEAK')
  if (account.disabledAt) return ctx.refuse('ACCOUNT_DISABLED')
  const turn = turnOf(ctx, guesser)
  const passwordHash = await withTurn(turn, () => hashPassword(body.password, turn))
  return ctx.transaction(async (ctx) => {
    if (!(await spendCode(ctx, codeId))) return ctx.refuse('CODE_WRONG')
    await replacePassword(ctx.db, account.id, passwordHash)
    await forgetOtherDevices(ctx, { userId: account.id, deviceToken: body.deviceToken })
    await dropPhoneChange(ctx, account.id)
    await notify(ctx.db, { category: 'account', kind: 'passwordReset', at: ctx.clock.now() }, onePerson(account.id))
    return null
  })
}
