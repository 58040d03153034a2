import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { lockAddresses, makeNewestDefault, removeAddress } from '../repository.ts'

/** Removes one of the caller's addresses. */
export async function deleteAddress(ctx: Ctx, id: string): Promise<null> {
  const ownerId = ctx.actor.userId
  return ctx.transaction(async (ctx) => {
    await lockAddresses(ctx.db, ownerId)
    const removed = found(await removeAddress(ctx.db, ownerId, id))
    if (removed.isDefault) await makeNewestDefault(ctx.db, ownerId)
    return null
  })
}
