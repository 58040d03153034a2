import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'
import { fen } from '../core/fields.ts'

export const ORDERS_ERRORS = {
  /** What was shown is not what it costs now: the new total, to be shown and agreed to. */
  QUOTE_CHANGED: { wire: 200, code: 45001, data: z.strictObject({ totalFen: fen }) },
  AMOUNT_LIMIT: { wire: 200, code: 45002 },
  NOT_NOW: { wire: 200, code: 45003 },
} as const satisfies Record<string, ErrorSpec>
