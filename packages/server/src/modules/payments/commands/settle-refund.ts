import type { Actor, Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { transition } from '#platform/state-machine/transition.ts'
import type { RefundFact } from '#providers/payment/port.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import type { Payables } from '../payable.ts'
import {
  findPayment,
  findRefund,
  lockPayment,
  paymentStates,
  refundStates,
  sumArrivedRefunds,
  type Payment,
  type Refund,
} from '../repository.ts'
import type { Verdict } from './settle-attempt.ts'

type AnyCtx = Ctx<never, Actor>

/** Brings a provider's word on a refund into the books, under the locks payable → payment; repeating it does nothing. */
export async function settleRefund(
  ctx: AnyCtx,
  payables: Payables,
  said: { outRefundNo: string; fact: RefundFact },
): Promise<Verdict> {
  return ctx.transaction(async (ctx) => {
    const known = await findRefund(ctx.db, { outRefundNo: said.outRefundNo })
    if (!known) return 'mismatch'
    const unlocked = found(await findPayment(ctx.db, known.paymentId))
    const payable = found(payables[unlocked.payableKind])
    await payable.lock(ctx, unlocked.payableId)
    const payment = found(await lockPayment(ctx.db, known.paymentId))
    const refund = found(await findRefund(ctx.db, { id: known.id }))
    if (refund.status === 'succeeded') return 'duplicate'
    if (said.fact.state === 'processing') return 'ignored'
    if (said.fact.state === 'failed') {
      await transition(ctx, refundStates, { id: refund.id, from: refund.status, event: 'fail', by: 'provider' })
      return 'applied'
    }
    await arrive(ctx, payment, refund)
    if (refund.subjectId)
      await payable.onRefunded(ctx, { subjectId: refund.subjectId, refundId: refund.id, amountFen: refund.amountFen })
    return 'applied'
  })
}

/** The money is back with the payer. */
async function arrive(ctx: AnyCtx, payment: Payment, refund: Refund): Promise<void> {
  await transition(ctx, refundStates, { id: refund.id, from: refund.status, event: 'succeed', by: 'provider' })
  await post(ctx, [
    {
      debit: accounts.refundClearing,
      credit: accounts.channel,
      amountFen: refund.amountFen,
      kind: 'refund.arrived',
      ref: refund.id,
    },
  ])
  if (refund.isLate) return
  const arrived = await sumArrivedRefunds(ctx.db, payment.id)
  const event = arrived === payment.paidFen ? 'refundRest' : 'refundPart'
  await transition(ctx, paymentStates, { id: payment.id, from: payment.status, event, by: 'provider' })
}
