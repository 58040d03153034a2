import { z } from 'zod'
import { fen, id, instant } from '../core/fields.ts'
import { PAYMENT_STATES } from './states.ts'

export const payment = z.strictObject({
  id,
  state: z.enum(PAYMENT_STATES),
  amountFen: fen,
  orderIds: z.array(id),
  expiresAt: instant,
  /** The server's clock, so that a countdown does not trust the device's. */
  now: instant,
  /** Set when the last attempt failed: the page then offers another one. */
  hasFailedAttempt: z.boolean(),
  methods: z.array(z.strictObject({ provider: z.string(), isSimulated: z.boolean() })),
})

/** Where a payment stands after its provider was asked. */
export const checkedPayment = z.strictObject({ id, state: z.enum(PAYMENT_STATES) })

export const paymentParams = z.strictObject({ id })
/** With the amount that the payer saw: another one is refused. */
export const attemptBody = z.strictObject({ provider: z.string().max(40), amountFen: fen })
export const attempt = z.strictObject({ cashierUrl: z.string().max(600) })

/** Where a provider's signed notice arrives; it is not an endpoint of the API and has no envelope. */
export const PAYMENT_NOTICE_PATH = '/api/v1/payments/notices/:provider'
