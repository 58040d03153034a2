import { readShelf } from '#modules/catalogue/seed/stock.ts'
import { findFreight, listOwners } from '#modules/shops/index.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { idsFrom, numbersFrom, randomFrom, shuffled } from '#platform/seeded.ts'
import { planCheckout, sourcesOf, type Buyer, type Trade } from './plan-checkout.ts'
import { tellCheckout, type CheckoutRows } from './tell-checkout.ts'
import { writeCheckouts } from './write-checkouts.ts'

/** More goods than this make no more believable market. */
const SKUS_MAX = 20_000
const ORDERS_AT_ONCE = 2000
/** So many buyers in a row who find nothing: the shelves are empty. */
const MISSES_MAX = 1000

interface Wanted {
  count: number
  seed: number
  buyers: readonly Buyer[]
  /** Shops whose open work is told elsewhere: here they only get orders that are over. */
  quietShopIds: ReadonlySet<string>
}

/**
 * Sells what stands on the shelves: `count` orders of the last ninety days in every state, with all that belongs to them,
 * in the caller's transaction. The same seed on the same shelves makes the same orders.
 */
export async function seedOrdersInBulk(
  ctx: Ctx<never, Actor>,
  { count, seed, buyers, quietShopIds }: Wanted,
): Promise<void> {
  const random = randomFrom(seed)
  const maker = {
    nextId: idsFrom(randomFrom(seed + 0.25)),
    nextNumber: numbersFrom(randomFrom(seed + 0.75)),
    receiveDays: ctx.config.receiveDays,
  }
  const trade = await openTrade(ctx, { buyers, quietShopIds, random })
  for (let left = count; left > 0;) {
    const told: CheckoutRows[] = []
    for (let room = Math.min(left, ORDERS_AT_ONCE), misses = 0; room > 0;) {
      const story = planCheckout(random, trade)
      if (!story && ++misses > MISSES_MAX) throw new Error(`there is nothing left to sell for ${left} orders`)
      if (!story) continue
      misses = 0
      const fitting = { ...story, orders: story.orders.slice(0, room) }
      told.push(tellCheckout(fitting, maker))
      room -= fitting.orders.length
      left -= fitting.orders.length
    }
    await writeCheckouts(ctx.db, told, maker.nextId)
  }
}

async function openTrade(
  ctx: Ctx<never, Actor>,
  { buyers, quietShopIds, random }: Pick<Wanted, 'buyers' | 'quietShopIds'> & { random: () => number },
): Promise<Trade> {
  const [shelf, owners] = [await readShelf(ctx.db, SKUS_MAX), await listOwners(ctx.db)]
  const byShop = [...Map.groupBy(shelf, ({ shop }) => shop.id)].toSorted(([, [a]], [, [b]]) =>
    (a?.shop.name ?? '') < (b?.shop.name ?? '') ? -1 : 1,
  )
  return {
    buyers,
    shops: shuffled(random, byShop).map(([id, skus]) => ({
      id,
      ownerId: owners.get(id) ?? '',
      skus: shuffled(random, skus),
      isQuiet: quietShopIds.has(id),
    })),
    available: new Map(shelf.flatMap(sourcesOf).map(({ id, available }) => [id, available])),
    templates: await findFreight(
      ctx,
      shelf.map(({ freightTemplateId }) => freightTemplateId),
    ),
    receiveDays: ctx.config.receiveDays,
    now: ctx.clock.now(),
  }
}
