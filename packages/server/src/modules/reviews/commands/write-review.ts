import type { z } from 'zod'
import type { reviewBody } from '@zhujia/contract/reviews/schemas.ts'
import { gradeOf } from '@zhujia/contract/reviews/states.ts'
import type { Ctx } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { found } from '../../../platform/refusal.ts'
import { countReviewed } from '../../orders/index.ts'
import { rankedAt } from '../policy.ts'
import { findOwnLine } from '../queries/find-for-writing.ts'
import { addToSummaries, insertReview } from '../repository.ts'
import { takePhotos } from './take-photos.ts'

type WriteCtx = Ctx<'REVIEW_CLOSED' | 'REVIEW_EXISTS'>

/**
 * The buyer reviews one line of an order of his. Whether the order waits for it is decided by the statement that counts
 * it there; that a line has one review only, by the index on it. @returns the review's id
 */
export async function writeReview(ctx: WriteCtx, orderId: string, body: z.output<typeof reviewBody>): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const { lineId, productId, shopId, isDelivered, reviewId } = found(await findOwnLine(ctx, orderId, body.skuId))
    if (reviewId !== null) return ctx.refuse('REVIEW_EXISTS')
    if (!isDelivered) return ctx.refuse('REVIEW_CLOSED')
    const { scores, tags, text, photoIds, isAnonymous } = body
    const createdAt = ctx.clock.now()
    const id = newId()
    const isNew = await insertReview(ctx.db, {
      id,
      orderId,
      orderLineId: lineId,
      productId,
      shopId,
      buyerId: ctx.actor.userId,
      ...scores,
      grade: gradeOf(scores.goods),
      tags,
      text,
      isAnonymous,
      hasPhotos: photoIds.length > 0,
      createdAt,
      rankedAt: rankedAt(createdAt, { characters: text.length, photos: photoIds.length, isAppended: false }),
    })
    if (!isNew) return ctx.refuse('REVIEW_EXISTS')
    if (!(await countReviewed(ctx, orderId))) return ctx.refuse('REVIEW_CLOSED')
    await takePhotos(ctx, { reviewId: id, part: 'review' }, photoIds)
    await addToSummaries(ctx.db, [id])
    return id
  })
}
