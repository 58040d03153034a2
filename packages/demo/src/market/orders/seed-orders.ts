import { sql } from 'drizzle-orm'
import { readShelf } from '#catalogue/stock.ts'
import { liveStory } from '#orders/live-story.ts'
import { listOwners } from '@zhujia/server/modules/shops/index.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { Refusal } from '@zhujia/server/platform/refusal.ts'
import { randomFrom, shuffled, type Random } from '#seeded.ts'
import { type Stage, stageOf } from '#stage.ts'
import type { Buyer } from '../people/seed-people.ts'
import { seedMarketReviews } from '../reviews/seed-reviews.ts'
import { ALL_FATES, type Fate } from './fates.ts'
import { type LivedStory, seedCopies } from './seed-copies.ts'
import { planCheckout, type Plan, type Trade } from './plan-checkout.ts'

/** More goods than this make no more believable market. */
const SKUS_MAX = 20_000
/** So many buyers in a row who find nothing: the shelves are empty. */
const MISSES_MAX = 300
/** Orders that are played, the others are copies: the more there are, the fewer of them need a story of their own. */
const playedOf = (orders: number): number => Math.min(orders, Math.ceil(5 * Math.sqrt(orders)))

interface Wanted {
  count: number
  seed: number
  buyers: readonly Buyer[]
  /** Shops whose open work is told elsewhere: here they only get orders that are over. */
  quietShopIds: ReadonlySet<string>
  /** How many copies this database has had. */
  copiesBefore: number
}

/**
 * Sells what stands on the shelves: `count` orders of the last ninety days in every state, with all that belongs to them,
 * in the caller's transaction. Some are played through the commands; the others are copies of those, for other people at
 * other times. The same seed on the same shelves makes the same orders.
 */
export async function seedOrdersInBulk(
  ctx: Ctx<never, Actor>,
  { count, seed, buyers, quietShopIds, copiesBefore }: Wanted,
): Promise<void> {
  const random = randomFrom(seed)
  const trade = await openTrade(ctx, { buyerIds: buyers.map(({ id }) => id), quietShopIds, random })
  const stories = await liveStories(ctx, { random, trade, orders: playedOf(count) })
  const lived = {
    buyerIds: [...new Set(stories.map(({ buyerId }) => buyerId))],
    orderIds: stories.flatMap(({ orderIds }) => orderIds),
  }
  await seedMarketReviews(ctx, lived, seed + 0.5)
  await seedCopies(ctx, {
    stories,
    orders: count - lived.orderIds.length,
    random,
    buyers,
    firstNumber: copiesBefore + 1,
  })
}

/** Plays stories of so many orders: first one of each fate, then as they come. */
async function liveStories(
  ctx: Ctx<never, Actor>,
  { random, trade, orders }: { random: Random; trade: Trade; orders: number },
): Promise<LivedStory[]> {
  const stage = stageOf(ctx)
  const owed = [...ALL_FATES]
  const stories: LivedStory[] = []
  for (let left = orders, misses = 0; left > 0;) {
    const fates: readonly Fate[] = owed.length > 0 ? owed.slice(0, 1) : ALL_FATES
    const plan = planCheckout(random, trade, { fates, shopsMax: left })
    const story = plan && (await tryLive(ctx.db, stage, plan))
    if (!story && ++misses <= MISSES_MAX) continue
    misses = 0
    // What these goods and people cannot become is left out.
    const isOwed = owed.shift() !== undefined
    if (!story && !isOwed) throw new Error(`there is nothing left to sell for ${left} orders`)
    if (!story) continue
    left -= story.orderIds.length
    stories.push(story)
  }
  return stories
}

/** Undefined when something is refused, such as goods that are not delivered there; then nothing of it has happened. */
async function tryLive(db: Db, stage: Stage, { fate, story }: Plan): Promise<LivedStory | undefined> {
  await db.execute(sql`savepoint story`)
  try {
    return { fate, buyerId: story.buyerId, ...(await liveStory(stage, story)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await db.execute(sql`rollback to savepoint story`)
    return undefined
  } finally {
    stage.loseJobs()
    await db.execute(sql`release savepoint story`)
  }
}

async function openTrade(
  ctx: Ctx<never, Actor>,
  {
    buyerIds,
    quietShopIds,
    random,
  }: { buyerIds: readonly string[]; quietShopIds: ReadonlySet<string>; random: Random },
): Promise<Trade> {
  const [shelf, owners] = [await readShelf(ctx.db, SKUS_MAX), await listOwners(ctx.db)]
  const byShop = [...Map.groupBy(shelf, ({ shop }) => shop.id)].toSorted(([, [a]], [, [b]]) =>
    (a?.shop.name ?? '') < (b?.shop.name ?? '') ? -1 : 1,
  )
  return {
    buyerIds,
    shops: shuffled(random, byShop).map(([id, skus]) => ({
      id,
      ownerId: owners.get(id) ?? '',
      skus: shuffled(random, skus),
      isQuiet: quietShopIds.has(id),
    })),
    receiveDays: ctx.config.receiveDays,
    now: ctx.clock.now(),
  }
}
