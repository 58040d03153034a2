/** What a shop may say of its own: what the buyer wants is for the buyer to say. */
const OF_THE_SHOP = ['outOfStock', 'other'] as const

/**
 * What may be chosen as a reason, by the step that it belongs to, in the order in which a page offers it. The server takes
 * no others. This file stays without zod, since pages load it at once; the bodies are in `reason-bodies.ts`.
 */
export const REASONS_OF = {
  cancel: ['changedMind', 'wrongAddress', 'wrongGoods', 'other'],
  requestCancel: ['changedMind', 'wrongAddress', 'wrongGoods', 'tooSlow', 'other'],
  cancelUnilaterally: ['tooSlow', 'changedMind', 'wrongAddress', 'wrongGoods', 'other'],
  close: OF_THE_SHOP,
  cancelPart: OF_THE_SHOP,
  declineCancel: ['packed', 'inProduction', 'handedOver', 'buyerAgreed', 'other'],
} as const

/** A step that needs a reason. */
export type ReasonedStep = keyof typeof REASONS_OF
export type ReasonFor<Step extends ReasonedStep> = (typeof REASONS_OF)[Step][number]
export type OrderReason = ReasonFor<ReasonedStep>

/** Why an order that nobody paid is closed: nobody chooses it. */
export const NOT_PAID_IN_TIME = 'notPaidInTime'

/** What shops chose of before; orders of then still say it. */
const RETIRED = ['buyerAsked'] as const

/** The name of a reason, chosen or not. */
export type ReasonKey = OrderReason | typeof NOT_PAID_IN_TIME | (typeof RETIRED)[number]

const KEYS: readonly ReasonKey[] = [...new Set(Object.values(REASONS_OF).flat()), NOT_PAID_IN_TIME, ...RETIRED]

/** Whether a reason tells the other side nothing without words. */
export const needsNote = (reason: OrderReason | undefined): boolean => reason === 'other'

interface Reasoned<Reason extends OrderReason> {
  reason: Reason
  note?: string | undefined
}

/** A reason of those that belong to a step, with words if somebody has any. */
export type ReasonBody<Step extends ReasonedStep> = Reasoned<(typeof REASONS_OF)[Step][number]>

/** A reason as it is stored and sent: its name, with words after a colon. */
export const encodeReason = ({ reason, note }: Reasoned<OrderReason>): string => (note ? `${reason}: ${note}` : reason)

export interface DecodedReason {
  key: ReasonKey | undefined
  /** Somebody's own words. */
  note: string | undefined
}

/** The same read again; what begins with no name of a reason is words alone, as shops wrote them before decision 078. */
export function decodeReason(stored: string): DecodedReason {
  const [, name, , note] = /^(\w+)(: (.*))?$/s.exec(stored) ?? []
  const key = KEYS.find((known) => known === name)
  return key ? { key, note: note || undefined } : { key: undefined, note: stored }
}
