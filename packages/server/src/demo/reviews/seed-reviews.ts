import { seedReviewed } from '#modules/orders/seed/count-reviewed.ts'
import { listReceivedLines, seedToldReviews } from '#modules/reviews/seed/tell-reviews.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { idsFrom, randomFrom } from '#platform/seeded.ts'
import { planReview } from './plan-review.ts'

/** Some of what these buyers received gets a review, with photos, answers and additions here and there. */
export async function seedMarketReviews(
  ctx: Ctx<never, Actor>,
  { buyerIds, seed }: { buyerIds: readonly string[]; seed: number },
): Promise<void> {
  const random = randomFrom(seed)
  const lines = await listReceivedLines(ctx.db, buyerIds)
  const stories = lines.flatMap((line) => planReview(random, line, ctx.clock.now()) ?? [])
  await seedToldReviews(ctx, stories, idsFrom(randomFrom(seed + 0.25)))
  await seedReviewed(
    ctx.db,
    stories.map(({ line }) => line.orderId),
  )
}
