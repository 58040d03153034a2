import type { Party } from '@zhujia/contract/core/parties.ts'

/**
 * The chart of accounts: what the first part of an account's name says, and whether accounts of it hold somebody's money and so may never go
 * below zero. Those outside and the platform's own may.
 */
const CHART = {
  /** Cash at the payment channel or custodian. */
  ext: { hasFloor: false },
  /** Money on its way back to a payer. */
  refund: { hasFloor: false },
  /** The platform's own. */
  platform: { hasFloor: false },
  /** Paid for an object and not settled. */
  escrow: { hasFloor: true },
  /** Deposits that a party has paid and that have no outcome yet. */
  deposit: { hasFloor: true },
  /** Earned by a party, inside the after-sale window. */
  pending: { hasFloor: true },
  /** Earned by a party, to be paid out. */
  payable: { hasFloor: true },
} as const satisfies Readonly<Record<string, { hasFloor: boolean }>>

const ofParty =
  (prefix: keyof typeof CHART) =>
  ({ kind, id }: Party): string =>
    `${prefix}:${kind}:${id}`

/** The names of all accounts. */
export const accounts = {
  channel: 'ext:channel',
  refundClearing: 'refund:clearing',
  platformFee: 'platform:fee',
  /** Deposits that fell to the platform. */
  platformForfeited: 'platform:forfeited',
  escrowOrder: (orderId: string) => `escrow:order:${orderId}`,
  deposit: ofParty('deposit'),
  pending: ofParty('pending'),
} as const

const floored = Object.entries(CHART).flatMap(([prefix, { hasFloor }]) => (hasFloor ? [prefix] : []))

/** Matches the names of accounts that may never go below zero, here and in PostgreSQL. */
export const FLOORED = `^(${floored.join('|')}):`

const floor = new RegExp(FLOORED)

/** Whether an account holds somebody's money and so may never go below zero. */
export const hasFloor = (account: string): boolean => floor.test(account)
