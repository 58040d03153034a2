import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { Actor, Ctx } from '@zhujia/server/platform/context.ts'
import { stageOf } from '../stage.ts'
import { liveStory } from './live-story.ts'
import type { Happening } from './order-story.ts'
import { BY_LINE, type DemoOrder, ORDERS } from './orders.data.ts'

export interface World {
  userIds: ReadonlyMap<string, string>
  skuIds: ReadonlyMap<string, string>
}

/** The seller who ships and answers: the owner of the first demo shop, who works in the second. */
export const SELLER = '13800000002'

/** Plays the stories of the demo accounts, and takes them as far as they have come. */
export async function seedOrders(ctx: Ctx<never, Actor>, world: World): Promise<void> {
  for (const order of ORDERS) await seedOrder(ctx, world, order)
}

export async function seedOrder(ctx: Ctx<never, Actor>, world: World, order: DemoOrder): Promise<void> {
  const placedAt = addSeconds(ctx.clock.now(), -order.placedAgo)
  const sellerId = required(world.userIds, SELLER)
  await liveStory(stageOf(ctx), {
    buyerId: required(world.userIds, order.buyer),
    sellerOf: () => sellerId,
    lines: order.lines.map(([code, quantity, measures]) => ({
      skuId: required(world.skuIds, code),
      quantity,
      measures,
    })),
    remark: () => order.remark ?? '',
    placedAt,
    happenings: happeningsOf(order, placedAt),
  })
}

const WISH = { reason: 'tooSlow', note: '工期提前，来不及等' } as const
const STOPPED = { reason: 'outOfStock', note: '这个花色停产了' } as const
const IN_MAKING = { reason: 'inProduction', note: '石材已经下料，改不了了' } as const

/** What has happened to an order of this fate, from its placing on. */
function happeningsOf(order: DemoOrder, placedAt: Date): Happening[] {
  const at = (seconds: number): Date => addSeconds(placedAt, seconds)
  const paid: Happening = { kind: 'pay', at: at(MINUTE) }
  const noted: Happening[] = order.note === undefined ? [] : [{ kind: 'remark', at: at(2 * HOUR), text: order.note }]
  const wished: Happening = { kind: 'requestCancel', at: at(2 * MINUTE), wish: WISH }
  const agreed: Happening = { kind: 'agreeCancel', at: at(2 * HOUR) }
  const parcel = order.parcel ?? BY_LINE
  const sent: Happening = { kind: 'ship', at: at(2 * HOUR), parcel }
  const begun: Happening = { ...sent, isFirstLineOnly: true }
  const back = (after: number, fault: 'none' | 'refused'): Happening => ({ kind: 'refund', at: at(after), fault })
  const ways: Readonly<Record<DemoOrder['fate'], readonly Happening[]>> = {
    unpaid: [],
    paymentFailed: [{ kind: 'failPayment', at: at(MINUTE) }],
    repriced: [{ kind: 'reprice', at: at(2 * MINUTE), percentOff: 5, reason: '老客户，免运费再减百分之五' }],
    cancelled: [{ kind: 'cancel', at: at(0), wish: { reason: 'changedMind' } }],
    paid: [paid, ...noted],
    // Nobody ships what is in no parcel, and after so long the buyer needs nobody's yes.
    overdue: [paid],
    partiallyShipped: [paid, begun],
    restCancelRequested: [paid, begun, { kind: 'requestCancel', at: at(3 * HOUR), wish: WISH }],
    partlyRefunded: [
      paid,
      begun,
      { kind: 'giveUp', at: at(2 * HOUR), isAll: true, why: STOPPED },
      back(2 * HOUR + MINUTE, 'none'),
    ],
    cancelRequested: [paid, wished],
    declined: [paid, wished, { kind: 'declineCancel', at: at(HOUR), reason: IN_MAKING }],
    refunded: [paid, wished, agreed, back(2 * HOUR + MINUTE, 'none')],
    refundUnderWay: [paid, wished, agreed, back(2 * HOUR + 30, 'refused')],
    shipped: [paid, sent],
    received: [paid, sent, { kind: 'receive', at: at(2 * HOUR + 2 * DAY) }],
  }
  return [...ways[order.fate]]
}

/** @throws when the demo world has no such thing */
export function required(map: ReadonlyMap<string, string>, key: string): string {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo world has no ${key}`)
  return value
}
