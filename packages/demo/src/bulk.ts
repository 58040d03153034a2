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
import { ORDERS } from './generated/seed.ts'
import { seedOrdersInBulk } from './generated/orders/seed-orders.ts'
import { BULK_PHONES, makeBuyers } from './generated/people/make-people.ts'
import { seedBuyers } from './generated/people/seed-people.ts'

interface Size {
  products: number
  /** Orders of the last ninety days, placed by buyers of their own, forty each. */
  orders: number
  /** The same seed makes the same rows, so each is used once in a database. */
  seed: number
}

/**
 * Enlarges the demo world in one transaction, after loading it where it is missing.
 * @returns false when this seed has been used in this database before
 */
export async function enlargeDemo(
  ctx: Ctx<never, { kind: 'system' }>,
  { products, orders, seed }: Size,
): Promise<boolean> {
  await loadDemo(ctx)
  const fact = `${USED_SEED}${seed}`
  return ctx.transaction(async (ctx) => {
    allowSilence(ctx.db)
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await waitTurn(ctx.db, fact)
    if ((await ctx.db.$count(facts, eq(facts.key, fact))) > 0) return false
    await seedProducts(ctx, { count: products, seed })
    await seedOrdersOfNewBuyers(ctx, { orders, seed })
    await ctx.db.insert(facts).values({ key: fact, value: JSON.stringify({ products, orders }), at: ctx.clock.now() })
    return true
  })
}

const USED_SEED = 'demo-bulk-'

/** An upper limit of the orders that were copied to this database: those of the demo world and of earlier seeds. */
async function countCopiesAtMost(db: Db): Promise<number> {
  const used = await db
    .select({ value: facts.value })
    .from(facts)
    .where(like(facts.key, `${USED_SEED}%`))
  const orders = used.map(({ value }) => sizes.parse(JSON.parse(value)).orders)
  return orders.reduce((sum, one) => sum + one, ORDERS)
}

const sizes = z.object({ orders: z.number() })

const ORDERS_EACH = 40
const LEAST_BUYERS = 20

async function seedOrdersOfNewBuyers(
  ctx: Ctx<never, Actor>,
  { orders, seed }: { orders: number; seed: number },
): Promise<void> {
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
    copiesBefore: await countCopiesAtMost(ctx.db),
  })
}
