import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { setSellerRemark } from '../repository.ts'

/** The shop's own note on an order; writing it again replaces it. */
export async function remarkOrder(ctx: Ctx, id: string, text: string): Promise<void> {
  const claim = { memberId: ctx.actor.userId, permission: PERMISSION_FOR.remark }
  if (!(await setSellerRemark(ctx.db, id, { claim, text }))) notFound()
}
