import { seedSearchesInBulk } from '../catalogue/seed-searches.ts'
import { HAND_KEPT_SHOPS, shopsToKeep } from '../catalogue/seed.ts'
import { findShops } from '@zhujia/server/modules/shops/index.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { idsFrom, randomFrom } from '../seeded.ts'
import { seedOrdersInBulk } from './orders/seed-orders.ts'
import { makeBuyers, makeMerchants } from './people/make-people.ts'
import { seedBuyers, seedMerchants } from './people/seed-people.ts'

/** The demo world is the same wherever it is loaded. */
const SEED = 20_261_121
const BUYERS = 300
export const ORDERS = 1000

/** Opens an account for the owner of each shop that nobody among the demo accounts runs. @returns the owner's id by the shop's code */
export async function seedKeepers(ctx: Ctx<never, Actor>): Promise<Map<string, string>> {
  const codes = shopsToKeep()
  const random = randomFrom(SEED)
  const ids = await seedMerchants(ctx, makeMerchants(random, codes.length), idsFrom(random))
  return new Map(codes.map((code, index): [string, string] => [code, ids[index] ?? '']))
}

/**
 * Three hundred made-up buyers, what they searched for, what they ordered in the last ninety days and what they say of it.
 * The shops of the demo accounts get orders that are over: what there is to do in them is what their own stories tell.
 */
export async function seedMarket(ctx: Ctx<never, Actor>): Promise<void> {
  const random = randomFrom(SEED + 1)
  const buyers = await seedBuyers(ctx, makeBuyers(random, { count: BUYERS }), { random, nextId: idsFrom(random) })
  await seedSearchesInBulk(
    ctx,
    buyers.map(({ id }) => id),
    randomFrom(SEED + 3),
  )
  const kept = await findShops(ctx.db, HAND_KEPT_SHOPS)
  await seedOrdersInBulk(ctx, {
    count: ORDERS,
    seed: SEED + 2,
    buyers,
    quietShopIds: new Set([...kept.values()].map(({ id }) => id)),
    copiesBefore: 0,
  })
}
