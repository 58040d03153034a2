import { addSeconds, DAY, HOUR, MINUTE } from '@zhujia/server/platform/clock.ts'
import { wholeBetween } from '#seeded.ts'
import type { Happening } from '#orders/order-story.ts'
import type { FateInParts } from './fates.ts'
import {
  after,
  arriving,
  begun,
  daytime,
  delivered,
  LONG_DAYS,
  makeParcel,
  PACKED,
  paying,
  receipt,
  STOPPED,
  wishing,
  leaving,
  type Life,
  type Now,
} from './life.ts'

/** What becomes of orders whose lines do not leave together, or not all. */
export const LIVES_IN_PARTS: Readonly<Record<FateInParts, (now: Now) => Life>> = {
  partiallyShipped: (now) => {
    const { placedAt, way } = begun(now, after(now.random, now.now, [-5 * DAY, -32 * HOUR]))
    return { placedAt, happenings: way }
  },
  restCancelRequested: (now) => {
    const { placedAt, sentAt, way } = begun(now, after(now.random, now.now, [-49 * HOUR, -33 * HOUR]))
    const at = new Date(
      Math.max(sentAt.getTime() + 1000, now.now.getTime() - wholeBetween(now.random, 1, 20) * HOUR * 1000),
    )
    return { placedAt, happenings: [...way, wishing(now.random, at)] }
  },
  givenUpInPart: (now) => {
    const placedAt = daytime(now, 5)
    const at = after(now.random, placedAt, [HOUR, 20 * HOUR])
    return delivered(now, placedAt, [
      paying(now.random, placedAt),
      { kind: 'giveUp', at, isAll: false, why: STOPPED },
      arriving(at),
    ])
  },
  restGivenUp: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 6))
    const at = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const given: Happening[] = [{ kind: 'giveUp', at, isAll: true, why: STOPPED }, arriving(at)]
    return { placedAt, happenings: [...way, ...given, receipt(now, at, [carrier])] }
  },
  restAgreed: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 7))
    const askedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const at = addSeconds(askedAt, HOUR)
    const given: Happening[] = [wishing(now.random, askedAt), { kind: 'agreeCancel', at }, arriving(at)]
    return { placedAt, happenings: [...way, ...given, receipt(now, at, [carrier])] }
  },
  restDeclined: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 8))
    const askedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const declined: Happening[] = [
      wishing(now.random, askedAt),
      { kind: 'correct', at: addSeconds(askedAt, 30 * MINUTE) },
      { kind: 'declineCancel', at: addSeconds(askedAt, HOUR), reason: PACKED },
    ]
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, askedAt, [2 * HOUR, 30 * HOUR])
    const rest: Happening[] = [...declined, { kind: 'ship', at: restAt, parcel }]
    return { placedAt, happenings: [...way, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  receivedInPart: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 6))
    const parcel = makeParcel(now.random)
    const at = after(now.random, sentAt, [HOUR, 2 * DAY])
    return { placedAt, happenings: [...way, { kind: 'ship', at, parcel }, receipt(now, at, [carrier, parcel.carrier])] }
  },
  restWithdrawn: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 8))
    const askedAt = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, askedAt, [2 * HOUR, 30 * HOUR])
    const rest: Happening[] = [
      { kind: 'correct', at: addSeconds(sentAt, 30 * MINUTE) },
      wishing(now.random, askedAt),
      { kind: 'withdrawCancel', at: addSeconds(askedAt, HOUR) },
      { kind: 'ship', at: restAt, parcel },
    ]
    return { placedAt, happenings: [...way, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  restGivenUpInPart: (now) => {
    const { placedAt, sentAt, carrier, way } = begun(now, daytime(now, 8))
    const at = after(now.random, sentAt, [HOUR, 20 * HOUR])
    const parcel = makeParcel(now.random)
    const restAt = after(now.random, at, [2 * HOUR, 30 * HOUR])
    const rest: Happening[] = [
      { kind: 'giveUp', at, isAll: false, why: STOPPED },
      arriving(at),
      { kind: 'ship', at: restAt, parcel },
    ]
    return { placedAt, happenings: [...way, ...rest, receipt(now, restAt, [carrier, parcel.carrier])] }
  },
  restCancelledFreely: (now) => {
    const { placedAt, carrier, way } = begun(now, daytime(now, LONG_DAYS + 16))
    const at = addSeconds(placedAt, LONG_DAYS * DAY)
    return { placedAt, happenings: [...way, leaving(now.random, at), arriving(at), receipt(now, at, [carrier])] }
  },
}
