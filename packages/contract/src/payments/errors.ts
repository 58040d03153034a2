import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { fen } from '../core/fields.ts'

export const PAYMENTS_ERRORS = {
  PAYMENT_CLOSED: { wire: 200, code: 46001 },
  PROVIDER_DOWN: { wire: 200, code: 46002 },
  /** The payment asks for another amount than the payer saw: the new one, to be shown and agreed to. */
  AMOUNT_CHANGED: { wire: 200, code: 46003, data: z.strictObject({ amountFen: fen }) },
  /** The payment has been tried as often as it may be: its order is closed and placed anew. */
  ATTEMPT_LIMIT: { wire: 200, code: 46004 },
} as const satisfies Record<string, ErrorSpec>
