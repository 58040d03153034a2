import type { ErrorSpec } from '../core/errors.ts'

export const FAVOURITES_ERRORS = {
  FAVOURITES_FULL: { wire: 200, code: 53001 },
} as const satisfies Record<string, ErrorSpec>
