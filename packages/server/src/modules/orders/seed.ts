import type { z } from 'zod'
import type { cancelBody, shipBody } from '@zhujia/contract/orders/schemas.ts'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
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

/** How far a demo order has come. */
type Fate =
  | 'unpaid'
  | 'repriced'
  | 'paid'
  | 'partiallyShipped'
  | 'restCancelRequested'
  | 'partlyRefunded'
  | 'cancelRequested'
  | 'shipped'
  | 'received'
  | 'cancelled'
  | 'refunded'

interface DemoOrder {
  buyer: string
  /** SKU codes and quantities, with the measures of what is made so; SKUs of several shops make several orders under one payment. */
  lines: readonly (readonly [code: string, quantity: number, measures?: Measures])[]
  placedAgo: number
  fate: Fate
  remark?: string
  note?: string
  parcel?: z.output<typeof shipBody>
}

const OWNER = '13800000001'
const ALL_ROUND = '13800000017'
const BY_LINE: z.output<typeof shipBody> = { carrier: 'deppon', trackingNumber: 'DPK364902817455' }
const BY_TRUCK: z.output<typeof shipBody> = { carrier: 'ownTruck', trackingNumber: '粤E·8K216' }

/** Orders in every state, for the buyers and sellers among the demo accounts. The newest last. */
const ORDERS: readonly DemoOrder[] = [
  {
    buyer: OWNER,
    lines: [
      ['tile-lushan-01', 18],
      ['tap-yuting-01', 1],
    ],
    placedAgo: 70 * DAY,
    fate: 'received',
    parcel: BY_TRUCK,
  },
  {
    buyer: ALL_ROUND,
    lines: [['tile-yunling-01', 40]],
    placedAgo: 64 * DAY,
    fate: 'received',
    remark: '放一楼车库即可',
    parcel: BY_TRUCK,
  },
  { buyer: ALL_ROUND, lines: [['tap-yuting-01', 3]], placedAgo: 52 * DAY, fate: 'received', parcel: BY_LINE },
  {
    buyer: OWNER,
    lines: [
      ['tile-hanmo-01', 20],
      ['mosaic-boguang-01', 8],
    ],
    placedAgo: 40 * DAY,
    fate: 'received',
    parcel: BY_LINE,
  },
  { buyer: OWNER, lines: [['tile-yunling-02', 12]], placedAgo: 33 * DAY, fate: 'received', parcel: BY_TRUCK },
  {
    buyer: OWNER,
    lines: [['tile-yunling-01', 24]],
    placedAgo: 15 * DAY,
    fate: 'received',
    remark: '请安排同一批号，谢谢',
    parcel: BY_TRUCK,
  },
  { buyer: ALL_ROUND, lines: [['tile-qingci-01', 16]], placedAgo: 13 * DAY, fate: 'received', parcel: BY_LINE },
  { buyer: OWNER, lines: [['tile-lushan-01', 10]], placedAgo: 6 * DAY, fate: 'refunded' },
  {
    buyer: OWNER,
    lines: [
      ['tile-hanmo-01', 12],
      ['mosaic-boguang-01', 6],
    ],
    placedAgo: 2 * DAY,
    fate: 'shipped',
    remark: '送货上楼，六楼没有电梯',
    parcel: BY_LINE,
  },
  { buyer: ALL_ROUND, lines: [['tile-shijing-01', 20]], placedAgo: 30 * HOUR, fate: 'shipped', parcel: BY_TRUCK },
  { buyer: OWNER, lines: [['tile-qingci-02', 8]], placedAgo: 20 * HOUR, fate: 'cancelled' },
  {
    buyer: ALL_ROUND,
    lines: [['tile-yunling-02', 30]],
    placedAgo: 9 * HOUR,
    fate: 'paid',
    remark: '周六前送到佛山工地',
    note: '已电话确认周五装车',
  },
  {
    buyer: OWNER,
    lines: [
      ['tile-yunling-03', 40],
      ['tile-hanmo-03', 10],
    ],
    placedAgo: 26 * HOUR,
    fate: 'partiallyShipped',
    remark: '瓷砖分两车送，先送客厅的',
    parcel: BY_TRUCK,
  },
  {
    buyer: ALL_ROUND,
    lines: [
      ['tile-qingci-03', 20],
      ['tile-lushan-01', 6],
    ],
    placedAgo: 4 * DAY,
    fate: 'partlyRefunded',
    parcel: BY_LINE,
  },
  {
    buyer: ALL_ROUND,
    lines: [
      ['tile-hanmo-02', 12],
      ['tile-yunling-02', 8],
    ],
    placedAgo: 22 * HOUR,
    fate: 'restCancelRequested',
    parcel: BY_TRUCK,
  },
  {
    buyer: OWNER,
    lines: [['stone-sill-01', 2, { length: 1360, depth: 220, edge: 'rounded' }]],
    placedAgo: 5 * HOUR,
    fate: 'cancelRequested',
  },
  {
    buyer: ALL_ROUND,
    lines: [
      ['door-jianmu-03', 2, { width: 880, height: 2080, side: 'left', opening: 'inward' }],
      ['door-jianmu-03', 1, { width: 760, height: 2080, side: 'right', opening: 'outward' }],
    ],
    placedAgo: 21 * DAY,
    fate: 'received',
    remark: '两间卧室内开，卫生间外开',
    parcel: BY_TRUCK,
  },
  {
    buyer: OWNER,
    lines: [
      ['stone-sill-03', 3, { length: 1800, depth: 200, edge: 'straight' }],
      ['stone-sill-03', 1, { length: 920, depth: 240, edge: 'rounded' }],
    ],
    placedAgo: 28 * HOUR,
    fate: 'partiallyShipped',
    parcel: BY_TRUCK,
  },
  {
    buyer: OWNER,
    lines: [['door-jianmu-01', 3, { width: 900, height: 2250, side: 'right', opening: 'inward' }]],
    placedAgo: 7 * HOUR,
    fate: 'paid',
    remark: '洞口已找平，请按下单尺寸做',
  },
  {
    buyer: OWNER,
    lines: [
      ['tile-lushan-02', 14],
      ['tap-yuting-01', 2],
    ],
    placedAgo: 3 * HOUR,
    fate: 'paid',
  },
  { buyer: ALL_ROUND, lines: [['tile-hanmo-02', 9]], placedAgo: 12 * MINUTE, fate: 'unpaid' },
  { buyer: OWNER, lines: [['tile-qingci-02', 30]], placedAgo: 10 * MINUTE, fate: 'repriced' },
  {
    buyer: OWNER,
    lines: [
      ['tile-yunling-01', 6],
      ['mosaic-boguang-01', 12],
    ],
    placedAgo: 8 * MINUTE,
    fate: 'unpaid',
    remark: '先付定金后补发票抬头',
  },
]

interface World {
  userIds: ReadonlyMap<string, string>
  skuIds: ReadonlyMap<string, string>
  pay: (ctx: Ctx<RefusalCode>, paymentId: string) => Promise<void>
}

type SeedCtx = Ctx<never, Actor>

/** The seller who ships and answers: he owns the first demo shop and works in the second. */
const SELLER = '13800000002'

/** Places the demo orders through the commands, each at its own time, and takes them as far as they have come. */
export async function seedOrders(ctx: SeedCtx, world: World): Promise<void> {
  for (const order of ORDERS) await seedOrder(ctx, world, order)
}

async function seedOrder(ctx: SeedCtx, world: World, order: DemoOrder): Promise<void> {
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
      claim: { memberId: seller.actor.userId, permission: 'order.read' },
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
const IN_PARTS: ReadonlySet<Fate> = new Set(['partiallyShipped', 'restCancelRequested', 'partlyRefunded'])

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
