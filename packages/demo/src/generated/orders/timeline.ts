import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { receiptDue, type ScenarioEvent, type ReceiveDays } from '#orders/scenario.ts'
import { CARRIER_PREFIXES, TRUCKS, REQUEST_REASONS, CANCEL_REASONS } from './words.data.ts'

/** When a checkout was placed and what happened to it after. */
export interface Timeline {
  placedAt: Date
  events: ScenarioEvent[]
}

type Parcel = Extract<ScenarioEvent, { kind: 'ship' }>['parcel']

const DAYS = 90
/** The share of orders that no buyer confirmed in time, so that the timer did. */
const AUTO_RECEIVE_SHARE = 0.2
/** Hours of the day in China at which people order; an hour that is listed twice is drawn twice as often. */
const HOURS: readonly number[] = [8, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23]
const CHINA_SECONDS = 8 * HOUR

/** A random time, from `low` to `high` seconds after another. */
export const after = (random: Random, at: Date, [low, high]: readonly [number, number]): Date =>
  addSeconds(at, wholeBetween(random, low, high))

/** A time at which people order, from `leastDays` to ninety days ago; recent days are more frequent. */
export function daytime({ random, now }: Now, leastDays: number): Date {
  const daysAgo = leastDays + (DAYS - leastDays) * random() ** 1.3
  const day = Math.floor((now.getTime() / 1000 + CHINA_SECONDS) / DAY - daysAgo) * DAY - CHINA_SECONDS
  return new Date((day + pickFrom(random, HOURS) * HOUR + wholeBetween(random, 0, HOUR - 1)) * 1000)
}

export function makeParcel(random: Random): Parcel {
  if (random() < 0.25) return { carrier: 'ownTruck', ...pickFrom(random, TRUCKS) }
  const [carrier, prefix] = pickFrom(random, CARRIER_PREFIXES)
  return { carrier, trackingNumber: `${prefix}${String(Math.floor(random() * 10 ** 12)).padStart(12, '0')}` }
}

export interface Now {
  random: Random
  now: Date
  receiveDays: ReceiveDays
}

export const paying = (random: Random, placedAt: Date): ScenarioEvent => ({
  kind: 'pay',
  at: after(random, placedAt, [2 * MINUTE, 10 * MINUTE]),
})
export const requestingCancel = (random: Random, at: Date): ScenarioEvent => ({
  kind: 'requestCancel',
  at,
  reason: pickFrom(random, REQUEST_REASONS),
})
export const cancelling = (random: Random, at: Date): ScenarioEvent => ({
  kind: 'cancel',
  at,
  reason: pickFrom(random, CANCEL_REASONS),
})
export const cancellingUnilaterally = (random: Random, at: Date): ScenarioEvent => ({
  kind: 'cancelUnilaterally',
  at,
  reason: pickFrom(random, REQUEST_REASONS),
})
export const refundArriving = (at: Date): ScenarioEvent => ({
  kind: 'refund',
  at: addSeconds(at, MINUTE),
  fault: 'none',
})

/** The receipt of goods that were sent at least a day ago: by the buyer before the deadline, or by the timer after it. */
export function receipt({ random, now, receiveDays }: Now, sentAt: Date, carriers: readonly string[]): ScenarioEvent {
  const dueAt = receiptDue(sentAt, receiveDays, carriers)
  if (dueAt < now && random() < AUTO_RECEIVE_SHARE) return { kind: 'autoReceive', at: addSeconds(dueAt, 1) }
  const last = Math.min(dueAt.getTime(), now.getTime())
  const latest = Math.floor((last - sentAt.getTime()) / 1000) - HOUR
  return { kind: 'receive', at: after(random, sentAt, [10 * HOUR, latest]) }
}

/** A time of shipping so recent that the goods are not received by now. */
export function recentShipping({ random, now, receiveDays }: Now, carriers: readonly string[]): Date {
  const seconds = (receiptDue(now, receiveDays, carriers).getTime() - now.getTime()) / 1000
  return after(random, now, [Math.floor(-0.9 * seconds), -HOUR])
}

/** Paid, shipped and received, with other events before shipping. */
export function delivered(now: Now, placedAt: Date, between: readonly ScenarioEvent[] = []): Timeline {
  const { random } = now
  const from = between.at(-1)?.at ?? placedAt
  const sent: ScenarioEvent = {
    kind: 'ship',
    at: after(random, from, [HOUR, 50 * HOUR]),
    parcel: makeParcel(random),
  }
  const isPaid = between.some(({ kind }) => kind === 'pay')
  const events = [...(isPaid ? [] : [paying(random, placedAt)]), ...between, sent]
  return { placedAt, events: [...events, receipt(now, sent.at, [sent.parcel.carrier])] }
}

/** Paid, and a cancellation requested within ten hours. */
export function cancelRequested(
  { random }: Now,
  placedAt: Date,
): { placedAt: Date; requestedAt: Date; events: ScenarioEvent[] } {
  const requestedAt = after(random, placedAt, [15 * MINUTE, 10 * HOUR])
  return { placedAt, requestedAt, events: [paying(random, placedAt), requestingCancel(random, requestedAt)] }
}

/** Paid, and the first line shipped. */
export function firstLineShipped(
  { random }: Now,
  placedAt: Date,
): { placedAt: Date; sentAt: Date; carrier: string; events: ScenarioEvent[] } {
  const sentAt = after(random, placedAt, [HOUR, 30 * HOUR])
  const parcel = makeParcel(random)
  const sent: ScenarioEvent = { kind: 'ship', at: sentAt, parcel, isFirstLineOnly: true }
  return { placedAt, sentAt, carrier: parcel.carrier, events: [paying(random, placedAt), sent] }
}

/** Paid, and cancelled at the buyer's request just now; `faults` are those of the refunds that were tried. */
export function refundUnderWay({ random, now }: Now, faults: readonly ('forgotten' | 'refused')[]): Timeline {
  const placedAt = after(random, now, [-40 * HOUR, -9 * HOUR])
  const requestedAt = after(random, placedAt, [15 * MINUTE, HOUR])
  const at = after(random, now, [-20 * MINUTE, -2 * MINUTE])
  return {
    placedAt,
    events: [
      paying(random, placedAt),
      requestingCancel(random, requestedAt),
      { kind: 'agreeCancel', at },
      ...faults.map((fault): ScenarioEvent => ({ kind: 'refund', at: addSeconds(at, 30), fault })),
    ],
  }
}

/** Why a shop cancels goods, and why it declines a cancellation request. */
export const STOPPED = { reason: 'outOfStock', note: '这个花色停产了' } as const
export const PACKED = { reason: 'packed', note: '已经打包，今天装车' } as const
/** Longer than any lead time: this many days after payment the buyer may cancel without the shop's consent. */
export const LONG_DAYS = 60
