import type { ErrorSpec } from '../core/errors.ts'

export const REVIEWS_ERRORS = {
  /** The goods are not received yet, or the time for it is over. */
  REVIEW_CLOSED: { wire: 200, code: 54001 },
  /** It has been said already: a line is reviewed once, added to once, answered once each. */
  REVIEW_EXISTS: { wire: 200, code: 54002 },
} as const satisfies Record<string, ErrorSpec>
