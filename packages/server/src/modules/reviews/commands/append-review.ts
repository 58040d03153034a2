import type { z } from 'zod'
import type { appendBody } from '@zhujia/contract/reviews/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { sql } from 'drizzle-orm'
import { notify } from '#modules/notifications/index.ts'
import { sellersOf } from '#modules/orders/index.ts'
import { isAppendOpen, rankedAt } from '../policy.ts'
import { findOwnReview } from '../queries/find-for-writing.ts'
import { addAppendToSummary, setAppend } from '../repository.ts'
import { takePhotos } from './take-photos.ts'

type AppendCtx = Ctx<'REVIEW_CLOSED' | 'REVIEW_EXISTS'>

/** The buyer writes the one follow-up to their review. @returns the order's id */
export async function appendReview(
  ctx: AppendCtx,
  id: string,
  { text, photoIds }: z.output<typeof appendBody>,
): Promise<string> {
  return ctx.transaction(async (ctx) => {
    const { review, photos } = found(await findOwnReview(ctx, id))
    const now = ctx.clock.now()
    if (review.appendText !== null) return ctx.refuse('REVIEW_EXISTS')
    if (!isAppendOpen(review.createdAt, now)) return ctx.refuse('REVIEW_CLOSED')
    const isAdded = await setAppend(ctx.db, id, {
      appendText: text,
      appendedAt: now,
      hasPhotos: review.hasPhotos || photoIds.length > 0,
      rankedAt: rankedAt(review.createdAt, {
        characters: review.text.length + text.length,
        photos: photos + photoIds.length,
        isAppended: true,
      }),
    })
    if (!isAdded) return ctx.refuse('REVIEW_EXISTS')
    await takePhotos(ctx, { reviewId: id, part: 'append' }, photoIds)
    await addAppendToSummary(ctx.db, review.productId, !review.hasPhotos && photoIds.length > 0)
    await notify(ctx.db, { category: 'shop', kind: 'followedUp', at: now }, sellersOf(sql`${review.orderId}`))
    return review.orderId
  })
}
