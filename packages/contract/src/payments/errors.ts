import type { ErrorSpec } from '../core/errors.ts'

export const PAYMENTS_ERRORS = {
  PAYMENT_CLOSED: { wire: 200, code: 46001 },
  PROVIDER_DOWN: { wire: 200, code: 46002 },
} as const satisfies Record<string, ErrorSpec>
