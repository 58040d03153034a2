import type { z } from 'zod'
import type { requestPhoneChange as endpoint } from '@zhujia/contract/auth/endpoints.ts'
import type { pendingPhone, requestPhoneBody } from '@zhujia/contract/auth/schemas.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import { PHONE_CHANGE_HOURS } from '@zhujia/contract/core/limits.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { notify, onePerson } from '#modules/notifications/index.ts'
import { addSeconds, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { spendCode } from '../codes.ts'
import { findDeviceId } from '../devices.ts'
import { isOwnPassword } from '../own-password.ts'
import { findPhoneChange, getAccount, holdAccount, insertPhoneChange } from '../repository.ts'
import { checkNewPhone } from './change-phone.ts'
import { notifyOldPhone } from './phone-change.ts'

type RequestCtx = Ctx<ErrorOf<typeof endpoint>>

/**
 * Requests a new phone where the old one receives nothing any more. It takes effect after 72 hours; the old phone is told at once, so
 * that its owner, if somebody else asked for this, can log in and cancel.
 */
export async function requestPhoneChange(
  ctx: RequestCtx,
  body: z.output<typeof requestPhoneBody>,
): Promise<z.output<typeof pendingPhone>> {
  const { phone, password, deviceToken } = body
  const account = await getAccount(ctx.db, ctx.actor.userId)
  const isPending = async () => (await findPhoneChange(ctx.db, account.id)) !== undefined
  if (await isPending()) return ctx.refuse('PHONE_CHANGE_PENDING')
  const guesser = { phone: account.phone, deviceId: await findDeviceId(ctx, { phone: account.phone, deviceToken }) }
  if (!(await isOwnPassword(ctx, account, { password, guesser }))) return ctx.refuse('OLD_PASSWORD_WRONG')
  const codeId = await checkNewPhone(ctx, body)
  // The same request, sent twice at once, has used the code.
  if (codeId === undefined) return ctx.refuse((await isPending()) ? 'PHONE_CHANGE_PENDING' : 'CODE_WRONG')
  return ctx.transaction(async (ctx) => {
    // A password that has changed since it was verified proves nothing.
    if (!(await holdAccount(ctx.db, account))) return ctx.refuse('STATE_CHANGED')
    const requestedAt = ctx.clock.now()
    const dueAt = addSeconds(requestedAt, PHONE_CHANGE_HOURS * HOUR)
    if (!(await insertPhoneChange(ctx.db, { userId: account.id, phone, requestedAt, dueAt })))
      return ctx.refuse('PHONE_CHANGE_PENDING')
    if (!(await spendCode(ctx, codeId))) return ctx.refuse('CODE_WRONG')
    await setTimer(ctx, { kind: 'auth.phoneChange', subjectId: account.id, dueAt })
    await notifyOldPhone(ctx, { kind: 'phoneChangeRequested', from: account.phone, to: phone })
    const news = { category: 'account', kind: 'phoneChangeRequested', at: requestedAt } as const
    await notify(ctx.db, news, onePerson(account.id))
    return { phoneMasked: maskPhone(phone), dueAt: dueAt.toISOString() }
  })
}
