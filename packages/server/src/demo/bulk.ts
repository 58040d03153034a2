import { eq, sql } from 'drizzle-orm'
import { loadDemo } from '../demo.ts'
import { seedProducts } from '../modules/catalogue/seed/bulk/multiply.ts'
import type { Ctx } from '../platform/context.ts'
import { waitTurn } from '../platform/db/turn.ts'
import { facts } from '../tables/platform.ts'

interface Size {
  products: number
  /** The same seed makes the same rows, so each is used once on a database. */
  seed: number
}

/**
 * Enlarges the demo world, which is loaded first where it is missing, in one transaction: all of it is there or nothing.
 * @returns false when this seed has been sown before
 */
export async function enlargeDemo(ctx: Ctx<never, { kind: 'system' }>, { products, seed }: Size): Promise<boolean> {
  await loadDemo(ctx)
  const fact = `demo-bulk-${seed}`
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await ctx.db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await waitTurn(ctx.db, fact)
    if ((await ctx.db.$count(facts, eq(facts.key, fact))) > 0) return false
    await seedProducts(ctx, { count: products, seed })
    await ctx.db.insert(facts).values({ key: fact, value: JSON.stringify({ products }), at: ctx.clock.now() })
    return true
  })
}
