import { sql } from 'drizzle-orm'
import { listAvailableSkus } from '#catalogue/stock.ts'
import { runScenario } from '#orders/run-scenario.ts'
import { listOwners } from '@zhujia/server/modules/organisations/index.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { Refusal } from '@zhujia/server/platform/refusal.ts'
import { randomFrom, shuffled, type Random } from '#seeded.ts'
import { type Runner, runnerOf } from '#runner.ts'
import type { Buyer } from '../people/seed-people.ts'
import { seedGeneratedReviews } from '../reviews/seed-reviews.ts'
import { OUTCOMES, type Outcome } from './outcomes.ts'
import { type PlacedScenario, seedCopies } from './seed-copies.ts'
import { planCheckout, type Plan, type Trade } from './plan-checkout.ts'

/** More SKUs than this do not make the demo more believable. */
const SKUS_MAX = 20_000
/** After this many buyers in a row who find nothing, everything is sold out. */
const MISSES_MAX = 300
/** How many orders the commands place; the others are copies. */
const placedOf = (orders: number): number => Math.min(orders, Math.ceil(5 * Math.sqrt(orders)))

interface Wanted {
  count: number
  seed: number
  buyers: readonly Buyer[]
  /** Shops of the demo accounts: they only get orders that are over, because their open ones are in `ORDERS`. */
  quietShopIds: ReadonlySet<string>
  /** How many copies have been written to this database. */
  copiesBefore: number
}

/**
 * Makes `count` orders of the last ninety days in every state, with all rows that belong to them, in the caller's
 * transaction. Some are placed through the commands; the others are copies of those, for other buyers at other times. The
 * same seed on the same stock makes the same orders.
 */
export async function seedOrdersInBulk(
  ctx: Ctx<never, Actor>,
  { count, seed, buyers, quietShopIds, copiesBefore }: Wanted,
): Promise<void> {
  const random = randomFrom(seed)
  const trade = await openTrade(ctx, { buyerIds: buyers.map(({ id }) => id), quietShopIds, random })
  const scenarios = await runScenarios(ctx, { random, trade, orders: placedOf(count) })
  const placed = {
    buyerIds: [...new Set(scenarios.map(({ buyerId }) => buyerId))],
    orderIds: scenarios.flatMap(({ orderIds }) => orderIds),
  }
  await seedGeneratedReviews(ctx, placed, seed + 0.5)
  await seedCopies(ctx, {
    scenarios,
    orders: count - placed.orderIds.length,
    random,
    buyers,
    firstNumber: copiesBefore + 1,
  })
}

/** Runs scenarios until there are `orders` orders: first one of each outcome, then random ones. */
async function runScenarios(
  ctx: Ctx<never, Actor>,
  { random, trade, orders }: { random: Random; trade: Trade; orders: number },
): Promise<PlacedScenario[]> {
  const runner = runnerOf(ctx)
  const owed = [...OUTCOMES]
  const scenarios: PlacedScenario[] = []
  for (let left = orders, misses = 0; left > 0;) {
    const outcomes: readonly Outcome[] = owed.length > 0 ? owed.slice(0, 1) : OUTCOMES
    const plan = planCheckout(random, trade, { outcomes, shopsMax: left })
    const scenario = plan && (await tryRun(ctx.db, runner, plan))
    if (!scenario && ++misses <= MISSES_MAX) continue
    misses = 0
    // An outcome that these goods and buyers cannot have is left out.
    const isOwed = owed.shift() !== undefined
    if (!scenario && !isOwed) throw new Error(`there is nothing left to sell for ${left} orders`)
    if (!scenario) continue
    left -= scenario.orderIds.length
    scenarios.push(scenario)
  }
  return scenarios
}

/** Undefined when a command refuses, such as for goods that are not delivered there; then nothing is written. */
async function tryRun(db: Db, runner: Runner, { outcome, scenario }: Plan): Promise<PlacedScenario | undefined> {
  await db.execute(sql`savepoint scenario`)
  try {
    return { outcome, buyerId: scenario.buyerId, ...(await runScenario(runner, scenario)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await db.execute(sql`rollback to savepoint scenario`)
    return undefined
  } finally {
    runner.dropJobs()
    await db.execute(sql`release savepoint scenario`)
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
  const [available, owners] = [await listAvailableSkus(ctx.db, SKUS_MAX), await listOwners(ctx.db)]
  const byShop = [...Map.groupBy(available, ({ shop }) => shop.id)].toSorted(([, [a]], [, [b]]) =>
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
