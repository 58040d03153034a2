import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { eq, sql } from 'drizzle-orm'
import { seedKeepers, seedMarket } from './demo/market.ts'
import { seedAddresses } from './modules/addresses/seed.ts'
import { seedAccounts } from './modules/auth/seed.ts'
import { seedFavourites } from './modules/favourites/seed.ts'
import { checkoutPayable } from './modules/orders/index.ts'
import { seedOrders } from './modules/orders/seed.ts'
import { seedReviews } from './modules/reviews/seed.ts'
import { payAtSimulator } from './modules/payments/seed.ts'
import { seedCatalogue } from './modules/catalogue/seed.ts'
import { seedEdits } from './modules/catalogue/seed/edits.ts'
import { ConfigError } from './platform/config.ts'
import type { Ctx } from './platform/context.ts'
import { waitTurn } from './platform/db/turn.ts'
import type { Db } from './platform/db/types.ts'
import { facts } from './tables/platform.ts'

export { drawDemo } from './modules/catalogue/seed/draw-demo.ts'
export { DEMO_PASSWORD, demoAccounts } from './modules/auth/seed.ts'

const LOADED = 'demo-world'

type SystemCtx = Ctx<never, { kind: 'system' }>

/**
 * Loads the demo world once, in one transaction: it is there whole or not at all. Of processes that start together on
 * one database the first loads and the others wait for it, longer than a request would.
 * @returns whether it was loaded just now, by this process
 */
export async function loadDemo(ctx: SystemCtx): Promise<boolean> {
  if (await hasDemo(ctx.db)) return false
  const channelDb = ctx.db
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`set local lock_timeout = '60s'`)
    await ctx.db.execute(sql`set local statement_timeout = '60s'`)
    await waitTurn(ctx.db, LOADED)
    if (await hasDemo(ctx.db)) return false
    const userIds = await seedAccounts(ctx)
    await seedAddresses(ctx, userIds)
    const skuIds = await seedCatalogue(ctx, { userIds, keepers: await seedKeepers(ctx) })
    const pay = (buyer: Ctx<RefusalCode>, paymentId: string): Promise<void> =>
      payAtSimulator(buyer, { checkout: checkoutPayable }, { paymentId, channelDb })
    await seedOrders(ctx, { userIds, skuIds, pay })
    await seedEdits(ctx, skuIds)
    await seedReviews(ctx, userIds)
    await seedFavourites(ctx, userIds)
    await seedMarket(ctx)
    await ctx.db.insert(facts).values({ key: LOADED, value: '1', at: ctx.clock.now() })
    return true
  })
}

/** Production never runs on a database whose accounts have a published password. */
export async function refuseDemoData(db: Db): Promise<void> {
  if (await hasDemo(db))
    throw new ConfigError(
      'This database holds the demo world, whose password is public. Use an empty database in production.',
    )
}

async function hasDemo(db: Db): Promise<boolean> {
  const rows = await db.select().from(facts).where(eq(facts.key, LOADED))
  return rows.length > 0
}
