import { pickFrom, type Random } from '#seeded.ts'

/** What becomes of checkouts, by how many of two hundred it becomes of. */
const FATES = {
  received: 112,
  receivedInPart: 6,
  shipped: 20,
  partiallyShipped: 4,
  paid: 12,
  refunded: 8,
  cancelled: 7,
  expired: 8,
  unpaid: 3,
  cancelRequested: 2,
  restCancelRequested: 2,
  paidAtSecondTry: 2,
  paidTooLate: 1,
  paidApart: 1,
  failing: 1,
  atCashier: 1,
  repriced: 2,
  closed: 1,
  declined: 2,
  withdrawn: 1,
  granted: 1,
  cancelledFreely: 1,
  overdue: 1,
  extended: 1,
  givenUp: 1,
  givenUpInPart: 1,
  restGivenUp: 1,
  restAgreed: 1,
  restDeclined: 1,
  restWithdrawn: 1,
  restGivenUpInPart: 1,
  restCancelledFreely: 1,
  refundPromised: 1,
  refundAsked: 1,
  refundRefused: 1,
} as const

export type Fate = keyof typeof FATES

export const ALL_FATES = Object.keys(FATES) as Fate[]

/** Fates that ask nobody to do anything any more. */
const OVER: ReadonlySet<Fate> = new Set([
  'received',
  'receivedInPart',
  'refunded',
  'cancelled',
  'expired',
  'paidAtSecondTry',
  'paidTooLate',
  'paidApart',
  'repriced',
  'closed',
  'declined',
  'withdrawn',
  'granted',
  'cancelledFreely',
  'givenUp',
  'givenUpInPart',
  'restGivenUp',
  'restAgreed',
  'restDeclined',
  'restWithdrawn',
  'restGivenUpInPart',
  'restCancelledFreely',
])
/** Fates in which a first parcel leaves something behind, or something is given up and not all. */
const IN_PARTS = [
  'receivedInPart',
  'partiallyShipped',
  'restCancelRequested',
  'givenUpInPart',
  'restGivenUp',
  'restAgreed',
  'restDeclined',
  'restWithdrawn',
  'restGivenUpInPart',
  'restCancelledFreely',
] as const satisfies readonly Fate[]
export type FateInParts = (typeof IN_PARTS)[number]

interface Checkout {
  /** It must leave nobody anything to do. */
  isOver: boolean
  hasSeveralLines: boolean
  hasSeveralShops: boolean
}

/** Whether this can become of such a checkout. */
export const canBecome = (fate: Fate, of: Checkout): boolean =>
  (!of.isOver || OVER.has(fate)) &&
  (of.hasSeveralLines || !IN_PARTS.some((one) => one === fate)) &&
  (of.hasSeveralShops || fate !== 'paidApart')

/** One of these fates by how often it is met: what is over by far outweighs what is under way. */
export function pickFate(random: Random, fates: readonly Fate[]): Fate {
  let left = random() * fates.reduce((sum, fate) => sum + FATES[fate], 0)
  return fates.find((fate) => (left -= FATES[fate]) < 0) ?? pickFrom(random, fates)
}
