import type { OrderState } from '@zhujia/contract/orders/states.ts'
import { addSeconds, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import type { Db } from '@zhujia/server/platform/db/types.ts'
import { Refusal } from '@zhujia/server/platform/refusal.ts'
import { countWaiting, findByNames } from '@zhujia/server/modules/orders/queries/waiting-checkouts.ts'
import { seedOrder, SELLER, type World } from './seed.ts'
import { ORDERS, type DemoOrder } from './orders.data.ts'

/** Outcomes that a timer ends, and the state in which an order waits for it. */
const LAPSES: Readonly<Partial<Record<DemoOrder['outcome'], OrderState>>> = {
  unpaid: 'unpaid',
  repriced: 'unpaid',
  paymentFailed: 'unpaid',
  cancelRequested: 'cancelRequested',
  restCancelRequested: 'restCancelRequested',
  shipped: 'shipped',
}

/** An order that a timer ends within this time does not count as open. */
const LEAST_SECONDS = 10 * MINUTE

/** A demo buyer with this many orders gets no more: orders are never deleted, so renewal must end. */
export const ORDERS_MAX = 300

/**
 * Makes up for the orders that timers have ended: every demo buyer has at least as many open checkouts in each such state as at
 * the first start. An order does not name its scenario, so of those of a state the last ones are placed again, as many as
 * are missing, each in a transaction of its own. A scenario that is refused, because its goods are sold out or
 * its listing has gone, is left out. @returns how many scenarios were placed
 */
export async function renewOrders(ctx: Ctx<never, Actor>, { ordersMax }: { ordersMax: number }): Promise<number> {
  const missing = await listMissing(ctx, ordersMax)
  if (missing.length === 0) return 0
  const world = await readWorld(ctx.db, missing)
  let renewed = 0
  for (const scenario of missing) if (await placeAgain(ctx, world, scenario)) renewed += 1
  return renewed
}

async function listMissing(ctx: Ctx<never, Actor>, ordersMax: number): Promise<DemoOrder[]> {
  const lapsing = ORDERS.filter(({ outcome }) => LAPSES[outcome] !== undefined)
  const groups = Map.groupBy(lapsing, ({ buyer, outcome }) => `${buyer} ${LAPSES[outcome]}`)
  const missing: DemoOrder[] = []
  for (const scenarios of groups.values()) missing.push(...scenarios.slice(await countOpen(ctx, scenarios, ordersMax)))
  return missing
}

/** How many checkouts of these scenarios' buyer wait in these scenarios' state; answers all of them once the buyer has enough orders, or has none. */
async function countOpen(ctx: Ctx<never, Actor>, scenarios: readonly DemoOrder[], ordersMax: number): Promise<number> {
  const [{ buyer, outcome } = { buyer: '', outcome: 'paid' as const }] = scenarios
  const until = addSeconds(ctx.clock.now(), LEAST_SECONDS)
  const { orders, open } = await countWaiting(ctx.db, { phone: buyer, state: LAPSES[outcome] ?? 'unpaid', until })
  return orders === 0 || orders >= ordersMax ? scenarios.length : open
}

const readWorld = (db: Db, scenarios: readonly DemoOrder[]): Promise<World> =>
  findByNames(db, {
    phones: [SELLER, ...scenarios.map(({ buyer }) => buyer)],
    codes: scenarios.flatMap(({ lines }) => lines.map(([code]) => code)),
  })

async function placeAgain(ctx: Ctx<never, Actor>, world: World, scenario: DemoOrder): Promise<boolean> {
  try {
    await ctx.transaction((ctx) => seedOrder(ctx, world, scenario))
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    ctx.log.warn({ refusal: error.code, outcome: scenario.outcome }, 'a demo order was not renewed')
    return false
  }
}
