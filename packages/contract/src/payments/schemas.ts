import { z } from 'zod'
import { shopBrief } from '../catalogue/schemas.ts'
import { fen, id, instant } from '../core/fields.ts'
import { paidDeposit } from '../deposits/schemas.ts'
import { orderLine } from '../orders/schemas.ts'
import { ORDER_STATES, REFUND_STEPS } from '../orders/states.ts'
import { PAYMENT_STATES } from './states.ts'

/** Who closes an order that is not paid. */
export const CLOSERS = ['buyer', 'seller', 'timer'] as const

/** An order that a payment is for, as the cashier shows it: its first lines, and how many there are. */
export const payableOrder = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(ORDER_STATES),
  shop: shopBrief,
  lines: z.array(orderLine),
  lineCount: z.int(),
  freightFen: fen,
  discountFen: fen,
  totalFen: fen,
  /** What its shop last changed about its price, with what stood before and why; null when it is as it was placed. */
  priceChange: z
    .strictObject({ oldTotalFen: fen, oldFreightFen: fen, oldDiscountFen: fen, reason: z.string() })
    .nullable(),
  /** Who closed it before it was paid, and the reason as `encodeReason` writes it; null for one that is not closed so. */
  closed: z.strictObject({ by: z.enum(CLOSERS), reason: z.string() }).nullable(),
})

export const payment = z.strictObject({
  id,
  state: z.enum(PAYMENT_STATES),
  amountFen: fen,
  orderIds: z.array(id),
  /** As they were placed; one that was cancelled before payment is no longer part of the amount. */
  orders: z.array(payableOrder),
  /** What it pays for where that is a deposit and no order. */
  deposit: paidDeposit.nullable(),
  expiresAt: instant,
  /** The server's clock, so that a countdown does not trust the device's. */
  now: instant,
  /** Set when the last attempt failed: the page then offers another one. */
  hasFailedAttempt: z.boolean(),
  /** What the last attempt was for, when it no longer counts because its cashier was closed; null otherwise. Money on it goes back. */
  supersededFen: fen.nullable(),
  /** When the provider is next asked automatically; null when it is not. */
  nextCheckAt: instant.nullable(),
  /** Late money, with the state of its refund. */
  lateMoney: z.array(z.strictObject({ amountFen: fen, step: z.enum(REFUND_STEPS) })),
  methods: z.array(z.strictObject({ provider: z.string(), isSimulated: z.boolean() })),
})

/** The state of a payment after its provider was asked. */
export const checkedPayment = z.strictObject({ id, state: z.enum(PAYMENT_STATES) })

export const paymentParams = z.strictObject({ id })
/** With the amount that the payer saw: another one is refused. */
export const attemptBody = z.strictObject({ provider: z.string().max(40), amountFen: fen })
export const attempt = z.strictObject({ cashierUrl: z.string().max(600) })

/** Where a provider's signed notice arrives; it is not an endpoint of the API and has no envelope. */
export const PAYMENT_NOTICE_PATH = '/api/v1/payments/notices/:provider'
