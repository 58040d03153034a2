import type { SQL } from 'drizzle-orm'
import type { Party } from '@zhujia/contract/core/parties.ts'
import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { PayableKind } from '#tables/payments.ts'
import { insertPayment, paymentStates } from '../repository.ts'

/** The payment that the caller opens for a payable, for themselves or a party that they act for: its id, and the write that makes it with others of the transaction. */
export function openPayment(
  ctx: Ctx,
  input: { kind: PayableKind; payableId: string; amountFen: Fen; expiresAt: Date; onBehalfOf?: Party },
): { paymentId: string; write: SQL } {
  const id = newId()
  const write = insertPayment({
    id,
    payableKind: input.kind,
    payableId: input.payableId,
    payerId: ctx.actor.userId,
    onBehalfKind: input.onBehalfOf?.kind ?? null,
    onBehalfId: input.onBehalfOf?.id ?? null,
    amountFen: input.amountFen,
    status: paymentStates.initial,
    expiresAt: input.expiresAt,
    createdAt: ctx.clock.now(),
  })
  return { paymentId: id, write }
}
