import type { z } from 'zod'
import type { cancelBody } from '@zhujia/contract/orders/schemas.ts'
import type { RefusalCode } from '@zhujia/contract/errors.ts'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import { addSeconds, DAY, HOUR, MINUTE, type Clock } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { actingAs } from '#platform/make-ctx.ts'
import { listAddresses } from '../addresses/index.ts'
import { agreeCancel } from './commands/answer-cancel.ts'
import { cancelPart } from './commands/cancel-part.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { receiveOrder } from './commands/receive-order.ts'
import { repriceOrder } from './commands/reprice-order.ts'
import { shipOrder } from './commands/ship-order.ts'
import { quoteNow } from './quote.ts'
import { listLinesOf, setSellerRemark } from './repository.ts'
import { BY_LINE, type DemoOrder, ORDERS } from './seed/orders.data.ts'

export interface World {
  userIds: ReadonlyMap<string, string>
  skuIds: ReadonlyMap<string, string>
  pay: (ctx: Ctx<RefusalCode>, paymentId: string) => Promise<void>
}

type SeedCtx = Ctx<never, Actor>

/** The seller who ships and answers: the owner of the first demo shop, who works in the second. */
export const SELLER = '13800000002'

/** Places the demo orders through the commands, each at its own time, and takes them as far as they have come. */
export async function seedOrders(ctx: SeedCtx, world: World): Promise<void> {
  for (const order of ORDERS) await seedOrder(ctx, world, order)
}

export async function seedOrder(ctx: SeedCtx, world: World, order: DemoOrder): Promise<void> {
  const placedAt = addSeconds(ctx.clock.now(), -order.placedAgo)
  const as = (phone: string, at: Date): Ctx<RefusalCode> => {
    const clock: Clock = { now: () => at }
    return actingAs(ctx, {
      actor: { kind: 'user', userId: required(world.userIds, phone), sessionId: newId(), roles: ROLES },
      clock,
    })
  }
  const buyer = as(order.buyer, placedAt)
  const { orderIds, paymentId } = await place(buyer, world, order)
  if (order.fate === 'unpaid') return
  if (order.fate === 'repriced')
    return each(orderIds, (id) =>
      repriceOrder(as(SELLER, addSeconds(placedAt, 2 * MINUTE)), id, {
        discountFen: 8800,
        freightFen: 0,
        reason: '老客户，免运费再减 88 元',
      }),
    )
  if (order.fate === 'cancelled') return each(orderIds, (id) => cancelOrder(buyer, id, { reason: 'changedMind' }))
  const later = as(order.buyer, addSeconds(placedAt, MINUTE))
  await world.pay(later, paymentId)
  await each(orderIds, (id) => goOn(order, id, { buyer: later, seller: as(SELLER, addSeconds(placedAt, 2 * HOUR)) }))
}

async function place(
  ctx: Ctx<RefusalCode>,
  world: World,
  order: DemoOrder,
): Promise<{ orderIds: string[]; paymentId: string }> {
  const [address] = await listAddresses(ctx)
  if (!address) throw new Error(`${order.buyer} has no address`)
  const lines = order.lines.map(([code, quantity, measures]) => ({
    skuId: required(world.skuIds, code),
    quantity,
    measures,
  }))
  const { token, shops } = await quoteNow(ctx, lines, address)
  const remarks =
    order.remark === undefined ? [] : shops.map(({ shop }) => ({ shopId: shop.id, text: order.remark ?? '' }))
  return placeOrder(ctx, { lines, addressId: address.id, quoteToken: token, remarks, isFromCart: false })
}

async function goOn(
  order: DemoOrder,
  id: string,
  { buyer, seller }: { buyer: Ctx<RefusalCode>; seller: Ctx<RefusalCode> },
): Promise<void> {
  if (order.note !== undefined)
    await setSellerRemark(seller.db, id, {
      claim: { memberId: seller.actor.userId, permission: 'order.manage' },
      text: order.note,
    })
  const wish: z.output<typeof cancelBody> = { reason: 'tooSlow', note: '工期提前，来不及等' }
  if (order.fate === 'cancelRequested' || order.fate === 'refunded') await cancelOrder(buyer, id, wish)
  if (order.fate === 'refunded') await agreeCancel(seller, id)
  if (order.parcel) await ship(order, id, seller)
  if (order.fate === 'restCancelRequested')
    await cancelOrder(
      actingAs(buyer, { actor: buyer.actor, clock: { now: () => addSeconds(seller.clock.now(), HOUR) } }),
      id,
      wish,
    )
  if (order.fate === 'received')
    await receiveOrder(
      actingAs(buyer, { actor: buyer.actor, clock: { now: () => addSeconds(seller.clock.now(), 2 * DAY) } }),
      id,
    )
}

/** The fates in which the second line does not leave with the first. */
const IN_PARTS: ReadonlySet<DemoOrder['fate']> = new Set(['partiallyShipped', 'restCancelRequested', 'partlyRefunded'])

/** All of it in one parcel; or its first line alone, and then perhaps the other one is given up. */
async function ship({ fate, parcel = BY_LINE }: DemoOrder, id: string, seller: Ctx<RefusalCode>): Promise<void> {
  const [first, second] = await listLinesOf(seller.db, [id])
  if (!first || !second || !IN_PARTS.has(fate)) return shipOrder(seller, id, parcel)
  await shipOrder(seller, id, { ...parcel, lines: [{ lineId: first.id, quantity: first.quantity }] })
  if (fate === 'partlyRefunded')
    await cancelPart(seller, id, {
      lines: [{ lineId: second.id, quantity: second.quantity }],
      reason: 'outOfStock',
      note: '这个花色停产了',
    })
}

async function each(ids: readonly string[], run: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids) await run(id)
}

function required(map: ReadonlyMap<string, string>, key: string): string {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo world has no ${key}`)
  return value
}
