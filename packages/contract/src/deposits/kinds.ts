/**
 * What deposits are and may be called by the Civil Code. This file is without zod, because tables and pages use it.
 * - `earnest` 诚意金: shows that somebody means to make a contract; counts towards its price, or goes back.
 * - `prepayment` 订金: a part of the price, paid before; goes back when nothing comes of it.
 * - `downPayment` 定金 (Civil Code, articles 586 and 587): at most a fifth of the contract's value, and alone in being lost by the payer who does not
 *   perform. What the receiver who does not perform then owes beside it is a claim against them, and no outcome of the deposit.
 * - `security` 保证金: stands for duties; goes back when they have ended, or is forfeited as its terms say. Never a price.
 */
export const DEPOSIT_KINDS = ['earnest', 'prepayment', 'downPayment', 'security'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

export const DEPOSIT_OUTCOMES = ['apply', 'refund', 'forfeit'] as const
export type DepositOutcome = (typeof DEPOSIT_OUTCOMES)[number]

/** 1/5 of the contract's value: `amount × 5 ≤ value`. */
export const DOWN_PAYMENT_PARTS = 5

/** How a deposit of each kind may end. */
export const OUTCOMES_OF_KIND: Readonly<Record<DepositKind, readonly DepositOutcome[]>> = {
  earnest: ['apply', 'refund'],
  prepayment: ['apply', 'refund'],
  downPayment: ['apply', 'refund', 'forfeit'],
  security: ['refund', 'forfeit'],
}

/** What deposits are paid for. */
export const DEPOSIT_SUBJECTS = ['shop'] as const
export type DepositSubject = (typeof DEPOSIT_SUBJECTS)[number]

/** The version of the terms of a shop's security deposit; a new text gets the next number. */
export const SHOP_TERMS_VERSION = 1
