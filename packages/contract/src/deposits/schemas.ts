import { z } from 'zod'
import { fen, id, instant, pageOf, pageQuery } from '../core/fields.ts'
import { LOCALES } from '../core/locales.ts'
import { DEPOSIT_KINDS } from './kinds.ts'
import { DEPOSIT_STATES } from './states.ts'

const depositShop = z.strictObject({ id, name: z.string() })

/** How a refund stands: `failed` is one that its channel has refused for now, and that is sent again. */
const refundStep = z.enum(['onWay', 'failed', 'arrived'])

/** The terms as they were when the payer agreed: one clause a line, in the language in which they read them. */
const depositTerms = z.strictObject({ version: z.int(), text: z.string(), locale: z.enum(LOCALES) })

const depositCore = {
  id,
  /** The receipt's number. */
  number: z.string(),
  state: z.enum(DEPOSIT_STATES),
  amountFen: fen,
  paidAt: instant.nullable(),
  /** Null where nothing goes back. */
  refundStep: refundStep.nullable(),
}

/** A deposit as the page of its payment shows it. */
export const paidDeposit = z.strictObject({
  ...depositCore,
  kind: z.enum(DEPOSIT_KINDS),
  shop: depositShop,
  terms: depositTerms,
})

/** A shop of the caller's with its security deposit. */
export const shopDeposit = z.strictObject({
  shop: depositShop,
  /** What every shop must have. */
  requiredFen: fen,
  heldFen: fen,
  /** On its way back. */
  refundingFen: fen,
  /** What is to be paid now; 0 when the shop has all. */
  missingFen: fen,
  /** One that was opened and can still be paid. */
  unpaid: z.strictObject({ paymentId: id, amountFen: fen, expiresAt: instant }).nullable(),
  /** Whether the caller may pay it and ask for it back. */
  isOwner: z.boolean(),
})

/** A shop's deposit with what somebody needs to decide. */
export const shopDepositDetail = z.strictObject({
  ...shopDeposit.shape,
  /** The terms of today, which a payment would freeze. */
  terms: depositTerms,
  /** Orders that are not over; with one the deposit does not go back. */
  openOrders: z.int(),
  /** The server's clock. */
  now: instant,
})

/** A funding of a shop's deposit. */
export const fundedDeposit = z.strictObject({
  ...depositCore,
  paymentId: id,
  createdAt: instant,
  /** Money that does not count for it (it had lapsed, or was paid), with the state of its refund. */
  lateMoney: z.array(z.strictObject({ amountFen: fen, step: refundStep })),
})

export const depositParams = z.strictObject({ id })
export const depositQuery = z.strictObject(pageQuery)
export const shopDepositPage = pageOf(shopDeposit)
export const fundedDepositPage = pageOf(fundedDeposit)
/** What the payer saw: another amount or other terms are refused. */
export const payDepositBody = z.strictObject({ amountFen: fen, termsVersion: z.int().min(1).max(9999) })
export const openedDeposit = z.strictObject({ id, paymentId: id })
/** What is asked back: all that the caller saw as held. */
export const refundDepositBody = z.strictObject({ heldFen: fen })
export const refundedDeposit = z.strictObject({ refundingFen: fen })
