import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { PHONE_CHANGE_HOURS } from '@zhujia/contract/core/limits.ts'
import { DEFAULT_LOCALE, matchLocale } from '@zhujia/contract/core/locales.ts'
import { notify, onePerson } from '#modules/notifications/index.ts'
import type { Actor, Ctx, SystemCtx } from '#platform/context.ts'
import type { JobPayloads } from '#platform/jobs/jobs.ts'
import { clearTimer, type DueWork } from '#platform/timers/timers.ts'
import {
  changeProof,
  deletePhoneChange,
  findPhoneChange,
  forgetEverywhere,
  getAccount,
  hasAccount,
  lockUser,
} from '../repository.ts'

type PhoneMessage = JobPayloads['sms.phone']

/** Sends the old phone a message, in the language of the request and the transaction of the change. */
export async function notifyOldPhone(
  ctx: Ctx<never, Actor>,
  { kind, from, to }: { kind: PhoneMessage['kind']; from: string; to: string },
): Promise<void> {
  await ctx.jobs.send(ctx.db, 'sms.phone', { phone: from, kind, newPhone: maskPhone(to), locale: ctx.locale })
}

/** The job that sends it. */
export async function sendPhoneMessage(ctx: Ctx<never, Actor>, message: PhoneMessage): Promise<void> {
  const { phone, kind: template, newPhone } = message
  const params = { phone: newPhone, hours: String(PHONE_CHANGE_HOURS) }
  const locale = matchLocale(message.locale) ?? DEFAULT_LOCALE
  await ctx.providers.sms?.send({ phone, template, params, locale }, ctx.signal)
}

/**
 * Drops the request for a new phone, if there is one: by its owner, or because the password is new. Callers that change the account
 * do so first, so that everybody locks it before the request.
 */
export async function dropPhoneChange(ctx: Ctx<never, Actor>, userId: string): Promise<void> {
  if (!(await deletePhoneChange(ctx.db, userId))) return
  await clearTimer(ctx, 'auth.phoneChange', userId)
  const at = ctx.clock.now()
  await notify(ctx.db, { category: 'account', kind: 'phoneChangeDropped', at }, onePerson(userId))
}

/** Cancels the caller's own request. */
export async function cancelPhoneChange(ctx: Ctx): Promise<null> {
  return ctx.transaction(async (ctx) => {
    await lockUser(ctx.db, ctx.actor.userId)
    await dropPhoneChange(ctx, ctx.actor.userId)
    return null
  })
}

/** The timer of a request: the new phone takes effect when nobody has objected. */
export async function takePhoneByTimer(ctx: SystemCtx, userId: string): Promise<DueWork | undefined> {
  await lockUser(ctx.db, userId)
  const change = await findPhoneChange(ctx.db, userId)
  if (!change) return undefined
  return {
    dueAt: change.dueAt,
    run: async () => {
      await takePhone(ctx, userId, change.phone)
      return undefined
    },
  }
}

async function takePhone(ctx: SystemCtx, userId: string, phone: string): Promise<void> {
  const account = await getAccount(ctx.db, userId)
  // Who has the number by now may have opened an account with it.
  if (account.disabledAt || (await hasAccount(ctx.db, phone))) return dropPhoneChange(ctx, userId)
  await deletePhoneChange(ctx.db, userId)
  await changeProof(ctx.db, account, { phone })
  await forgetEverywhere(ctx.db, userId)
  await notifyOldPhone(ctx, { kind: 'phoneChanged', from: account.phone, to: phone })
  await notify(ctx.db, { category: 'account', kind: 'phoneChanged', at: ctx.clock.now() }, onePerson(userId))
}
