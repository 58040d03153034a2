import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { fen } from '../core/fields.ts'

export const PAYMENTS_ERRORS = {
  PAYMENT_CLOSED: { wire: 200, code: 46001 },
  PROVIDER_DOWN: { wire: 200, code: 46002 },
  /** The amount has changed since the payer saw it: the new one, to be confirmed. */
  AMOUNT_CHANGED: { wire: 200, code: 46003, data: z.strictObject({ amountFen: fen }) },
  /** The payment has reached its limit of attempts; the order must be closed and placed anew. */
  ATTEMPT_LIMIT: { wire: 200, code: 46004 },
} as const satisfies Record<string, ErrorSpec>
