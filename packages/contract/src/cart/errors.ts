import type { ErrorSpec } from '../core/errors.ts'

export const CART_ERRORS = {
  CART_FULL: { wire: 200, code: 44001 },
  BELOW_MINIMUM: { wire: 200, code: 44002 },
} as const satisfies Record<string, ErrorSpec>
