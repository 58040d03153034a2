import { addSeconds, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { pickFrom, wholeBetween, type Random } from '#platform/seeded.ts'
import { payDue, receiptDue, type Happening } from '#modules/orders/seed/tell-order.ts'
import { CARRIER_PREFIXES, PLATES, WISHES } from './words.data.ts'

const FATES = {
  received: 62,
  receivedInPart: 3,
  shipped: 10,
  partiallyShipped: 2,
  paid: 7,
  refunded: 5,
  cancelled: 4,
  expired: 4,
  unpaid: 2,
  cancelRequested: 1,
  restCancelRequested: 1,
} as const

export type Fate = keyof typeof FATES

/** Fates that ask nobody to do anything any more. */
const OVER: readonly Fate[] = ['received', 'receivedInPart', 'refunded', 'cancelled', 'expired']
/** Fates in which a first parcel leaves something behind. */
const IN_PARTS: readonly Fate[] = ['receivedInPart', 'partiallyShipped', 'restCancelRequested']

/** A fate by how often it is met among a hundred checkouts: what is over by far outweighs what is under way. */
export function pickFate(random: Random, of: { isOver: boolean; hasSeveralLines: boolean }): Fate {
  const open = (Object.keys(FATES) as Fate[]).filter(
    (fate) => (!of.isOver || OVER.includes(fate)) && (of.hasSeveralLines || !IN_PARTS.includes(fate)),
  )
  let left = random() * open.reduce((sum, fate) => sum + FATES[fate], 0)
  return open.find((fate) => (left -= FATES[fate]) < 0) ?? 'received'
}

interface Life {
  placedAt: Date
  happenings: Happening[]
}

const DAYS = 90
/** Of what could be received by itself so much is. */
const SILENT_SHARE = 0.2
/** Hours of the day in China at which people order, more often those that stand here more often. */
const HOURS: readonly number[] = [8, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23]
const CHINA_SECONDS = 8 * HOUR

/** Some time so many to so many seconds after another. */
const after = (random: Random, at: Date, [low, high]: readonly [number, number]): Date =>
  addSeconds(at, wholeBetween(random, low, high))

/** A time of day at which people order, at least so many days ago and at most ninety; business grows, so more often lately. */
function daytime(random: Random, now: Date, leastDays: number): Date {
  const daysAgo = leastDays + (DAYS - leastDays) * random() ** 1.3
  const day = Math.floor((now.getTime() / 1000 + CHINA_SECONDS) / DAY - daysAgo) * DAY - CHINA_SECONDS
  return new Date((day + pickFrom(random, HOURS) * HOUR + wholeBetween(random, 0, HOUR - 1)) * 1000)
}

function makeParcel(random: Random): Extract<Happening, { kind: 'ship' }>['parcel'] {
  if (random() < 0.25) return { carrier: 'ownTruck', trackingNumber: pickFrom(random, PLATES) }
  const [carrier, prefix] = pickFrom(random, CARRIER_PREFIXES)
  return { carrier, trackingNumber: `${prefix}${String(Math.floor(random() * 10 ** 12)).padStart(12, '0')}` }
}

interface Now {
  random: Random
  now: Date
  receiveDays: Config['receiveDays']
}

const payment = (random: Random, placedAt: Date): Extract<Happening, { kind: 'pay' }> => ({
  kind: 'pay',
  at: after(random, placedAt, [20, 10 * MINUTE]),
})

/** Receiving what was sent by `sentAt`, a day ago at least: by hand in good time, or by itself once that time has come. */
function receipt(
  { random, now, receiveDays }: Now,
  sentAt: Date,
  carriers: readonly string[],
): Extract<Happening, { kind: 'receive' }> {
  const dueAt = receiptDue(sentAt, receiveDays, carriers)
  if (dueAt < now && random() < SILENT_SHARE) return { kind: 'receive', at: addSeconds(dueAt, 1), by: 'timer' }
  const last = Math.min(dueAt.getTime(), now.getTime())
  return {
    kind: 'receive',
    at: after(random, sentAt, [10 * HOUR, Math.floor((last - sentAt.getTime()) / 1000) - HOUR]),
    by: 'buyer',
  }
}

/** A time at which goods were sent that are still on their way. */
function sentLately({ random, now, receiveDays }: Now, carriers: readonly string[]): Date {
  const seconds = (receiptDue(now, receiveDays, carriers).getTime() - now.getTime()) / 1000
  return after(random, now, [Math.floor(-0.9 * seconds), -HOUR])
}

/** When a checkout of each fate was placed and what happened to it, all of it before `now`. */
const LIVES: Readonly<Record<Fate, (now: Now) => Life>> = {
  unpaid: ({ random, now }) => ({ placedAt: after(random, now, [-25 * MINUTE, -MINUTE]), happenings: [] }),
  expired: ({ random, now }) => {
    const placedAt = daytime(random, now, 1)
    return { placedAt, happenings: [{ kind: 'cancel', at: addSeconds(payDue(placedAt), 1), by: 'timer' }] }
  },
  cancelled: ({ random, now }) => {
    const placedAt = daytime(random, now, 1)
    return {
      placedAt,
      happenings: [
        {
          kind: 'cancel',
          at: after(random, placedAt, [2 * MINUTE, 25 * MINUTE]),
          by: 'buyer',
          wish: pickFrom(random, WISHES),
        },
      ],
    }
  },
  paid: ({ random, now }) => {
    const placedAt = after(random, now, [-60 * HOUR, -15 * MINUTE])
    return { placedAt, happenings: [payment(random, placedAt)] }
  },
  cancelRequested: ({ random, now }) => {
    const placedAt = after(random, now, [-22 * HOUR, -2 * HOUR])
    const wish = {
      kind: 'requestCancel',
      at: after(random, placedAt, [15 * MINUTE, HOUR]),
      wish: pickFrom(random, WISHES),
    } as const
    return { placedAt, happenings: [payment(random, placedAt), wish] }
  },
  refunded: ({ random, now }) => {
    const placedAt = daytime(random, now, 2)
    const wish = {
      kind: 'requestCancel',
      at: after(random, placedAt, [15 * MINUTE, 18 * HOUR]),
      wish: pickFrom(random, WISHES),
    } as const
    const at = after(random, wish.at, [5 * MINUTE, 4 * HOUR])
    return {
      placedAt,
      happenings: [payment(random, placedAt), wish, { kind: 'agreeCancel', at, arrivedAt: addSeconds(at, MINUTE) }],
    }
  },
  shipped: (now) => {
    const parcel = makeParcel(now.random)
    const at = sentLately(now, [parcel.carrier])
    const placedAt = after(now.random, at, [-50 * HOUR, -HOUR])
    return { placedAt, happenings: [payment(now.random, placedAt), { kind: 'ship', at, parcel }] }
  },
  partiallyShipped: ({ random, now }) => {
    const at = after(random, now, [-3 * DAY, -2 * HOUR])
    const placedAt = after(random, at, [-50 * HOUR, -HOUR])
    return {
      placedAt,
      happenings: [payment(random, placedAt), { kind: 'ship', at, parcel: makeParcel(random), isFirstLineOnly: true }],
    }
  },
  restCancelRequested: ({ random, now }) => {
    const wishedAt = after(random, now, [-22 * HOUR, -HOUR])
    const at = after(random, wishedAt, [-2 * DAY, -HOUR])
    const placedAt = after(random, at, [-50 * HOUR, -HOUR])
    const sent = { kind: 'ship', at, parcel: makeParcel(random), isFirstLineOnly: true } as const
    return {
      placedAt,
      happenings: [
        payment(random, placedAt),
        sent,
        { kind: 'requestCancel', at: wishedAt, wish: pickFrom(random, WISHES) },
      ],
    }
  },
  received: (now) => {
    const { random } = now
    const placedAt = daytime(random, now.now, 4)
    const sent = { kind: 'ship', at: after(random, placedAt, [HOUR, 50 * HOUR]), parcel: makeParcel(random) } as const
    return { placedAt, happenings: [payment(random, placedAt), sent, receipt(now, sent.at, [sent.parcel.carrier])] }
  },
  receivedInPart: (now) => {
    const { random } = now
    const placedAt = daytime(random, now.now, 6)
    const first = {
      kind: 'ship',
      at: after(random, placedAt, [HOUR, 30 * HOUR]),
      parcel: makeParcel(random),
      isFirstLineOnly: true,
    } as const
    const rest = { kind: 'ship', at: after(random, first.at, [HOUR, 2 * DAY]), parcel: makeParcel(random) } as const
    return {
      placedAt,
      happenings: [
        payment(random, placedAt),
        first,
        rest,
        receipt(now, rest.at, [first.parcel.carrier, rest.parcel.carrier]),
      ],
    }
  },
}

/** A life of this fate. */
export const liveOut = (fate: Fate, now: Now): Life => LIVES[fate](now)
