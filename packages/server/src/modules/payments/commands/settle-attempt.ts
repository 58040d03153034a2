import type { Actor, Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { moveOf, transition, transitionTogether, tryTransition } from '#platform/state-machine/transition.ts'
import { clearTimer } from '#platform/timers/timers.ts'
import type { PaymentFact } from '#providers/payment/port.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import type { Payable, Payables } from '../payable.ts'
import { isWanted } from '../policy.ts'
import { createRefund } from './create-refund.ts'
import { supersedeAll } from './supersede.ts'
import {
  attemptStates,
  findByTradeNo,
  lockWithPayment,
  otherChargeable,
  paymentStates,
  type Attempt,
  type Payment,
} from '../repository.ts'

type AnyCtx = Ctx<never, Actor>
export type Verdict = 'applied' | 'duplicate' | 'late' | 'ignored' | 'mismatch'

/**
 * Applies a provider's event to one attempt. Notices, queries and closings all call this function, which
 * takes the locks payable → payment: the first event is applied, a repeated one finds it applied.
 */
export async function settleAttempt(
  ctx: AnyCtx,
  payables: Payables,
  said: { provider: string; outTradeNo: string; fact: PaymentFact },
): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const known = await findByTradeNo(ctx.db, said.outTradeNo)
    // A number belongs to one provider: from another one the event is about something else.
    if (known?.attempt.provider !== said.provider || said.fact.amountFen !== known.attempt.amountFen) return 'mismatch'
    const payable = expectRow(payables[known.payment.payableKind], `payable of the kind ${known.payment.payableKind}`)
    await payable.lock(ctx, known.payment.payableId)
    // Read again: both may have changed before the locks were taken.
    const locked = expectRow(await lockWithPayment(ctx.db, known.attempt.id), `attempt ${known.attempt.id}`)
    return settleLocked(ctx, payable, { ...locked, fact: said.fact })
  })
}

interface Settling {
  attempt: Attempt
  payment: Payment
  fact: PaymentFact
}

async function settleLocked(ctx: AnyCtx, payable: Payable, { attempt, payment, fact }: Settling): Promise<Verdict> {
  if (fact.state === 'failed') return endAttempt(ctx, attempt)
  if (fact.state === 'closed') return supersedeClosed(ctx, attempt)
  if (fact.state === 'waiting') return 'ignored'
  if (!fact.txnId) return 'mismatch'
  if (attempt.status === 'succeeded' || attempt.status === 'returned')
    return attempt.providerTxnId === fact.txnId ? 'duplicate' : 'mismatch'
  if (!isWanted(attempt, payment)) {
    await payable.onLate(ctx, payment.id)
    return returnMoney(ctx, attempt, fact.txnId)
  }
  await takeMoney(ctx, { attempt, payment, txnId: fact.txnId })
  await payable.onPaid(ctx, { payableId: payment.payableId, paymentId: payment.id, amountFen: attempt.amountFen })
  return 'applied'
}

async function takeMoney(ctx: AnyCtx, of: { attempt: Attempt; payment: Payment; txnId: string }): Promise<void> {
  const { attempt, payment, txnId } = of
  // A failed attempt can still be paid at its cashier; its money counts as that of a live one.
  const event = attempt.status === 'failed' ? 'recover' : 'succeed'
  const succeed = moveOf(ctx, attemptStates, {
    ids: [attempt.id],
    from: attempt.status,
    event,
    by: 'provider',
    set: { providerTxnId: txnId },
  })
  const pay = moveOf(ctx, paymentStates, {
    ids: [payment.id],
    from: payment.status,
    event: 'succeed',
    by: 'provider',
    set: { paidFen: attempt.amountFen },
  })
  const { others } = await transitionTogether(ctx, [succeed, pay], { others: otherChargeable(attempt) })
  // Rare: most payments are tried once.
  if (others > 0) await supersedeAll(ctx, payment.id)
}

async function endAttempt(ctx: AnyCtx, attempt: Attempt): Promise<Verdict> {
  const ended = await tryTransition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'fail',
    by: 'provider',
  })
  return ended ? 'applied' : 'ignored'
}

/** Its cashier can no longer be paid, so no payer may be sent there, and nobody closes it again. */
async function supersedeClosed(ctx: AnyCtx, attempt: Attempt): Promise<Verdict> {
  const superseded = await tryTransition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'supersede',
    by: 'system',
  })
  await clearTimer(ctx, 'attempt.close', attempt.id)
  return superseded ? 'applied' : 'ignored'
}

/** Money that the payment no longer needs: posts it to the ledger and creates its refund in the same transaction. */
async function returnMoney(ctx: AnyCtx, attempt: Attempt, txnId: string): Promise<Verdict> {
  await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'return',
    by: 'provider',
    set: { providerTxnId: txnId },
  })
  await post(ctx, [
    {
      debit: accounts.channel,
      credit: accounts.refundClearing,
      amountFen: attempt.amountFen,
      kind: 'payment.late',
      ref: attempt.id,
    },
  ])
  await createRefund(ctx, attempt, { amountFen: attempt.amountFen, subjectId: null, isLate: true })
  await clearTimer(ctx, 'attempt.close', attempt.id)
  return 'late'
}
