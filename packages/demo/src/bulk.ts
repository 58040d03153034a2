import { eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { loadDemo } from './index.ts'
import { seedProducts } from './catalogue/bulk/multiply.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { allowSilence } from '@zhujia/server/platform/db/silence.ts'
import { waitTurn } from '@zhujia/server/platform/db/turn.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { idsFrom, randomFrom } from './seeded.ts'
import { users } from '@zhujia/server/tables/auth.ts'
import { facts } from '@zhujia/server/tables/platform.ts'
import { ORDERS } from './market/market.ts'
import { seedOrdersInBulk } from './market/orders/seed-orders.ts'
import { BULK_PHONES, makeBuyers } from './market/people/make-people.ts'
import { seedBuyers } from './market/people/seed-people.ts'

interface Size {
  products: number
  /** Orders of the last ninety days, placed by buyers of their own, forty each. */
  orders: number
  /** The same seed makes the same rows, so each is used once on a database. */
  seed: number
}

/**
 * Enlarges the demo world, which is loaded first where it is missing, in one transaction: all of it is there or nothing.
 * @returns false when this seed has been sown before
 */
export async function enlargeDemo(
  ctx: Ctx<never, { kind: 'system' }>,
  { products, orders, seed }: Size,
): Promise<boolean> {
  await loadDemo(ctx)
  const fact = `${SOWN}${seed}`
  return ctx.transaction(async (ctx) => {
    allowSilence(ctx.db)
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await waitTurn(ctx.db, fact)
    if ((await ctx.db.$count(facts, eq(facts.key, fact))) > 0) return false
    await seedProducts(ctx, { count: products, seed })
    await seedTrade(ctx, { orders, seed })
    await ctx.db.insert(facts).values({ key: fact, value: JSON.stringify({ products, orders }), at: ctx.clock.now() })
    return true
  })
}

const SOWN = 'demo-bulk-'

/** No more orders have been copied on this database: those of the demo world, and those of earlier seeds. */
async function countCopies(db: Db): Promise<number> {
  const sown = await db
    .select({ value: facts.value })
    .from(facts)
    .where(like(facts.key, `${SOWN}%`))
  const orders = sown.map(({ value }) => sizes.parse(JSON.parse(value)).orders)
  return orders.reduce((sum, one) => sum + one, ORDERS)
}

const sizes = z.object({ orders: z.number() })

const ORDERS_EACH = 40
const LEAST_BUYERS = 20

async function seedTrade(ctx: Ctx<never, Actor>, { orders, seed }: { orders: number; seed: number }): Promise<void> {
  if (orders === 0) return
  const random = randomFrom(seed + 0.125)
  const from = await ctx.db.$count(users, like(users.phone, `${BULK_PHONES}%`))
  const count = Math.max(Math.ceil(orders / ORDERS_EACH), LEAST_BUYERS)
  const buyers = await seedBuyers(ctx, makeBuyers(random, { count, from, prefix: BULK_PHONES }), {
    random,
    nextId: idsFrom(random),
  })
  await seedOrdersInBulk(ctx, {
    count: orders,
    seed,
    buyers,
    quietShopIds: new Set(),
    copiesBefore: await countCopies(ctx.db),
  })
}
