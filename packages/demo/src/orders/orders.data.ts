import type { z } from 'zod'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { shipBody } from '@zhujia/contract/orders/schemas.ts'
import { DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'

/** How far a demo order has come. */
type Outcome =
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
  | 'paymentFailed'
  | 'overdue'
  | 'declined'
  | 'refundUnderWay'

export interface DemoOrder {
  buyer: string
  /** SKU codes and quantities, with the measures of what is made to measure; SKUs of several shops make several orders under one payment. */
  lines: readonly (readonly [code: string, quantity: number, measures?: Measures])[]
  placedAgo: number
  outcome: Outcome
  remark?: string
  note?: string
  parcel?: z.output<typeof shipBody>
}

const OWNER = '13800000001'
const ALL_ROUND = '13800000017'
export const BY_LINE: z.output<typeof shipBody> = { carrier: 'deppon', trackingNumber: 'DPK364902817455' }
const BY_TRUCK: z.output<typeof shipBody> = {
  carrier: 'ownTruck',
  trackingNumber: '粤E·8K216',
  driverPhone: '19900020001',
}

/** Orders in every state, for the buyers and sellers among the demo accounts. The newest last. */
export const ORDERS: readonly DemoOrder[] = [
  {
    buyer: OWNER,
    lines: [
      ['tile-lushan-01', 18],
      ['tap-yuting-01', 1],
    ],
    placedAgo: 70 * DAY,
    outcome: 'received',
    parcel: BY_TRUCK,
  },
  {
    buyer: ALL_ROUND,
    lines: [['tile-yunling-01', 40]],
    placedAgo: 64 * DAY,
    outcome: 'received',
    remark: '放一楼车库即可',
    parcel: BY_TRUCK,
  },
  { buyer: ALL_ROUND, lines: [['tap-yuting-01', 3]], placedAgo: 52 * DAY, outcome: 'received', parcel: BY_LINE },
  {
    buyer: OWNER,
    lines: [
      ['tile-hanmo-01', 20],
      ['mosaic-boguang-01', 8],
    ],
    placedAgo: 40 * DAY,
    outcome: 'received',
    parcel: BY_LINE,
  },
  { buyer: OWNER, lines: [['tile-yunling-02', 12]], placedAgo: 33 * DAY, outcome: 'received', parcel: BY_TRUCK },
  {
    buyer: OWNER,
    lines: [['tile-yunling-01', 24]],
    placedAgo: 15 * DAY,
    outcome: 'received',
    remark: '请安排同一批号，谢谢',
    parcel: BY_TRUCK,
  },
  { buyer: ALL_ROUND, lines: [['tile-qingci-01', 16]], placedAgo: 13 * DAY, outcome: 'received', parcel: BY_LINE },
  { buyer: OWNER, lines: [['tile-lushan-01', 10]], placedAgo: 6 * DAY, outcome: 'refunded' },
  {
    buyer: OWNER,
    lines: [
      ['tile-hanmo-01', 12],
      ['mosaic-boguang-01', 6],
    ],
    placedAgo: 2 * DAY,
    outcome: 'shipped',
    remark: '送货上楼，六楼没有电梯',
    parcel: BY_LINE,
  },
  { buyer: ALL_ROUND, lines: [['tile-shijing-01', 20]], placedAgo: 30 * HOUR, outcome: 'shipped', parcel: BY_TRUCK },
  { buyer: OWNER, lines: [['tile-qingci-02', 8]], placedAgo: 20 * HOUR, outcome: 'cancelled' },
  {
    buyer: ALL_ROUND,
    lines: [['tile-yunling-02', 30]],
    placedAgo: 9 * HOUR,
    outcome: 'paid',
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
    outcome: 'partiallyShipped',
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
    outcome: 'partlyRefunded',
    parcel: BY_LINE,
  },
  {
    buyer: ALL_ROUND,
    lines: [
      ['tile-hanmo-02', 12],
      ['tile-yunling-02', 8],
    ],
    placedAgo: 22 * HOUR,
    outcome: 'restCancelRequested',
    parcel: BY_TRUCK,
  },
  {
    buyer: OWNER,
    lines: [['stone-sill-01', 2, { length: 1360, depth: 220, edge: 'rounded' }]],
    placedAgo: 5 * HOUR,
    outcome: 'cancelRequested',
  },
  {
    buyer: ALL_ROUND,
    lines: [
      ['door-jianmu-03', 2, { width: 880, height: 2080, side: 'left', opening: 'inward' }],
      ['door-jianmu-03', 1, { width: 760, height: 2080, side: 'right', opening: 'outward' }],
    ],
    placedAgo: 21 * DAY,
    outcome: 'received',
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
    outcome: 'partiallyShipped',
    parcel: BY_TRUCK,
  },
  {
    buyer: OWNER,
    lines: [['door-jianmu-01', 3, { width: 900, height: 2250, side: 'right', opening: 'inward' }]],
    placedAgo: 7 * HOUR,
    outcome: 'paid',
    remark: '洞口已找平，请按下单尺寸做',
  },
  {
    buyer: OWNER,
    lines: [
      ['tile-lushan-02', 14],
      ['tap-yuting-01', 2],
    ],
    placedAgo: 3 * HOUR,
    outcome: 'paid',
  },
  { buyer: OWNER, lines: [['tap-yuting-01', 1]], placedAgo: 40 * DAY, outcome: 'overdue', remark: '不急，慢慢发' },
  {
    buyer: OWNER,
    lines: [['stone-sill-01', 1, { length: 1500, depth: 240, edge: 'straight' }]],
    placedAgo: 3 * DAY,
    outcome: 'declined',
  },
  { buyer: ALL_ROUND, lines: [['tile-lushan-02', 5]], placedAgo: 4 * HOUR, outcome: 'refundUnderWay' },
  { buyer: ALL_ROUND, lines: [['tile-hanmo-02', 9]], placedAgo: 12 * MINUTE, outcome: 'unpaid' },
  { buyer: OWNER, lines: [['tap-yuting-02', 1]], placedAgo: 11 * MINUTE, outcome: 'paymentFailed' },
  { buyer: OWNER, lines: [['tile-qingci-02', 30]], placedAgo: 10 * MINUTE, outcome: 'repriced' },
  {
    buyer: OWNER,
    lines: [
      ['tile-yunling-01', 6],
      ['mosaic-boguang-01', 12],
    ],
    placedAgo: 8 * MINUTE,
    outcome: 'unpaid',
    remark: '工地门口限高，请用小车送',
  },
]
