import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { seedKeepers, seedMarket } from './demo/market.ts'
import { seedAddresses } from './modules/addresses/seed.ts'
import { seedAccounts } from './modules/auth/seed.ts'
import { seedFavourites } from './modules/favourites/seed.ts'
import { checkoutPayable } from './modules/orders/index.ts'
import { ORDERS_MAX, renewOrders } from './modules/orders/seed/renew-orders.ts'
import { seedOrders } from './modules/orders/seed.ts'
import { seedReviews } from './modules/reviews/seed.ts'
import { payAtSimulator } from './modules/payments/seed.ts'
import { seedCatalogue } from './modules/catalogue/seed.ts'
import { seedEdits } from './modules/catalogue/seed/edits.ts'
import { ConfigError, type Config } from './platform/config.ts'
import type { Ctx } from './platform/context.ts'
import { waitTurn } from './platform/db/turn.ts'
import type { Db } from './platform/db/types.ts'
import { users } from './tables/auth.ts'
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
    if ((await ctx.db.$count(users)) > 0) throw new ConfigError(HOLDS_PEOPLE)
    const userIds = await seedAccounts(ctx)
    await seedAddresses(ctx, userIds)
    const skuIds = await seedCatalogue(ctx, { userIds, keepers: await seedKeepers(ctx) })
    await seedOrders(ctx, { userIds, skuIds, pay: payerAt(channelDb) })
    await seedEdits(ctx, skuIds)
    await seedReviews(ctx, userIds)
    await seedFavourites(ctx, userIds)
    await seedMarket(ctx)
    await ctx.db.insert(facts).values({ key: LOADED, value: '1', at: ctx.clock.now() })
    return true
  })
}

/** Places the demo orders that timers have ended since once more; at each start after the first. @returns how many */
export const renewDemo = (ctx: SystemCtx, limits: { ordersMax: number } = { ordersMax: ORDERS_MAX }): Promise<number> =>
  renewOrders(ctx, { pay: payerAt(ctx.db), ...limits })

/** The channel writes through a connection of its own, outside the transaction in which the order is placed. */
const payerAt =
  (channelDb: Db) =>
  (buyer: Ctx<RefusalCode>, paymentId: string): Promise<void> =>
    payAtSimulator(buyer, { checkout: checkoutPayable }, { paymentId, channelDb })

const HOLDS_DEMO = 'This database holds the demo world, whose password is public. Use an empty database in production.'
const HOLDS_PEOPLE =
  'This database holds real accounts: demo accounts with a public password would join them, and everybody could read their text messages. Set MODE=production, or use an empty database.'

/**
 * Refuses a database that is not for this mode, before anything of it is changed: production never runs on accounts with a
 * published password, and the demo world never joins people. Any earlier version's schema can be asked.
 */
export async function refuseOtherData(url: string, mode: Config['mode']): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const asked = async (table: string, condition: string): Promise<boolean> => {
      const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
      return (
        rows[0]?.found === true && ((await client.query(`select from ${table} ${condition} limit 1`)).rowCount ?? 0) > 0
      )
    }
    const isDemo = await asked('facts', `where key = '${LOADED}'`)
    if (mode === 'production' && isDemo) throw new ConfigError(HOLDS_DEMO)
    if (mode !== 'production' && !isDemo && (await asked('users', ''))) throw new ConfigError(HOLDS_PEOPLE)
  } finally {
    await client.end()
  }
}

async function hasDemo(db: Db): Promise<boolean> {
  const rows = await db.select().from(facts).where(eq(facts.key, LOADED))
  return rows.length > 0
}
