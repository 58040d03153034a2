import { DEMO_LOADED, HOLDS_PEOPLE } from '@zhujia/server/other-data.ts'
import { eq } from 'drizzle-orm'
import { ConfigError } from '@zhujia/server/platform/config.ts'
import type { Ctx } from '@zhujia/server/platform/context.ts'
import { waitTurn } from '@zhujia/server/platform/db/turn.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { users } from '@zhujia/server/tables/auth.ts'
import { facts } from '@zhujia/server/tables/platform.ts'
import { seedAddresses } from './addresses/seed.ts'
import { seedAccounts } from './auth/seed.ts'
import { seedCarts } from './cart/seed.ts'
import { seedEdits } from './catalogue/edits.ts'
import { seedCatalogue } from './catalogue/seed.ts'
import { seedDeposits } from './deposits/seed.ts'
import { seedFavourites } from './favourites/seed.ts'
import { seedShopOwners, seedGenerated } from './generated/seed.ts'
import { liftLimits } from './lift-limits.ts'
import { seedNotifications } from './notifications/seed.ts'
import { ORDERS_MAX, renewOrders } from './orders/renew-orders.ts'
import { seedOrders } from './orders/seed.ts'
import { seedOrganisations } from './organisations/seed.ts'
import { seedReviews } from './reviews/seed.ts'

export { drawDemo } from './catalogue/draw-demo.ts'
export { DEMO_PASSWORD, demoAccounts } from './auth/seed.ts'

const RENEWAL = 'demo-renewal'

type SystemCtx = Ctx<never, { kind: 'system' }>

/**
 * Loads the demo world once, in one transaction. Of several processes that start on one database, one loads it and the
 * others wait.
 * @returns whether this call loaded it
 */
export async function loadDemo(ctx: SystemCtx): Promise<boolean> {
  if (await hasDemo(ctx.db)) return false
  return ctx.transaction(async (ctx) => {
    await liftLimits(ctx.db)
    await waitTurn(ctx.db, DEMO_LOADED)
    if (await hasDemo(ctx.db)) return false
    if ((await ctx.db.$count(users)) > 0) throw new ConfigError(HOLDS_PEOPLE)
    const userIds = await seedAccounts(ctx)
    await seedAddresses(ctx, userIds)
    const skuIds = await seedCatalogue(ctx, { userIds, shopOwnerIds: await seedShopOwners(ctx) })
    await seedOrganisations(ctx, userIds)
    await seedDeposits(ctx)
    await seedOrders(ctx, { userIds, skuIds })
    await seedEdits(ctx, skuIds)
    await seedReviews(ctx, userIds)
    await seedNotifications(ctx)
    await seedFavourites(ctx, userIds)
    await seedCarts(ctx, { userIds, skuIds })
    await seedGenerated(ctx)
    await ctx.db.insert(facts).values({ key: DEMO_LOADED, value: '1', at: ctx.clock.now() })
    return true
  })
}

/**
 * Places demo orders again that timers have ended since; called at each start after the first. Of several processes that
 * start together, one does it. @returns how many it placed
 */
export function renewDemo(ctx: SystemCtx, limits: { ordersMax: number } = { ordersMax: ORDERS_MAX }): Promise<number> {
  // The outer transaction only holds the lock: each order is placed in its own transaction.
  const renew = () => renewOrders(ctx, limits)
  return ctx.transaction(async (ctx) => {
    await liftLimits(ctx.db)
    await waitTurn(ctx.db, RENEWAL)
    return renew()
  })
}

async function hasDemo(db: Db): Promise<boolean> {
  const rows = await db.select().from(facts).where(eq(facts.key, DEMO_LOADED))
  return rows.length > 0
}
