import { z } from 'zod'
import type { ErrorSpec } from '../core/errors.ts'

export const DEPOSITS_ERRORS = {
  /** The shop has what it needs: nothing is to be paid. */
  DEPOSIT_COMPLETE: { wire: 200, code: 61001 },
  /** The terms are no longer those that the payer saw. */
  TERMS_CHANGED: { wire: 200, code: 61002 },
  /** So many were opened for one shop in 24 hours. */
  DEPOSIT_LIMIT: { wire: 200, code: 61003 },
  /** Nothing is held that could go back. */
  NOTHING_HELD: { wire: 200, code: 61004 },
  /** Orders of the shop are not over: how many. */
  ORDERS_OPEN: { wire: 200, code: 61005, data: z.strictObject({ count: z.int() }) },
} as const satisfies Record<string, ErrorSpec>
