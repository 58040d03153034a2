/** The shop's own reasons; none of them speaks for the buyer. */
const OF_THE_SHOP = ['outOfStock', 'other'] as const

/**
 * The reasons of each action, in the order of display. The server refuses others. This file is without zod, because pages load it
 * at once; the bodies are in `reason-bodies.ts`.
 */
export const REASONS_OF = {
  cancel: ['changedMind', 'wrongAddress', 'wrongGoods', 'other'],
  requestCancel: ['changedMind', 'wrongAddress', 'wrongGoods', 'tooSlow', 'other'],
  cancelUnilaterally: ['tooSlow', 'changedMind', 'wrongAddress', 'wrongGoods', 'other'],
  close: OF_THE_SHOP,
  cancelPart: OF_THE_SHOP,
  declineCancel: ['packed', 'inProduction', 'handedOver', 'buyerAgreed', 'other'],
} as const

/** An action that needs a reason. */
export type ReasonedStep = keyof typeof REASONS_OF
export type ReasonFor<Step extends ReasonedStep> = (typeof REASONS_OF)[Step][number]
export type OrderReason = ReasonFor<ReasonedStep>

/** The reason of the timer that closes an unpaid order. */
export const NOT_PAID_IN_TIME = 'notPaidInTime'

/** Former reasons, which old orders still have. */
const RETIRED = ['buyerAsked'] as const

/** The name of a reason, chosen or not. */
export type ReasonKey = OrderReason | typeof NOT_PAID_IN_TIME | (typeof RETIRED)[number]

const KEYS: readonly ReasonKey[] = [...new Set(Object.values(REASONS_OF).flat()), NOT_PAID_IN_TIME, ...RETIRED]

/** Whether a reason needs a note. */
export const needsNote = (reason: OrderReason | undefined): boolean => reason === 'other'

interface Reasoned<Reason extends OrderReason> {
  reason: Reason
  note?: string | undefined
}

/** A reason of an action, with an optional note. */
export type ReasonBody<Step extends ReasonedStep> = Reasoned<(typeof REASONS_OF)[Step][number]>

/** A reason as stored and sent: its name, with the note after a colon. */
export const encodeReason = ({ reason, note }: Reasoned<OrderReason>): string => (note ? `${reason}: ${note}` : reason)

export interface DecodedReason {
  key: ReasonKey | undefined
  /** Free text. */
  note: string | undefined
}

/** Decodes it; a text that begins with no name of a reason is a note only, as shops wrote it before decision 078. */
export function decodeReason(stored: string): DecodedReason {
  const [, name, , note] = /^(\w+)(: (.*))?$/s.exec(stored) ?? []
  const key = KEYS.find((known) => known === name)
  return key ? { key, note: note || undefined } : { key: undefined, note: stored }
}
