import type { SQL } from 'drizzle-orm'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { PayableKind } from '#tables/payments.ts'
import { insertPayment, paymentStates } from '../repository.ts'

/** The payment that the caller opens for a payable: its id, and the write that makes it with others of the transaction. */
export function openPayment(
  ctx: Ctx,
  input: { kind: PayableKind; payableId: string; amountFen: Fen; expiresAt: Date },
): { paymentId: string; write: SQL } {
  const id = newId()
  const write = insertPayment({
    id,
    payableKind: input.kind,
    payableId: input.payableId,
    payerId: ctx.actor.userId,
    amountFen: input.amountFen,
    status: paymentStates.initial,
    expiresAt: input.expiresAt,
    createdAt: ctx.clock.now(),
  })
  return { paymentId: id, write }
}
