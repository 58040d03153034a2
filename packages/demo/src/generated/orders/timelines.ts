import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import { payDue, type ScenarioEvent } from '#orders/scenario.ts'
import { wholeBetween } from '#seeded.ts'
import type { Outcome } from './outcomes.ts'
import {
  after,
  cancelRequested,
  cancelling,
  cancellingUnilaterally,
  daytime,
  delivered,
  firstLineShipped,
  LONG_DAYS,
  makeParcel,
  PACKED,
  paying,
  receipt,
  recentShipping,
  refundArriving,
  refundUnderWay,
  requestingCancel,
  STOPPED,
  type Now,
  type Timeline,
} from './timeline.ts'

/** A price change before payment. */
const OFF = { percentOff: 5, reason: '老客户，再减百分之五，免运费' }

/** Makes a timeline for each outcome, all of it before `now`. */
const TIMELINES: Readonly<Record<Outcome, (now: Now) => Timeline>> = {
  unpaid: ({ random, now }) => ({ placedAt: after(random, now, [-20 * MINUTE, -MINUTE]), events: [] }),
  atCashier: ({ random, now }) => {
    const placedAt = after(random, now, [-15 * MINUTE, -3 * MINUTE])
    return { placedAt, events: [{ kind: 'openCashier', at: addSeconds(placedAt, MINUTE) }] }
  },
  paymentFailed: ({ random, now }) => {
    const placedAt = after(random, now, [-15 * MINUTE, -3 * MINUTE])
    return { placedAt, events: [{ kind: 'failPayment', at: addSeconds(placedAt, MINUTE) }] }
  },
  expired: (now) => {
    const placedAt = daytime(now, 1)
    return { placedAt, events: [{ kind: 'expire', at: addSeconds(payDue(placedAt), 1) }] }
  },
  paidTooLate: (now) => {
    const placedAt = daytime(now, 1)
    const dueAt = payDue(placedAt)
    return {
      placedAt,
      events: [
        { kind: 'openCashier', at: addSeconds(placedAt, MINUTE) },
        { kind: 'expire', at: addSeconds(dueAt, 1) },
        { kind: 'payLate', at: addSeconds(dueAt, 5) },
        refundArriving(addSeconds(dueAt, 5)),
      ],
    }
  },
  cancelled: (now) => {
    const placedAt = daytime(now, 1)
    return { placedAt, events: [cancelling(now.random, after(now.random, placedAt, [2 * MINUTE, 25 * MINUTE]))] }
  },
  closed: (now) => {
    const placedAt = daytime(now, 1)
    return {
      placedAt,
      events: [{ kind: 'close', at: after(now.random, placedAt, [2 * MINUTE, 25 * MINUTE]), reason: STOPPED }],
    }
  },
  paid: ({ random, now }) => {
    const placedAt = after(random, now, [-60 * HOUR, -15 * MINUTE])
    return { placedAt, events: [paying(random, placedAt)] }
  },
  overdue: ({ random, now }) => {
    const placedAt = after(random, now, [-(LONG_DAYS + 10) * DAY, -LONG_DAYS * DAY])
    return { placedAt, events: [paying(random, placedAt)] }
  },
  cancelledUnilaterally: (now) => {
    const placedAt = daytime(now, LONG_DAYS + 10)
    const at = addSeconds(placedAt, LONG_DAYS * DAY)
    return {
      placedAt,
      events: [paying(now.random, placedAt), cancellingUnilaterally(now.random, at), refundArriving(at)],
    }
  },
  cancelRequested: ({ random, now }) => {
    const placedAt = after(random, now, [-22 * HOUR, -2 * HOUR])
    return {
      placedAt,
      events: [paying(random, placedAt), requestingCancel(random, after(random, placedAt, [15 * MINUTE, HOUR]))],
    }
  },
  refunded: (now) => {
    const placedAt = daytime(now, 2)
    const requestedAt = after(now.random, placedAt, [15 * MINUTE, 18 * HOUR])
    const at = after(now.random, requestedAt, [5 * MINUTE, 4 * HOUR])
    return {
      placedAt,
      events: [
        paying(now.random, placedAt),
        requestingCancel(now.random, requestedAt),
        { kind: 'agreeCancel', at },
        refundArriving(at),
      ],
    }
  },
  granted: (now) => {
    const { placedAt, requestedAt, events } = cancelRequested(now, daytime(now, 3))
    const at = addSeconds(requestedAt, DAY + 1)
    return { placedAt, events: [...events, { kind: 'grant', at }, refundArriving(at)] }
  },
  refundPromised: (now) => refundUnderWay(now, []),
  refundUnanswered: (now) => refundUnderWay(now, ['forgotten']),
  refundRefused: (now) => refundUnderWay(now, ['refused']),
  shipped: (now) => {
    const parcel = makeParcel(now.random)
    const at = recentShipping(now, [parcel.carrier])
    const placedAt = after(now.random, at, [-50 * HOUR, -HOUR])
    return { placedAt, events: [paying(now.random, placedAt), { kind: 'ship', at, parcel }] }
  },
  extended: ({ random, now }) => {
    const at = after(random, now, [-2 * DAY, -2 * HOUR])
    const placedAt = after(random, at, [-50 * HOUR, -HOUR])
    return {
      placedAt,
      events: [
        paying(random, placedAt),
        { kind: 'ship', at, parcel: makeParcel(random) },
        { kind: 'correctWaybill', at: addSeconds(at, 30 * MINUTE) },
        { kind: 'extend', at: addSeconds(at, HOUR) },
      ],
    }
  },
  received: (now) => delivered(now, daytime(now, 4)),
  paidSeparately: (now) => {
    const placedAt = daytime(now, 4)
    return delivered(now, placedAt, [
      { kind: 'separate', at: addSeconds(placedAt, MINUTE) },
      { kind: 'pay', at: addSeconds(placedAt, 3 * MINUTE) },
    ])
  },
  paidAtSecondAttempt: (now) => {
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
    const { placedAt, requestedAt, events } = cancelRequested(now, daytime(now, 5))
    const at = addSeconds(requestedAt, HOUR)
    return delivered(now, placedAt, [...events, { kind: 'declineCancel', at, reason: PACKED }])
  },
  withdrawn: (now) => {
    const { placedAt, requestedAt, events } = cancelRequested(now, daytime(now, 5))
    return delivered(now, placedAt, [...events, { kind: 'withdrawCancel', at: addSeconds(requestedAt, HOUR) }])
  },
  cancelledBySeller: (now) => {
    const placedAt = daytime(now, 2)
    const at = after(now.random, placedAt, [HOUR, 20 * HOUR])
    return {
      placedAt,
      events: [
        paying(now.random, placedAt),
        { kind: 'cancelPart', at, isAll: true, reason: STOPPED },
        refundArriving(at),
      ],
    }
  },
  partiallyShipped: (now) => {
    const { placedAt, events } = firstLineShipped(now, after(now.random, now.now, [-5 * DAY, -32 * HOUR]))
    return { placedAt, events }
  },
  restCancelRequested: (now) => {
    const { placedAt, sentAt, events } = firstLineShipped(now, after(now.random, now.now, [-49 * HOUR, -33 * HOUR]))
    const at = new Date(
      Math.max(sentAt.getTime() + 1000, now.now.getTime() - wholeBetween(now.random, 1, 20) * HOUR * 1000),
    )
    return { placedAt, events: [...events, requestingCancel(now.random, at)] }
  },
  partCancelled: (now) => {
    const placedAt = daytime(now, 5)
    const at = after(now.random, placedAt, [HOUR, 20 * HOUR])
    return delivered(now, placedAt, [
      paying(now.random, placedAt),
      { kind: 'cancelPart', at, isAll: false, reason: STOPPED },
      refundArriving(at),
    ])
  },
  restCancelled: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 6))
    const at = after(now.random, sentAt, [HOUR, 20 * HOUR])
    return {
      placedAt,
      events: [
        ...events,
        { kind: 'cancelPart', at, isAll: true, reason: STOPPED },
        refundArriving(at),
        receipt(now, at, [carrier]),
      ],
    }
  },
  restAgreed: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 7))
    const requestedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const at = addSeconds(requestedAt, HOUR)
    const request = requestingCancel(now.random, requestedAt)
    return {
      placedAt,
      events: [...events, request, { kind: 'agreeCancel', at }, refundArriving(at), receipt(now, at, [carrier])],
    }
  },
  restDeclined: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 8))
    const requestedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const declined: ScenarioEvent[] = [
      requestingCancel(now.random, requestedAt),
      { kind: 'correctWaybill', at: addSeconds(requestedAt, 30 * MINUTE) },
      { kind: 'declineCancel', at: addSeconds(requestedAt, HOUR), reason: PACKED },
    ]
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, requestedAt, [2 * HOUR, 30 * HOUR])
    const rest: ScenarioEvent[] = [...declined, { kind: 'ship', at: restAt, parcel }]
    return { placedAt, events: [...events, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  receivedInPart: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 6))
    const parcel = makeParcel(now.random)
    const at = after(now.random, sentAt, [HOUR, 2 * DAY])
    return { placedAt, events: [...events, { kind: 'ship', at, parcel }, receipt(now, at, [carrier, parcel.carrier])] }
  },
  restWithdrawn: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 8))
    const requestedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, requestedAt, [2 * HOUR, 30 * HOUR])
    const rest: ScenarioEvent[] = [
      { kind: 'correctWaybill', at: addSeconds(sentAt, 30 * MINUTE) },
      requestingCancel(now.random, requestedAt),
      { kind: 'withdrawCancel', at: addSeconds(requestedAt, HOUR) },
      { kind: 'ship', at: restAt, parcel },
    ]
    return { placedAt, events: [...events, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  restPartCancelled: (now) => {
    const { placedAt, sentAt, carrier, events } = firstLineShipped(now, daytime(now, 8))
    const at = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, at, [2 * HOUR, 30 * HOUR])
    const rest: ScenarioEvent[] = [
      { kind: 'cancelPart', at, isAll: false, reason: STOPPED },
      refundArriving(at),
      { kind: 'ship', at: restAt, parcel },
    ]
    return { placedAt, events: [...events, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  restCancelledUnilaterally: (now) => {
    const { placedAt, carrier, events } = firstLineShipped(now, daytime(now, LONG_DAYS + 16))
    const at = addSeconds(placedAt, LONG_DAYS * DAY)
    return {
      placedAt,
      events: [...events, cancellingUnilaterally(now.random, at), refundArriving(at), receipt(now, at, [carrier])],
    }
  },
}

/** A checkout that ends in this outcome. */
export const timelineOf = (outcome: Outcome, now: Now): Timeline => TIMELINES[outcome](now)
