import type { Actor, Ctx } from '#platform/context.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import type { PaymentFact } from '#providers/payment/port.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import type { Payable, Payables } from '../payable.ts'
import { supersede } from './supersede.ts'
import {
  attemptStates,
  findAttempt,
  findLiveAttempt,
  findPayment,
  insertRefund,
  lockPayment,
  paymentStates,
  refundStates,
  setPaid,
  setTxn,
  type Attempt,
  type Payment,
} from '../repository.ts'

type AnyCtx = Ctx<never, Actor>
export type Verdict = 'applied' | 'duplicate' | 'late' | 'ignored' | 'mismatch'

/**
 * Brings a provider's word on one attempt into the books. Every way that money is noticed (notice, query, close) ends
 * here, under the locks payable → payment, so whichever comes first wins and the rest find it done.
 */
export async function settleAttempt(
  ctx: AnyCtx,
  payables: Payables,
  said: { outTradeNo: string; fact: PaymentFact },
): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const known = await findAttempt(ctx.db, { outTradeNo: said.outTradeNo })
    if (!known) return 'mismatch'
    const unlocked = found(await findPayment(ctx.db, known.paymentId))
    const payable = found(payables[unlocked.payableKind])
    await payable.lock(ctx, unlocked.payableId)
    const payment = found(await lockPayment(ctx.db, known.paymentId))
    // Read again: only under the locks is it what it is.
    const attempt = found(await findAttempt(ctx.db, { id: known.id }))
    return settleLocked(ctx, payable, { attempt, payment, fact: said.fact })
  })
}

interface Settling {
  attempt: Attempt
  payment: Payment
  fact: PaymentFact
}

async function settleLocked(ctx: AnyCtx, payable: Payable, { attempt, payment, fact }: Settling): Promise<Verdict> {
  if (fact.state === 'failed' || fact.state === 'closed') return endAttempt(ctx, attempt)
  if (fact.state === 'waiting') return 'ignored'
  if (fact.amountFen !== attempt.amountFen || !fact.txnId) return 'mismatch'
  if (attempt.status === 'succeeded' || attempt.status === 'returned') return 'duplicate'
  if (!isWanted(attempt, payment)) return returnMoney(ctx, attempt, fact.txnId)
  await takeMoney(ctx, { attempt, payment, txnId: fact.txnId })
  await payable.onPaid(ctx, { payableId: payment.payableId, paymentId: payment.id, amountFen: attempt.amountFen })
  return 'applied'
}

/** Whether the payment still asks for exactly what came. */
const isWanted = (attempt: Attempt, payment: Payment): boolean =>
  payment.status === 'open' && attempt.amountFen === payment.amountFen && attempt.status !== 'superseded'

async function takeMoney(ctx: AnyCtx, of: { attempt: Attempt; payment: Payment; txnId: string }): Promise<void> {
  const { attempt, payment, txnId } = of
  // A failed try can still be paid at the cashier; it is then as good as a live one.
  const event = attempt.status === 'failed' ? 'recover' : 'succeed'
  await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event,
    by: 'provider',
    also: [setTxn(txnId)],
  })
  const rival = await findLiveAttempt(ctx.db, payment.id)
  if (rival) await supersede(ctx, rival)
  await transition(ctx, paymentStates, {
    id: payment.id,
    from: payment.status,
    event: 'succeed',
    by: 'provider',
    also: [setPaid(attempt.amountFen)],
  })
}

async function endAttempt(ctx: AnyCtx, attempt: Attempt): Promise<Verdict> {
  const ended = await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'fail',
    by: 'provider',
  })
  return ended ? 'applied' : 'ignored'
}

/** Money that nobody asks for any more: it is written down, and its refund is on its way with the same commit. */
async function returnMoney(ctx: AnyCtx, attempt: Attempt, txnId: string): Promise<Verdict> {
  const returned = await transition(ctx, attemptStates, {
    id: attempt.id,
    from: attempt.status,
    event: 'return',
    by: 'provider',
    also: [setTxn(txnId)],
  })
  if (!returned) return 'duplicate'
  const now = ctx.clock.now()
  const id = newId()
  await insertRefund(ctx.db, {
    id,
    paymentId: attempt.paymentId,
    attemptId: attempt.id,
    outRefundNo: newNumber(now),
    amountFen: attempt.amountFen,
    status: refundStates.initial,
    isLate: true,
    createdAt: now,
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
  await ctx.jobs.send(ctx.db, 'refund.send', { refundId: id })
  return 'late'
}
