import { DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { RefundFault } from '@zhujia/server/providers/payment/simulator/channel.ts'

/** Before the requirement was raised to what it is today. */
export const EARLIER_FEN = 300_000

/** A funding of a demo shop's security deposit and what became of it. */
export interface DemoDeposit {
  /** The code of the shop. */
  shop: string
  /** Seconds before now. */
  ago: number
  /** When the requirement was lower. */
  isEarlier?: true
  /** Not paid: it lapses, or waits when it was opened just now. */
  becomes: 'held' | 'unpaid' | 'lapsed' | 'refunded'
  /** When it was asked back, and what the channel does with the refund. */
  asked?: { ago: number; fault: RefundFault }
}

const held = (shop: string, days: number): DemoDeposit => ({ shop, ago: days * DAY, becomes: 'held' })
const HELD = [
  'muqi-bath',
  'yunshi-stone',
  'jiyu-mosaic',
  'yubu-bath',
  'lanting-bath',
  'zaoli-kitchen',
  'mingqi-door',
  'muqiao-door',
  'quanluo-pipe',
  'dianmo-electric',
  'guangyu-light',
  'tutuo-masonry',
]

/** In the order in which they were opened. */
export const DEPOSITS: readonly DemoDeposit[] = [
  // The first demo shop forgot to pay, paid in time the next day, and has less than is required today.
  { shop: 'yanye-tile', ago: 171 * DAY, isEarlier: true, becomes: 'lapsed' },
  { shop: 'yanye-tile', ago: 170 * DAY, isEarlier: true, becomes: 'held' },
  { shop: 'qianshi-floor', ago: 160 * DAY, isEarlier: true, becomes: 'held' },
  ...HELD.map((shop, index) => held(shop, 150 - 7 * index)),
  { shop: 'taomo-tile', ago: 140 * DAY, becomes: 'refunded', asked: { ago: 96 * DAY, fault: 'none' } },
  { shop: 'heshu-floor', ago: 120 * DAY, becomes: 'refunded', asked: { ago: 3 * HOUR, fault: 'forgotten' } },
  { shop: 'zhijing-soft', ago: 110 * DAY, becomes: 'refunded', asked: { ago: 2 * HOUR, fault: 'refused' } },
  { shop: 'sehuo-paint', ago: 12 * DAY, becomes: 'lapsed' },
  { shop: 'jiangcai-aux', ago: 2 * MINUTE, becomes: 'unpaid' },
]
