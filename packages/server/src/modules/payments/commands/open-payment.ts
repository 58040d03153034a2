import type { Fen } from '@zhujia/contract/core/money.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { insertPayment, paymentStates } from '../repository.ts'

/** Opens the payment of a payable for the caller, in their transaction. @returns its id */
export async function openPayment(
  ctx: Ctx,
  input: { kind: string; payableId: string; amountFen: Fen; expiresAt: Date },
): Promise<string> {
  const id = newId()
  await insertPayment(ctx.db, {
    id,
    payableKind: input.kind,
    payableId: input.payableId,
    payerId: ctx.actor.userId,
    amountFen: input.amountFen,
    status: paymentStates.initial,
    expiresAt: input.expiresAt,
    createdAt: ctx.clock.now(),
  })
  return id
}
