import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { addSeconds, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { Refusal } from '@zhujia/server/platform/refusal.ts'
import { countWaiting, findByNames } from '@zhujia/server/modules/orders/queries/waiting-checkouts.ts'
import { seedOrder, SELLER, type World } from './seed.ts'
import { ORDERS, type DemoOrder } from './orders.data.ts'

/** Stories that a timer ends, and the state in which they wait for it. */
const LAPSES: Readonly<Partial<Record<DemoOrder['fate'], OrderState>>> = {
  unpaid: 'unpaid',
  repriced: 'unpaid',
  paymentFailed: 'unpaid',
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
export async function renewOrders(ctx: Ctx<never, Actor>, { ordersMax }: { ordersMax: number }): Promise<number> {
  const missing = await listMissing(ctx, ordersMax)
  if (missing.length === 0) return 0
  const world = await readWorld(ctx.db, missing)
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
  const until = addSeconds(ctx.clock.now(), LEAST_SECONDS)
  const { orders, open } = await countWaiting(ctx.db, { phone: buyer, state: LAPSES[fate] ?? 'unpaid', until })
  return orders === 0 || orders >= ordersMax ? stories.length : open
}

const readWorld = (db: Db, stories: readonly DemoOrder[]): Promise<World> =>
  findByNames(db, {
    phones: [SELLER, ...stories.map(({ buyer }) => buyer)],
    codes: stories.flatMap(({ lines }) => lines.map(([code]) => code)),
  })

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
