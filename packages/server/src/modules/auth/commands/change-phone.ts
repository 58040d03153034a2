import type { z } from 'zod'
import type { changePhone as endpoint } from '@zhujia/contract/auth/endpoints.ts'
import type { changePhoneBody, renewedSession } from '@zhujia/contract/auth/schemas.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import { notify, onePerson } from '#modules/notifications/index.ts'
import type { Ctx } from '#platform/context.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import { checkOwnCode, spendCode } from '../codes.ts'
import { findDeviceId } from '../devices.ts'
import { type Account, changeProof, deletePhoneChange, getAccount, hasAccount, isPhoneTaken } from '../repository.ts'
import { keepThisDevice } from './keep-device.ts'
import { notifyOldPhone } from './phone-change.ts'

type ChangeCtx = Ctx<ErrorOf<typeof endpoint>>
type Body = z.output<typeof changePhoneBody>

/**
 * Sets a new phone at once, by codes to the old and the new one. Every session ends but this one, which gets a new token. Whether the
 * new phone has an account is only answered to who receives its codes.
 */
export async function changePhone(ctx: ChangeCtx, body: Body): Promise<z.output<typeof renewedSession>> {
  const { phone, deviceToken } = body
  const account = await getAccount(ctx.db, ctx.actor.userId)
  const oldId = await checkOwnCode(ctx, {
    phone: account.phone,
    deviceId: await findDeviceId(ctx, { phone: account.phone, deviceToken }),
    purpose: 'leavePhone',
    digits: body.oldCode,
  })
  if (oldId === undefined) return ctx.refuse('OLD_CODE_WRONG')
  const newId = await checkNewPhone(ctx, body)
  if (newId === undefined) return ctx.refuse('CODE_WRONG')
  const change = ctx.transaction((ctx) => setPhone(ctx, account, { phone, deviceToken, codeIds: [oldId, newId] }))
  return change.catch((error: unknown) => {
    if (isPhoneTaken(error)) return ctx.refuse('PHONE_TAKEN')
    throw error
  })
}

/** @returns the right code of a new phone, which nobody has yet; undefined when the digits are wrong */
export async function checkNewPhone(
  ctx: Ctx<'TRIES_THROTTLED' | 'PHONE_TAKEN'>,
  { phone, code, deviceToken }: Pick<Body, 'phone' | 'code' | 'deviceToken'>,
): Promise<string | undefined> {
  const deviceId = await findDeviceId(ctx, { phone, deviceToken })
  const id = await checkOwnCode(ctx, { phone, deviceId, purpose: 'takePhone', digits: code })
  return id !== undefined && (await hasAccount(ctx.db, phone)) ? ctx.refuse('PHONE_TAKEN') : id
}

async function setPhone(
  ctx: ChangeCtx,
  account: Account,
  { phone, deviceToken, codeIds }: { phone: string; deviceToken: string | undefined; codeIds: readonly string[] },
): Promise<z.output<typeof renewedSession>> {
  for (const id of codeIds) if (!(await spendCode(ctx, id))) return ctx.refuse('CODE_WRONG')
  const authEpoch = await changeProof(ctx.db, account, { phone })
  if (authEpoch === undefined) return ctx.refuse('STATE_CHANGED')
  const renewed = await keepThisDevice(ctx, { authEpoch, deviceToken })
  await notifyOldPhone(ctx, { kind: 'phoneChanged', from: account.phone, to: phone })
  await notify(ctx.db, { category: 'account', kind: 'phoneChanged', at: ctx.clock.now() }, onePerson(account.id))
  // What was requested without the old phone is settled.
  if (await deletePhoneChange(ctx.db, account.id)) await clearTimer(ctx, 'auth.phoneChange', account.id)
  return renewed
}
