import { listOwners } from '@zhujia/server/modules/shops/index.ts'
import { listReceivedLines } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { liveReview } from '#reviews/live-review.ts'
import { randomFrom } from '#seeded.ts'
import { stageOf } from '#stage.ts'
import { planReview } from './plan-review.ts'

interface Received {
  buyerIds: readonly string[]
  /** In the order in which they were made: the database knows none that does not hang on ids. */
  orderIds: readonly string[]
}

/** Some of what these buyers received gets a review, with photos, answers and additions here and there. */
export async function seedMarketReviews(
  ctx: Ctx<never, Actor>,
  { buyerIds, orderIds }: Received,
  seed: number,
): Promise<void> {
  const random = randomFrom(seed)
  const stage = stageOf(ctx)
  const owners = await listOwners(ctx.db)
  const place = new Map(orderIds.map((id, index) => [id, index]))
  const placeOf = ({ orderId }: { orderId: string }): number => place.get(orderId) ?? 0
  const lines = (await listReceivedLines(ctx.db, buyerIds))
    .filter(({ orderId }) => place.has(orderId))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const line of lines) {
    const story = planReview(random, line, ctx.clock.now())
    if (story) await liveReview(stage, story, owners.get(line.shopId) ?? '')
  }
}
