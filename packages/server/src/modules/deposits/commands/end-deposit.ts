import { OUTCOMES_OF_KIND } from '@zhujia/contract/deposits/kinds.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { tryTransition } from '#platform/state-machine/transition.ts'
import { accounts, post } from '#modules/ledger/index.ts'
import { refundPart } from '#modules/payments/index.ts'
import { beneficiaryAccount, payerAccount } from '../parties.ts'
import { depositStates, type Deposit } from '../repository.ts'
import { getPaymentId } from '../queries/payment-of.ts'

export type Ending =
  | { event: 'refund'; by: 'payer' | 'beneficiary' }
  /** To the account of what it counts towards. */
  | { event: 'apply'; by: 'beneficiary'; to: string }
  | { event: 'forfeit'; by: 'beneficiary' }

/**
 * Gives a locked deposit its one outcome and moves its money: back to the channel, to the contract's price, or to who is entitled to it.
 * Every outcome posts the same transfer, which the ledger takes once.
 * @returns false when it is not held: it is not paid, or has its outcome
 * @throws when a deposit of its kind may not end so
 */
export async function endDeposit(ctx: Ctx<never, Actor>, deposit: Deposit, ending: Ending): Promise<boolean> {
  const { id, kind, amountFen, status: from } = deposit
  const { event, by } = ending
  if (!OUTCOMES_OF_KIND[kind].includes(event)) throw new Error(`deposit ${id}: ${kind} never ends in ${event}`)
  if (!(await tryTransition(ctx, depositStates, { id, from, event, by }))) return false
  if (event === 'refund') {
    const paymentId = await getPaymentId(ctx.db, id)
    await refundPart(ctx, { paymentId, subjectId: id, amountFen })
  }
  const credit = creditOf(deposit, ending)
  await post(ctx, [{ debit: payerAccount(deposit), credit, amountFen, kind: 'deposit.end', ref: id }])
  return true
}

function creditOf(deposit: Deposit, ending: Ending): string {
  if (ending.event === 'refund') return accounts.refundClearing
  return ending.event === 'apply' ? ending.to : beneficiaryAccount(deposit)
}
