import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import { payDue } from '#orders/order-story.ts'
import type { Fate } from './fates.ts'
import {
  after,
  arriving,
  backUnderWay,
  daytime,
  delivered,
  letGo,
  LONG_DAYS,
  makeParcel,
  PACKED,
  paying,
  sentLately,
  STOPPED,
  wished,
  wishing,
  cancelling,
  leaving,
  type Life,
  type Now,
} from './life.ts'
import { LIVES_IN_PARTS } from './lives-in-parts.ts'

/** What a shop takes off before payment. */
const OFF = { percentOff: 5, reason: '老客户，再减百分之五，免运费' }

/** When a checkout of each fate was placed and what happened to it, all of it before `now`. */
const LIVES: Readonly<Record<Fate, (now: Now) => Life>> = {
  ...LIVES_IN_PARTS,
  unpaid: ({ random, now }) => ({ placedAt: after(random, now, [-20 * MINUTE, -MINUTE]), happenings: [] }),
  atCashier: ({ random, now }) => {
    const placedAt = after(random, now, [-15 * MINUTE, -3 * MINUTE])
    return { placedAt, happenings: [{ kind: 'openCashier', at: addSeconds(placedAt, MINUTE) }] }
  },
  failing: ({ random, now }) => {
    const placedAt = after(random, now, [-15 * MINUTE, -3 * MINUTE])
    return { placedAt, happenings: [{ kind: 'failPayment', at: addSeconds(placedAt, MINUTE) }] }
  },
  expired: (now) => {
    const placedAt = daytime(now, 1)
    return { placedAt, happenings: [{ kind: 'expire', at: addSeconds(payDue(placedAt), 1) }] }
  },
  paidTooLate: (now) => {
    const placedAt = daytime(now, 1)
    const dueAt = payDue(placedAt)
    return {
      placedAt,
      happenings: [
        { kind: 'openCashier', at: addSeconds(placedAt, MINUTE) },
        { kind: 'expire', at: addSeconds(dueAt, 1) },
        { kind: 'payLate', at: addSeconds(dueAt, 5) },
        arriving(addSeconds(dueAt, 5)),
      ],
    }
  },
  cancelled: (now) => {
    const placedAt = daytime(now, 1)
    return { placedAt, happenings: [cancelling(now.random, after(now.random, placedAt, [2 * MINUTE, 25 * MINUTE]))] }
  },
  closed: (now) => {
    const placedAt = daytime(now, 1)
    return {
      placedAt,
      happenings: [{ kind: 'close', at: after(now.random, placedAt, [2 * MINUTE, 25 * MINUTE]), reason: STOPPED }],
    }
  },
  paid: ({ random, now }) => {
    const placedAt = after(random, now, [-60 * HOUR, -15 * MINUTE])
    return { placedAt, happenings: [paying(random, placedAt)] }
  },
  overdue: ({ random, now }) => {
    const placedAt = after(random, now, [-(LONG_DAYS + 10) * DAY, -LONG_DAYS * DAY])
    return { placedAt, happenings: [paying(random, placedAt)] }
  },
  cancelledFreely: (now) => {
    const placedAt = addSeconds(daytime(now, LONG_DAYS + 10), 0)
    const at = addSeconds(placedAt, LONG_DAYS * DAY)
    return { placedAt, happenings: [paying(now.random, placedAt), leaving(now.random, at), arriving(at)] }
  },
  cancelRequested: wished,
  refunded: (now) => {
    const { placedAt, at, way } = letGo(now, daytime(now, 2))
    return { placedAt, happenings: [...way, arriving(at)] }
  },
  granted: (now) => {
    const placedAt = daytime(now, 3)
    const askedAt = after(now.random, placedAt, [15 * MINUTE, 10 * HOUR])
    const at = addSeconds(askedAt, DAY + 1)
    return {
      placedAt,
      happenings: [paying(now.random, placedAt), wishing(now.random, askedAt), { kind: 'grant', at }, arriving(at)],
    }
  },
  refundPromised: (now) => backUnderWay(now, []),
  refundAsked: (now) => backUnderWay(now, ['forgotten']),
  refundRefused: (now) => backUnderWay(now, ['refused']),
  shipped: (now) => {
    const parcel = makeParcel(now.random)
    const at = sentLately(now, [parcel.carrier])
    const placedAt = after(now.random, at, [-50 * HOUR, -HOUR])
    return { placedAt, happenings: [paying(now.random, placedAt), { kind: 'ship', at, parcel }] }
  },
  extended: ({ random, now }) => {
    const at = after(random, now, [-2 * DAY, -2 * HOUR])
    const placedAt = after(random, at, [-50 * HOUR, -HOUR])
    return {
      placedAt,
      happenings: [
        paying(random, placedAt),
        { kind: 'ship', at, parcel: makeParcel(random) },
        { kind: 'correct', at: addSeconds(at, 30 * MINUTE) },
        { kind: 'extend', at: addSeconds(at, HOUR) },
      ],
    }
  },
  received: (now) => delivered(now, daytime(now, 4)),
  paidApart: (now) => {
    const placedAt = daytime(now, 4)
    return delivered(now, placedAt, [
      { kind: 'separate', at: addSeconds(placedAt, MINUTE) },
      { kind: 'pay', at: addSeconds(placedAt, 3 * MINUTE) },
    ])
  },
  paidAtSecondTry: (now) => {
    const placedAt = daytime(now, 4)
    return delivered(now, placedAt, [
      { kind: 'failPayment', at: addSeconds(placedAt, MINUTE) },
      { kind: 'pay', at: addSeconds(placedAt, 3 * MINUTE) },
    ])
  },
  repriced: (now) => {
    const placedAt = daytime(now, 4)
    return delivered(now, placedAt, [
      { kind: 'openCashier', at: addSeconds(placedAt, MINUTE) },
      { kind: 'reprice', at: addSeconds(placedAt, 5 * MINUTE), ...OFF },
      { kind: 'pay', at: addSeconds(placedAt, 9 * MINUTE) },
    ])
  },
  declined: (now) => {
    const placedAt = daytime(now, 5)
    const askedAt = after(now.random, placedAt, [15 * MINUTE, 10 * HOUR])
    return delivered(now, placedAt, [
      paying(now.random, placedAt),
      wishing(now.random, askedAt),
      { kind: 'declineCancel', at: addSeconds(askedAt, HOUR), reason: PACKED },
    ])
  },
  withdrawn: (now) => {
    const placedAt = daytime(now, 5)
    const askedAt = after(now.random, placedAt, [15 * MINUTE, 10 * HOUR])
    return delivered(now, placedAt, [
      paying(now.random, placedAt),
      wishing(now.random, askedAt),
      { kind: 'withdrawCancel', at: addSeconds(askedAt, HOUR) },
    ])
  },
  givenUp: (now) => {
    const placedAt = daytime(now, 2)
    const at = after(now.random, placedAt, [HOUR, 20 * HOUR])
    return {
      placedAt,
      happenings: [paying(now.random, placedAt), { kind: 'giveUp', at, isAll: true, why: STOPPED }, arriving(at)],
    }
  },
}

/** A life of this fate. */
export const liveOut = (fate: Fate, now: Now): Life => LIVES[fate](now)
