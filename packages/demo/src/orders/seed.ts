import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { runnerOf } from '../runner.ts'
import { runScenario } from './run-scenario.ts'
import type { ScenarioEvent } from './scenario.ts'
import { BY_LINE, type DemoOrder, ORDERS } from './orders.data.ts'

export interface World {
  userIds: ReadonlyMap<string, string>
  skuIds: ReadonlyMap<string, string>
}

/** The seller who ships and answers: the owner of the first demo shop, who works in the second. */
export const SELLER = '13800000002'

/** Runs the scenarios of the demo accounts. */
export async function seedOrders(ctx: Ctx<never, Actor>, world: World): Promise<void> {
  for (const order of ORDERS) await seedOrder(ctx, world, order)
}

export async function seedOrder(ctx: Ctx<never, Actor>, world: World, order: DemoOrder): Promise<void> {
  const placedAt = addSeconds(ctx.clock.now(), -order.placedAgo)
  const sellerId = required(world.userIds, SELLER)
  await runScenario(runnerOf(ctx), {
    buyerId: required(world.userIds, order.buyer),
    sellerOf: () => sellerId,
    lines: order.lines.map(([code, quantity, measures]) => ({
      skuId: required(world.skuIds, code),
      quantity,
      measures,
    })),
    remark: () => order.remark ?? '',
    placedAt,
    events: eventsOf(order, placedAt),
  })
}

const TOO_SLOW = { reason: 'tooSlow', note: '工期提前，来不及等' } as const
const STOPPED = { reason: 'outOfStock', note: '这个花色停产了' } as const
const IN_MAKING = { reason: 'inProduction', note: '石材已经下料，改不了了' } as const

/** The events of an order after it was placed. */
function eventsOf(order: DemoOrder, placedAt: Date): ScenarioEvent[] {
  const at = (seconds: number): Date => addSeconds(placedAt, seconds)
  const paid: ScenarioEvent = { kind: 'pay', at: at(MINUTE) }
  const noted: ScenarioEvent[] =
    order.note === undefined ? [] : [{ kind: 'remark', at: at(2 * HOUR), text: order.note }]
  const requested: ScenarioEvent = { kind: 'requestCancel', at: at(2 * MINUTE), reason: TOO_SLOW }
  const agreed: ScenarioEvent = { kind: 'agreeCancel', at: at(2 * HOUR) }
  const parcel = order.parcel ?? BY_LINE
  const sent: ScenarioEvent = { kind: 'ship', at: at(2 * HOUR), parcel }
  const firstLineShipped: ScenarioEvent = { ...sent, isFirstLineOnly: true }
  const back = (after: number, fault: 'none' | 'refused'): ScenarioEvent => ({ kind: 'refund', at: at(after), fault })
  const eventsOfOutcome: Readonly<Record<DemoOrder['outcome'], readonly ScenarioEvent[]>> = {
    unpaid: [],
    paymentFailed: [{ kind: 'failPayment', at: at(MINUTE) }],
    repriced: [{ kind: 'reprice', at: at(2 * MINUTE), percentOff: 5, reason: '老客户，免运费再减百分之五' }],
    cancelled: [{ kind: 'cancel', at: at(0), reason: { reason: 'changedMind' } }],
    paid: [paid, ...noted],
    // Paid so long ago that the buyer may cancel without the seller's consent.
    overdue: [paid],
    partiallyShipped: [paid, firstLineShipped],
    restCancelRequested: [paid, firstLineShipped, { kind: 'requestCancel', at: at(3 * HOUR), reason: TOO_SLOW }],
    partlyRefunded: [
      paid,
      firstLineShipped,
      { kind: 'cancelPart', at: at(2 * HOUR), isAll: true, reason: STOPPED },
      back(2 * HOUR + MINUTE, 'none'),
    ],
    cancelRequested: [paid, requested],
    declined: [paid, requested, { kind: 'declineCancel', at: at(HOUR), reason: IN_MAKING }],
    refunded: [paid, requested, agreed, back(2 * HOUR + MINUTE, 'none')],
    refundUnderWay: [paid, requested, agreed, back(2 * HOUR + 30, 'refused')],
    shipped: [paid, sent],
    received: [
      paid,
      sent,
      { kind: 'receive', at: at(2 * HOUR + 2 * DAY) },
      ...(parcel.driverPhone ? [{ kind: 'removePhone', at: at(10 * DAY) } as const] : []),
    ],
  }
  return [...eventsOfOutcome[order.outcome]]
}

/** @throws when the demo world has no such thing */
export function required(map: ReadonlyMap<string, string>, key: string): string {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo world has no ${key}`)
  return value
}
