import type { Ctx } from '#platform/context.ts'
import { addReviewed } from '../repository.ts'

/**
 * Counts one more line of the caller's order as reviewed, in the caller's transaction. Reviews call it; the tab of what
 * is to be reviewed and the offer to review follow from it.
 * @returns false when the order does not wait for a review
 */
export async function countReviewed(ctx: Ctx, orderId: string): Promise<boolean> {
  return addReviewed(ctx.db, orderId, { buyerId: ctx.actor.userId, now: ctx.clock.now() })
}
