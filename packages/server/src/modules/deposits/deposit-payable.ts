import { href } from '@zhujia/contract/screens.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { expectRow } from '#platform/refusal.ts'
import { moveOf, transitionTogether } from '#platform/state-machine/transition.ts'
import { timerCleared } from '#platform/timers/timers.ts'
import { accounts, posting } from '../ledger/index.ts'
import type { Payable } from '../payments/index.ts'
import { newsOf } from './notifications.ts'
import { payerAccount } from './parties.ts'
import { paidForDeposit } from './queries/paid-for.ts'
import { getDepositId } from './queries/payment-of.ts'
import { depositStates, lockDeposit } from './repository.ts'

/** A deposit as payments see it: its money lies in its payer's account of deposits until it has its outcome. */
export const depositPayable: Payable = {
  shown: paidForDeposit,
  returnTo: (paymentId) => href('depositPayment', { paymentId }),

  lock: async (ctx, id) => {
    await lockDeposit(ctx.db, id)
  },

  onPaid: async (ctx, { payableId: id, amountFen }) => {
    const deposit = expectRow(await lockDeposit(ctx.db, id), `deposit ${id}`)
    if (deposit.amountFen !== amountFen) throw new Error(`deposit ${id} is ${deposit.amountFen} fen, paid ${amountFen}`)
    const at = ctx.clock.now()
    const pay = { ids: [id], from: 'unpaid', event: 'pay', by: 'provider', set: { paidAt: at } } as const
    await transitionTogether<string>(ctx, [moveOf(ctx, depositStates, pay)], {
      timer: timerCleared('deposit.unpaid', id),
      told: newsOf({ kind: 'depositHeld', depositId: id, amountFen, at }),
      ...posting(ctx, [
        { debit: accounts.channel, credit: payerAccount(deposit), amountFen, kind: 'deposit.pay', ref: id },
      ]),
    })
  },

  // Whoever may see the deposit finds the late money beside it: nothing that they could have hidden.
  onLate: async () => {},

  onRefunded: async (ctx, { subjectId: id, amountFen }) => {
    const arrive = { ids: [id], from: 'refunding', event: 'arrive', by: 'provider' } as const
    await transitionTogether(ctx, [moveOf(ctx, depositStates, arrive)], {
      told: newsOf({ kind: 'depositReturned', depositId: id, amountFen, at: ctx.clock.now() }),
    })
  },

  onLateReturned: async (ctx, { paymentId, amountFen }) => {
    const depositId = await getDepositId(ctx.db, paymentId)
    await writeTogether(ctx.db, {
      told: newsOf({ kind: 'depositLateReturned', depositId, amountFen, at: ctx.clock.now() }),
    })
  },
}
