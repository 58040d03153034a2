import { listOwners } from '@zhujia/server/modules/organisations/index.ts'
import { listReceivedLines } from '@zhujia/server/modules/reviews/queries/list-received-lines.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { runReview } from '#reviews/run-review.ts'
import { randomFrom } from '#seeded.ts'
import { runnerOf } from '#runner.ts'
import { countReviews } from './count-reviews.ts'
import { planReview } from './plan-review.ts'

interface Received {
  buyerIds: readonly string[]
  /** In the order of placing, because an order by ids would differ each time. */
  orderIds: readonly string[]
}

/** Writes reviews for some received lines of these orders, some with photos, replies and follow-ups. */
export async function seedGeneratedReviews(
  ctx: Ctx<never, Actor>,
  { buyerIds, orderIds }: Received,
  seed: number,
): Promise<void> {
  const random = randomFrom(seed)
  const runner = runnerOf(ctx)
  const owners = await listOwners(ctx.db)
  const place = new Map(orderIds.map((id, index) => [id, index]))
  const placeOf = ({ orderId }: { orderId: string }): number => place.get(orderId) ?? 0
  const next = await countReviews(ctx.db)
  const lines = (await listReceivedLines(ctx.db, buyerIds))
    .filter(({ orderId }) => place.has(orderId))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const line of lines) {
    const scenario = planReview(random, line, { now: ctx.clock.now(), next })
    if (scenario) await runReview(runner, scenario, owners.get(line.shopId) ?? '')
  }
}
