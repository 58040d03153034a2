import type { Actor, Ctx } from '#platform/context.ts'
import { moveOf, transitionTogether } from '#platform/state-machine/transition.ts'
import { timerCleared, type SubjectTimer } from '#platform/timers/timers.ts'
import { changeAmount } from '#modules/payments/index.ts'
import { newsOf } from '../notifications.ts'
import { depositStates, lockDeposit, type Deposit } from '../repository.ts'
import { getPaymentId } from '../queries/payment-of.ts'

/** The timer's work: a deposit that was not paid in time lapses. */
export const lapseByTimer: SubjectTimer = async (ctx, id) => {
  const deposit = await lockDeposit(ctx.db, id)
  if (deposit?.status !== 'unpaid') return undefined
  return {
    dueAt: deposit.expiresAt,
    run: async () => {
      await lapse(ctx, deposit)
      return undefined
    },
  }
}

/** Ends a locked deposit that was not paid in time, and closes its payment. Money that still comes goes back. */
export async function lapse(ctx: Ctx<never, Actor>, { id, amountFen }: Deposit): Promise<void> {
  const step = { ids: [id], from: 'unpaid', event: 'lapse', by: 'timer' } as const
  await transitionTogether(ctx, [moveOf(ctx, depositStates, step)], {
    timer: timerCleared('deposit.unpaid', id),
    told: newsOf({ kind: 'depositLapsed', depositId: id, amountFen, at: ctx.clock.now() }),
  })
  const paymentId = await getPaymentId(ctx.db, id)
  await changeAmount(ctx, { paymentId, byFen: -amountFen })
}
