import type { z } from 'zod'
import type { reviewBody } from '@zhujia/contract/reviews/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { found } from '#platform/refusal.ts'
import { sql } from 'drizzle-orm'
import { notify } from '#modules/notifications/index.ts'
import { countReviewed, sellersOf } from '#modules/orders/index.ts'
import { findOwnLine } from '../queries/find-for-writing.ts'
import { addToSummaries, insertReview } from '../repository.ts'
import { newReview } from '../rows.ts'
import { takePhotos } from './take-photos.ts'

type WriteCtx = Ctx<'REVIEW_CLOSED' | 'REVIEW_EXISTS'>

/**
 * The buyer reviews one line of their order. The statement that counts it on the order decides whether a review is still due; a
 * unique index ensures one review for each line. @returns the review's id
 */
export async function writeReview(ctx: WriteCtx, orderId: string, body: z.output<typeof reviewBody>): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const { lineId, photoIds, ...words } = body
    const { productId, shopId, isDelivered, reviewId } = found(await findOwnLine(ctx, orderId, lineId))
    if (reviewId !== null) return ctx.refuse('REVIEW_EXISTS')
    if (!isDelivered) return ctx.refuse('REVIEW_CLOSED')
    const id = newId()
    const line = { orderId, lineId, productId, shopId, buyerId: ctx.actor.userId }
    const isNew = await insertReview(
      ctx.db,
      newReview(id, line, { ...words, at: ctx.clock.now(), photos: photoIds.length }),
    )
    if (!isNew) return ctx.refuse('REVIEW_EXISTS')
    if (!(await countReviewed(ctx, orderId))) return ctx.refuse('REVIEW_CLOSED')
    await takePhotos(ctx, { reviewId: id, part: 'review' }, photoIds)
    await addToSummaries(ctx.db, [id])
    await notify(ctx.db, { category: 'shop', kind: 'reviewed', at: ctx.clock.now() }, sellersOf(sql`${orderId}`))
    return id
  })
}
