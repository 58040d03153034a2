import type { z } from 'zod'
import type { replyBody } from '@zhujia/contract/reviews/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found, notFound } from '#platform/refusal.ts'
import { sql } from 'drizzle-orm'
import { notify } from '#modules/notifications/index.ts'
import { buyersOf } from '#modules/orders/index.ts'
import { findShopReview } from '../queries/find-for-writing.ts'
import { setReply } from '../repository.ts'

/** The shop replies to a review or to its follow-up, once each. @returns the order's id */
export async function replyReview(
  ctx: Ctx<'REVIEW_EXISTS'>,
  id: string,
  { to, text }: z.output<typeof replyBody>,
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const { orderId, appendText } = found(await findShopReview(ctx, id))
    if (to === 'append' && appendText === null) return notFound()
    const isAnswered = await setReply(ctx.db, id, { to, text, at: ctx.clock.now(), by: ctx.actor.userId })
    if (!isAnswered) return ctx.refuse('REVIEW_EXISTS')
    await notify(ctx.db, { category: 'orders', kind: 'replied', at: ctx.clock.now() }, buyersOf(sql`${orderId}`))
    return orderId
  })
}
