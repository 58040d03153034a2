import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Party } from '@zhujia/contract/core/parties.ts'
import type { DepositKind, DepositSubject } from '@zhujia/contract/deposits/kinds.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { writeTogether } from '#platform/db/write-together.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { timerSet } from '#platform/timers/timers.ts'
import { openPayment } from '#modules/payments/index.ts'
import { depositStates, insertDeposit } from '../repository.ts'

interface NewDeposit {
  kind: DepositKind
  payer: Party
  /** Null: the platform. */
  beneficiary: Party | null
  subject: { kind: DepositSubject; id: string }
  amountFen: Fen
  /** The value of the contract that it belongs to, if there is one. */
  contractFen: Fen | null
  /** What the payer agrees to, as they read it: it stays so. */
  terms: { version: number; text: string }
  /** How long it can be paid. */
  forSeconds: number
}

/**
 * Opens a deposit with its payment; not paid in time it lapses. The caller has checked that the actor may act for the payer.
 * @throws when it breaks a rule of its kind: a down payment is at most a fifth of its contract's value
 */
export async function openDeposit(ctx: Ctx, input: NewDeposit): Promise<{ id: string; paymentId: string }> {
  const { kind, payer, beneficiary, subject, amountFen, contractFen, terms, forSeconds } = input
  const now = ctx.clock.now()
  const expiresAt = addSeconds(now, forSeconds)
  const id = newId()
  const payment = openPayment(ctx, {
    kind: 'deposit',
    payableId: id,
    amountFen,
    expiresAt,
    ...(payer.kind !== 'person' && { onBehalfOf: payer }),
  })
  await writeTogether<string>(ctx.db, {
    deposit: insertDeposit({
      id,
      number: newNumber(now),
      kind,
      status: depositStates.initial,
      payerKind: payer.kind,
      payerId: payer.id,
      beneficiaryKind: beneficiary?.kind ?? null,
      beneficiaryId: beneficiary?.id ?? null,
      subjectKind: subject.kind,
      subjectId: subject.id,
      amountFen,
      contractFen,
      termsVersion: terms.version,
      termsText: terms.text,
      termsLocale: ctx.locale,
      openedBy: ctx.actor.userId,
      createdAt: now,
      expiresAt,
    }),
    payment: payment.write,
    timer: timerSet({ kind: 'deposit.unpaid', subjectId: id, dueAt: expiresAt }),
  })
  return { id, paymentId: payment.paymentId }
}
