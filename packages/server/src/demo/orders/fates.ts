import { addSeconds, DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { pickFrom, wholeBetween, type Random } from '../../platform/seeded.ts'
import { payDue, receiptDue, type Happening } from '../../modules/orders/seed/tell-order.ts'
import { CARRIER_PREFIXES, PLATES, WISHES } from './words.data.ts'

export type Fate = 'unpaid' | 'expired' | 'cancelled' | 'paid' | 'cancelRequested' | 'refunded' | 'shipped' | 'received'

/** How often each fate is met among a hundred checkouts: what is over by far outweighs what is under way. */
const WEIGHTS: readonly (readonly [fate: Fate, weight: number])[] = [
  ['received', 66],
  ['shipped', 10],
  ['paid', 7],
  ['refunded', 5],
  ['cancelled', 5],
  ['expired', 4],
  ['unpaid', 2],
  ['cancelRequested', 1],
]

/** Fates that ask nobody to do anything any more. */
const OVER: readonly Fate[] = ['received', 'refunded', 'cancelled', 'expired']

/** A fate by its weight; `isOver`: only one that is over. */
export function pickFate(random: Random, isOver: boolean): Fate {
  const open = WEIGHTS.filter(([fate]) => !isOver || OVER.includes(fate))
  let left = random() * open.reduce((sum, [, weight]) => sum + weight, 0)
  return open.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 'received'
}

interface Life {
  placedAt: Date
  happenings: Happening[]
}

const DAYS = 90
/** Hours of the day in China at which people order, more often those that stand here more often. */
const HOURS: readonly number[] = [8, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 23]
const CHINA_SECONDS = 8 * HOUR

/** Some time so many to so many seconds after another. */
const after = (random: Random, at: Date, [low, high]: readonly [number, number]): Date => addSeconds(at, wholeBetween(random, low, high))

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

const payment = (random: Random, placedAt: Date): Extract<Happening, { kind: 'pay' }> => ({ kind: 'pay', at: after(random, placedAt, [20, 10 * MINUTE]) })

/** When a checkout of each fate was placed and what happened to it, all of it before `now`. */
const LIVES: Readonly<Record<Fate, (random: Random, now: Date) => Life>> = {
  unpaid: (random, now) => ({ placedAt: after(random, now, [-25 * MINUTE, -MINUTE]), happenings: [] }),
  expired: (random, now) => {
    const placedAt = daytime(random, now, 1)
    return { placedAt, happenings: [{ kind: 'cancel', at: addSeconds(payDue(placedAt), 1), by: 'timer' }] }
  },
  cancelled: (random, now) => {
    const placedAt = daytime(random, now, 1)
    return { placedAt, happenings: [{ kind: 'cancel', at: after(random, placedAt, [2 * MINUTE, 25 * MINUTE]), by: 'buyer', wish: pickFrom(random, WISHES) }] }
  },
  paid: (random, now) => {
    const placedAt = after(random, now, [-60 * HOUR, -15 * MINUTE])
    return { placedAt, happenings: [payment(random, placedAt)] }
  },
  cancelRequested: (random, now) => {
    const placedAt = after(random, now, [-22 * HOUR, -2 * HOUR])
    return { placedAt, happenings: [payment(random, placedAt), { kind: 'requestCancel', at: after(random, placedAt, [15 * MINUTE, HOUR]), wish: pickFrom(random, WISHES) }] }
  },
  refunded: (random, now) => {
    const placedAt = daytime(random, now, 2)
    const wishedAt = after(random, placedAt, [15 * MINUTE, 18 * HOUR])
    const at = after(random, wishedAt, [5 * MINUTE, 4 * HOUR])
    const wish = { kind: 'requestCancel', at: wishedAt, wish: pickFrom(random, WISHES) } as const
    return { placedAt, happenings: [payment(random, placedAt), wish, { kind: 'agreeCancel', at, arrivedAt: addSeconds(at, MINUTE) }] }
  },
  shipped: (random, now) => {
    const parcel = makeParcel(random)
    const longest = (receiptDue(now, parcel.carrier).getTime() - now.getTime()) / 1000
    const at = after(random, now, [Math.floor(-0.9 * longest), -HOUR])
    const placedAt = after(random, at, [-50 * HOUR, -HOUR])
    return { placedAt, happenings: [payment(random, placedAt), { kind: 'ship', at, parcel }] }
  },
  received: (random, now) => {
    const placedAt = daytime(random, now, 16)
    const parcel = makeParcel(random)
    const at = after(random, placedAt, [HOUR, 50 * HOUR])
    const dueAt = receiptDue(at, parcel.carrier)
    const isSilent = random() < 0.2
    const receivedAt = isSilent ? addSeconds(dueAt, 1) : after(random, at, [DAY, (dueAt.getTime() - at.getTime()) / 1000 - HOUR])
    return { placedAt, happenings: [payment(random, placedAt), { kind: 'ship', at, parcel }, { kind: 'receive', at: receivedAt, by: isSilent ? 'timer' : 'buyer' }] }
  },
}

/** A life of this fate. */
export const liveOut = (random: Random, fate: Fate, now: Date): Life => LIVES[fate](random, now)
