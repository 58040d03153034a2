import { and, countDistinct, eq, gt, inArray, or } from 'drizzle-orm'
import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { addSeconds, MINUTE } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import type { Db } from '#platform/db/types.ts'
import { Refusal } from '#platform/refusal.ts'
import { users } from '#tables/auth.ts'
import { skus } from '#tables/catalogue.ts'
import { orders } from '#tables/orders.ts'
import { seedOrder, SELLER, type World } from '../seed.ts'
import { ORDERS, type DemoOrder } from './orders.data.ts'

/** Stories that a timer ends, and the state in which they wait for it. */
const LAPSES: Readonly<Partial<Record<DemoOrder['fate'], OrderState>>> = {
  unpaid: 'unpaid',
  repriced: 'unpaid',
  cancelRequested: 'cancelRequested',
  restCancelRequested: 'restCancelRequested',
  shipped: 'shipped',
}

/** What lapses within this time is as good as gone for somebody who opens the demo now. */
const LEAST_SECONDS = 10 * MINUTE

/** From so many orders of a demo buyer on nothing more is renewed for them: history is never deleted, so it must end. */
export const ORDERS_MAX = 300

/**
 * Places the stories that timers have ended once more, each in a transaction of its own: every demo buyer has at least as
 * many open checkouts in each such state as at the first start. A story that is refused, because its goods are sold out or
 * its listing has gone, is left out. @returns how many stories were placed
 */
export async function renewOrders(
  ctx: Ctx<never, Actor>,
  { pay, ordersMax }: Pick<World, 'pay'> & { ordersMax: number },
): Promise<number> {
  const missing = await listMissing(ctx, ordersMax)
  if (missing.length === 0) return 0
  const world = { ...(await readWorld(ctx.db, missing)), pay }
  let renewed = 0
  for (const story of missing) if (await placeAgain(ctx, world, story)) renewed += 1
  return renewed
}

async function listMissing(ctx: Ctx<never, Actor>, ordersMax: number): Promise<DemoOrder[]> {
  const lapsing = ORDERS.filter(({ fate }) => LAPSES[fate] !== undefined)
  const groups = Map.groupBy(lapsing, ({ buyer, fate }) => `${buyer} ${LAPSES[fate]}`)
  const missing: DemoOrder[] = []
  for (const stories of groups.values()) missing.push(...stories.slice(await countOpen(ctx, stories, ordersMax)))
  return missing
}

/** How many checkouts of these stories' buyer wait in these stories' state; all of them once the buyer has had enough. */
async function countOpen(ctx: Ctx<never, Actor>, stories: readonly DemoOrder[], ordersMax: number): Promise<number> {
  const [{ buyer, fate } = { buyer: '', fate: 'paid' as const }] = stories
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.phone, buyer))
  if (!account || (await ctx.db.$count(orders, eq(orders.buyerId, account.id))) >= ordersMax) return stories.length
  const until = addSeconds(ctx.clock.now(), LEAST_SECONDS)
  const [open] = await ctx.db
    .select({ checkouts: countDistinct(orders.checkoutId) })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, account.id),
        eq(orders.status, LAPSES[fate] ?? 'unpaid'),
        or(
          and(eq(orders.status, 'unpaid'), gt(orders.payDueAt, until)),
          gt(orders.cancelDueAt, until),
          gt(orders.autoReceiveAt, until),
        ),
      ),
    )
  return open?.checkouts ?? 0
}

async function readWorld(db: Db, stories: readonly DemoOrder[]): Promise<Omit<World, 'pay'>> {
  const codes = stories.flatMap(({ lines }) => lines.map(([code]) => code))
  const accounts = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(inArray(users.phone, [SELLER, ...stories.map(({ buyer }) => buyer)]))
  const goods = await db.select({ id: skus.id, code: skus.code }).from(skus).where(inArray(skus.code, codes))
  return {
    userIds: new Map(accounts.map(({ phone, id }) => [phone, id])),
    skuIds: new Map(goods.map(({ code, id }) => [code, id])),
  }
}

async function placeAgain(ctx: Ctx<never, Actor>, world: World, story: DemoOrder): Promise<boolean> {
  try {
    await ctx.transaction((ctx) => seedOrder(ctx, world, story))
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ctx.log.warn({ refusal: error.code, story: story.fate }, 'a demo order was not renewed')
    return false
  }
}
