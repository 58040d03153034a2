import type { z } from 'zod'
import type { attempt } from '@zhujia/contract/payments/schemas.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { expectRow, found } from '#platform/refusal.ts'
import { moveOf, transitionTogether } from '#platform/state-machine/transition.ts'
import type { PaymentProvider } from '#providers/payment/port.ts'
import { LIVE_ATTEMPTS } from '../machine.ts'
import {
  attemptStates,
  insertAttempt,
  insertFirstAttempt,
  listAttempts,
  lockPaymentOf,
  lockWithPayment,
  type Attempt,
  type Payment,
} from '../repository.ts'
import type { Payables } from '../payable.ts'
import { ATTEMPTS_MAX, isWanted } from '../policy.ts'
import { supersede } from './supersede.ts'
import { queryTimer } from './ask-provider.ts'
import { orProviderDown } from './or-provider-down.ts'

type StartCtx = Ctx<'PAYMENT_CLOSED' | 'AMOUNT_CHANGED' | 'ATTEMPT_LIMIT' | 'PROVIDER_DOWN'>

interface AttemptInput {
  paymentId: string
  provider: string
  /** What the payer saw and agrees to. */
  amountFen: Fen
}

/**
 * Opens a provider's cashier for the amount that the payer saw; refused when the amount has changed since. One attempt is
 * live at a time; a repeated request answers that one.
 * The provider is called between two transactions, under a number that makes the call repeatable.
 */
export async function startAttempt(
  ctx: StartCtx,
  payables: Payables,
  input: AttemptInput,
): Promise<z.output<typeof attempt>> {
  const provider = found(ctx.providers.payments.get(input.provider))
  const { live, payment } = await ctx.transaction((ctx) => claimAttempt(ctx, input))
  if (live.cashierUrl) return { cashierUrl: live.cashierUrl }
  const returnUrl = payables[payment.payableKind].returnTo(payment.id)
  const opened = await openCashier(ctx, provider, { live, payment, returnUrl })
  const cashier = await ctx.transaction((ctx) => storeCashier(ctx, live, opened))
  // Outside that transaction: the refusal must not roll back the job that closes the cashier.
  return cashier === undefined ? ctx.refuse('STATE_CHANGED') : { cashierUrl: cashier }
}

/**
 * Stores what the provider answered, under the payment's lock, if the attempt still counts. The amount may have changed during
 * the call; then the attempt was superseded, perhaps before its channel knew of it, and is closed there now.
 * @returns the cashier of the attempt, or undefined when it no longer counts
 */
async function storeCashier(ctx: StartCtx, { id }: Attempt, cashierUrl: string): Promise<string | undefined> {
  const { attempt, payment } = expectRow(await lockWithPayment(ctx.db, id), `attempt ${id}`)
  // Two equal requests at once used the same number, so they got the same cashier.
  if (attempt.status === 'submitted' && attempt.cashierUrl) return attempt.cashierUrl
  if (attempt.status !== 'init' || !isWanted(attempt, payment)) {
    await ctx.jobs.send(ctx.db, 'attempt.close', { attemptId: id })
    return undefined
  }
  const submit = { ids: [id], from: 'init', event: 'submit', by: 'system', set: { cashierUrl } } as const
  await transitionTogether(ctx, [moveOf(ctx, attemptStates, submit)], { timer: queryTimer(ctx, id) })
  return cashierUrl
}

async function claimAttempt(ctx: StartCtx, input: AttemptInput): Promise<{ live: Attempt; payment: Payment }> {
  const payment = found(await lockPaymentOf(ctx.db, input.paymentId, ctx.actor.userId))
  if (payment.status !== 'open' || payment.expiresAt <= ctx.clock.now()) return ctx.refuse('PAYMENT_CLOSED')
  if (payment.amountFen !== input.amountFen) return ctx.refuse('AMOUNT_CHANGED', { amountFen: payment.amountFen })
  const now = ctx.clock.now()
  const row = {
    id: newId(),
    paymentId: payment.id,
    provider: input.provider,
    outTradeNo: newNumber(now),
    amountFen: payment.amountFen,
    status: attemptStates.initial,
    createdAt: now,
  }
  const made = { live: { ...row, version: 0, cashierUrl: null, providerTxnId: null }, payment }
  if (await insertFirstAttempt(ctx.db, row)) return made
  const attempts = await listAttempts(ctx.db, payment.id)
  const live = attempts.find(({ status }) => LIVE_ATTEMPTS.some((one) => one === status))
  if (live?.provider === input.provider) return { live, payment }
  if (attempts.length >= ATTEMPTS_MAX) return ctx.refuse('ATTEMPT_LIMIT')
  if (live) await supersede(ctx, live)
  await insertAttempt(ctx.db, row)
  return made
}

async function openCashier(
  ctx: StartCtx,
  provider: PaymentProvider,
  { live, payment, returnUrl }: { live: Attempt; payment: Payment; returnUrl: string },
): Promise<string> {
  const { outTradeNo, amountFen } = live
  const order = { outTradeNo, amountFen, subject: outTradeNo, expiresAt: payment.expiresAt, returnUrl }
  return (await orProviderDown(ctx, () => provider.create(order, ctx.signal))).cashierUrl
}
