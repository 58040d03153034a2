import type { ErrorSpec } from '../core/errors.ts'

export const ADDRESSES_ERRORS = {
  REGION_UNKNOWN: { wire: 200, code: 43001 },
  ADDRESS_LIMIT: { wire: 200, code: 43002 },
} as const satisfies Record<string, ErrorSpec>
