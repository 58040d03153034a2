import { seedSearchesInBulk } from '../catalogue/seed-searches.ts'
import { DEMO_ACCOUNT_SHOPS, shopsWithoutDemoAccount } from '../catalogue/seed.ts'
import { findShops } from '@zhujia/server/modules/shops/index.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { idsFrom, randomFrom } from '../seeded.ts'
import { seedOrdersInBulk } from './orders/seed-orders.ts'
import { makeBuyers, makeMerchants } from './people/make-people.ts'
import { seedBuyers, seedMerchants } from './people/seed-people.ts'

/** The same seed everywhere, so that every demo world is the same. */
const SEED = 20_261_121
const BUYERS = 300
export const ORDERS = 1000

/** Opens an account for the owner of each shop that no demo account runs. @returns the owner's id by the shop's code */
export async function seedShopOwners(ctx: Ctx<never, Actor>): Promise<Map<string, string>> {
  const codes = shopsWithoutDemoAccount()
  const random = randomFrom(SEED)
  const ids = await seedMerchants(ctx, makeMerchants(random, codes.length), idsFrom(random))
  return new Map(codes.map((code, index): [string, string] => [code, ids[index] ?? '']))
}

/**
 * Generates three hundred buyers with searches, orders of the last ninety days and reviews. The shops of the demo accounts
 * only get orders that are over: their open ones are those of `ORDERS` in `orders/orders.data.ts`.
 */
export async function seedGenerated(ctx: Ctx<never, Actor>): Promise<void> {
  const random = randomFrom(SEED + 1)
  const buyers = await seedBuyers(ctx, makeBuyers(random, { count: BUYERS }), { random, nextId: idsFrom(random) })
  await seedSearchesInBulk(
    ctx,
    buyers.map(({ id }) => id),
    randomFrom(SEED + 3),
  )
  const quiet = await findShops(ctx.db, DEMO_ACCOUNT_SHOPS)
  await seedOrdersInBulk(ctx, {
    count: ORDERS,
    seed: SEED + 2,
    buyers,
    quietShopIds: new Set([...quiet.values()].map(({ id }) => id)),
    copiesBefore: 0,
  })
}
