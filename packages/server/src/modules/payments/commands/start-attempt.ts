import type { z } from 'zod'
import type { attempt } from '@zhujia/contract/payments/schemas.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import { ProviderDown, type PaymentProvider } from '#providers/payment/port.ts'
import {
  attemptStates,
  findLiveAttempt,
  findPaymentOf,
  insertAttempt,
  lockPayment,
  setCashier,
  type Attempt,
  type Payment,
} from '../repository.ts'
import { supersede } from './supersede.ts'
import { scheduleQuery } from './ask-provider.ts'

type StartCtx = Ctx<'PAYMENT_CLOSED' | 'AMOUNT_CHANGED' | 'PROVIDER_DOWN'>

interface AttemptInput {
  paymentId: string
  provider: string
  /** What the payer saw and agrees to. */
  amountFen: Fen
}

/**
 * Opens a provider's cashier for the amount that the payer saw; when the payment asks for another one by now, it is refused. One attempt is live at a time; asking again answers it.
 * The provider is called between two transactions, under a number that makes the call repeatable.
 */
export async function startAttempt(ctx: StartCtx, input: AttemptInput): Promise<z.output<typeof attempt>> {
  const provider = found(ctx.providers.payments.get(input.provider))
  const { live, payment } = await ctx.transaction((ctx) => claimAttempt(ctx, input))
  if (live.cashierUrl) return { cashierUrl: live.cashierUrl }
  const cashierUrl = await openCashier(ctx, provider, { live, payment })
  await ctx.transaction(async (ctx) => {
    const submitted = await transition(ctx, attemptStates, {
      id: live.id,
      from: 'init',
      event: 'submit',
      by: 'system',
      also: [setCashier(cashierUrl)],
    })
    // While the provider was asked, a part of the payable was cancelled: this cashier asks for too much.
    if (!submitted) return ctx.refuse('STATE_CHANGED')
    await scheduleQuery(ctx, live.id)
  })
  return { cashierUrl }
}

async function claimAttempt(ctx: StartCtx, input: AttemptInput): Promise<{ live: Attempt; payment: Payment }> {
  found(await findPaymentOf(ctx.db, input.paymentId, ctx.actor.userId))
  const payment = found(await lockPayment(ctx.db, input.paymentId))
  if (payment.status !== 'open' || payment.expiresAt <= ctx.clock.now()) return ctx.refuse('PAYMENT_CLOSED')
  if (payment.amountFen !== input.amountFen) return ctx.refuse('AMOUNT_CHANGED', { amountFen: payment.amountFen })
  const live = await findLiveAttempt(ctx.db, payment.id)
  if (live?.provider === input.provider) return { live, payment }
  if (live) await supersede(ctx, live)
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
  await insertAttempt(ctx.db, row)
  return { live: { ...row, version: 0, cashierUrl: null, providerTxnId: null }, payment }
}

async function openCashier(
  ctx: StartCtx,
  provider: PaymentProvider,
  of: { live: Attempt; payment: Payment },
): Promise<string> {
  try {
    const { cashierUrl } = await provider.create({
      outTradeNo: of.live.outTradeNo,
      amountFen: of.live.amountFen,
      subject: of.live.outTradeNo,
      expiresAt: of.payment.expiresAt,
      returnUrl: href('orderPlay', { paymentId: of.payment.id }),
    })
    return cashierUrl
  } catch (error) {
    if (error instanceof ProviderDown) return ctx.refuse('PROVIDER_DOWN')
    throw error
  }
}
