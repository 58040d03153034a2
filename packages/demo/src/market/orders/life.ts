import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import { pickFrom, wholeBetween, type Random } from '#seeded.ts'
import { receiptDue, type Happening, type ReceiveDays } from '#orders/order-story.ts'
import { CARRIER_PREFIXES, PLATES, REQUEST_WISHES, WISHES } from './words.data.ts'

export interface Life {
  placedAt: Date
  happenings: Happening[]
}

type Parcel = Extract<Happening, { kind: 'ship' }>['parcel']

const DAYS = 90
/** Of what could be received by itself so much is. */
const SILENT_SHARE = 0.2
/** Hours of the day in China at which people order, more often those that stand here more often. */
const HOURS: readonly number[] = [8, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23]
const CHINA_SECONDS = 8 * HOUR

/** Some time so many to so many seconds after another. */
export const after = (random: Random, at: Date, [low, high]: readonly [number, number]): Date =>
  addSeconds(at, wholeBetween(random, low, high))

/** A time of day at which people order, at least so many days ago and at most ninety; business grows, so more often lately. */
export function daytime({ random, now }: Now, leastDays: number): Date {
  const daysAgo = leastDays + (DAYS - leastDays) * random() ** 1.3
  const day = Math.floor((now.getTime() / 1000 + CHINA_SECONDS) / DAY - daysAgo) * DAY - CHINA_SECONDS
  return new Date((day + pickFrom(random, HOURS) * HOUR + wholeBetween(random, 0, HOUR - 1)) * 1000)
}

export function makeParcel(random: Random): Parcel {
  if (random() < 0.25) return { carrier: 'ownTruck', trackingNumber: pickFrom(random, PLATES) }
  const [carrier, prefix] = pickFrom(random, CARRIER_PREFIXES)
  return { carrier, trackingNumber: `${prefix}${String(Math.floor(random() * 10 ** 12)).padStart(12, '0')}` }
}

export interface Now {
  random: Random
  now: Date
  receiveDays: ReceiveDays
}

export const paying = (random: Random, placedAt: Date): Happening => ({
  kind: 'pay',
  at: after(random, placedAt, [2 * MINUTE, 10 * MINUTE]),
})
export const wishing = (random: Random, at: Date): Happening => ({
  kind: 'requestCancel',
  at,
  wish: pickFrom(random, REQUEST_WISHES),
})
export const cancelling = (random: Random, at: Date): Happening => ({
  kind: 'cancel',
  at,
  wish: pickFrom(random, WISHES),
})
export const leaving = (random: Random, at: Date): Happening => ({
  kind: 'cancelUnilaterally',
  at,
  wish: pickFrom(random, REQUEST_WISHES),
})
export const arriving = (at: Date): Happening => ({ kind: 'refund', at: addSeconds(at, MINUTE), fault: 'none' })

/** Receiving what was sent by `sentAt`, a day ago at least: by hand in good time, or by itself once that time has come. */
export function receipt({ random, now, receiveDays }: Now, sentAt: Date, carriers: readonly string[]): Happening {
  const dueAt = receiptDue(sentAt, receiveDays, carriers)
  if (dueAt < now && random() < SILENT_SHARE) return { kind: 'receiveSilently', at: addSeconds(dueAt, 1) }
  const last = Math.min(dueAt.getTime(), now.getTime())
  const latest = Math.floor((last - sentAt.getTime()) / 1000) - HOUR
  return { kind: 'receive', at: after(random, sentAt, [10 * HOUR, latest]) }
}

/** A time at which goods were sent that are still on their way. */
export function sentLately({ random, now, receiveDays }: Now, carriers: readonly string[]): Date {
  const seconds = (receiptDue(now, receiveDays, carriers).getTime() - now.getTime()) / 1000
  return after(random, now, [Math.floor(-0.9 * seconds), -HOUR])
}

/** From payment to receipt, with what happened in between, which takes up to so many hours. */
export function delivered(now: Now, placedAt: Date, between: readonly Happening[] = []): Life {
  const { random } = now
  const from = between.at(-1)?.at ?? placedAt
  const sent: Happening = {
    kind: 'ship',
    at: after(random, from, [HOUR, 50 * HOUR]),
    parcel: makeParcel(random),
  }
  const isPaid = between.some(({ kind }) => kind === 'pay')
  const way = [...(isPaid ? [] : [paying(random, placedAt)]), ...between, sent]
  return { placedAt, happenings: [...way, receipt(now, sent.at, [sent.parcel.carrier])] }
}

/** Paid, and its first line sent. */
export function begun(
  { random }: Now,
  placedAt: Date,
): { placedAt: Date; sentAt: Date; carrier: string; way: Happening[] } {
  const sentAt = after(random, placedAt, [HOUR, 30 * HOUR])
  const parcel = makeParcel(random)
  const sent: Happening = { kind: 'ship', at: sentAt, parcel, isFirstLineOnly: true }
  return { placedAt, sentAt, carrier: parcel.carrier, way: [paying(random, placedAt), sent] }
}

/** Paid some hours ago, and the buyer wants out. */
export function wished({ random, now }: Now): Life {
  const placedAt = after(random, now, [-22 * HOUR, -2 * HOUR])
  return {
    placedAt,
    happenings: [paying(random, placedAt), wishing(random, after(random, placedAt, [15 * MINUTE, HOUR]))],
  }
}

/** Paid, given up by the buyer and let go by the shop. */
export function letGo({ random }: Now, placedAt: Date): { placedAt: Date; at: Date; way: Happening[] } {
  const askedAt = after(random, placedAt, [15 * MINUTE, 18 * HOUR])
  const at = after(random, askedAt, [5 * MINUTE, 4 * HOUR])
  return { placedAt, at, way: [paying(random, placedAt), wishing(random, askedAt), { kind: 'agreeCancel', at }] }
}

/** The same just now, and its money is still on its way. */
export function backUnderWay({ random, now }: Now, ways: readonly ('none' | 'forgotten' | 'refused')[]): Life {
  const placedAt = after(random, now, [-40 * HOUR, -9 * HOUR])
  const askedAt = after(random, placedAt, [15 * MINUTE, HOUR])
  const at = after(random, now, [-20 * MINUTE, -2 * MINUTE])
  return {
    placedAt,
    happenings: [
      paying(random, placedAt),
      wishing(random, askedAt),
      { kind: 'agreeCancel', at },
      ...ways.map((fault): Happening => ({ kind: 'refund', at: addSeconds(at, 30), fault })),
    ],
  }
}

/** Why a shop gives something up, and why it declines. */
export const STOPPED = { reason: 'outOfStock', note: '这个花色停产了' } as const
export const PACKED = { reason: 'packed', note: '已经打包，今天装车' } as const
/** Between being paid and being cancelled without anybody's yes lies the longest time that goods promise, and more. */
export const LONG_DAYS = 60
