import { pickFrom, type Random } from '#seeded.ts'

interface Traits {
  /** How many of two hundred checkouts end so. */
  weight: number
  /** Nobody has anything left to do. */
  isOver?: true
  /** Lines are shipped or cancelled one by one, so there must be several. */
  isInParts?: true
}

const TRAITS = {
  received: { weight: 112, isOver: true },
  receivedInPart: { weight: 6, isOver: true, isInParts: true },
  shipped: { weight: 20 },
  partiallyShipped: { weight: 4, isInParts: true },
  paid: { weight: 12 },
  refunded: { weight: 8, isOver: true },
  cancelled: { weight: 7, isOver: true },
  expired: { weight: 8, isOver: true },
  unpaid: { weight: 3 },
  cancelRequested: { weight: 2 },
  restCancelRequested: { weight: 2, isInParts: true },
  paidAtSecondAttempt: { weight: 2, isOver: true },
  paidTooLate: { weight: 1, isOver: true },
  paidSeparately: { weight: 1, isOver: true },
  paymentFailed: { weight: 1 },
  atCashier: { weight: 1 },
  repriced: { weight: 2, isOver: true },
  closed: { weight: 1, isOver: true },
  declined: { weight: 2, isOver: true },
  withdrawn: { weight: 1, isOver: true },
  granted: { weight: 1, isOver: true },
  cancelledUnilaterally: { weight: 1, isOver: true },
  overdue: { weight: 1 },
  extended: { weight: 1 },
  cancelledBySeller: { weight: 1, isOver: true },
  partCancelled: { weight: 1, isOver: true, isInParts: true },
  restCancelled: { weight: 1, isOver: true, isInParts: true },
  restAgreed: { weight: 1, isOver: true, isInParts: true },
  restDeclined: { weight: 1, isOver: true, isInParts: true },
  restWithdrawn: { weight: 1, isOver: true, isInParts: true },
  restPartCancelled: { weight: 1, isOver: true, isInParts: true },
  restCancelledUnilaterally: { weight: 1, isOver: true, isInParts: true },
  refundPromised: { weight: 1 },
  refundUnanswered: { weight: 1 },
  refundRefused: { weight: 1 },
} as const satisfies Record<string, Traits>

/** How far a generated checkout has come, or how it ended. */
export type Outcome = keyof typeof TRAITS

export const OUTCOMES = Object.keys(TRAITS) as Outcome[]

const traitsOf: Readonly<Record<Outcome, Traits>> = TRAITS

interface Checkout {
  /** It must leave nobody anything to do. */
  isOver: boolean
  hasSeveralLines: boolean
  hasSeveralShops: boolean
}

/** Whether such a checkout can have this outcome. */
export const isPossible = (outcome: Outcome, checkout: Checkout): boolean =>
  (traitsOf[outcome].isOver === true || !checkout.isOver) &&
  (traitsOf[outcome].isInParts !== true || checkout.hasSeveralLines) &&
  (outcome !== 'paidSeparately' || checkout.hasSeveralShops)

/** One of these outcomes, by their weights. */
export function pickOutcome(random: Random, outcomes: readonly Outcome[]): Outcome {
  let left = random() * outcomes.reduce((sum, outcome) => sum + TRAITS[outcome].weight, 0)
  return outcomes.find((outcome) => (left -= TRAITS[outcome].weight) < 0) ?? pickFrom(random, outcomes)
}
