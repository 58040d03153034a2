import type { ErrorSpec } from '../core/errors.ts'

export const REVIEWS_ERRORS = {
  /** The goods are not received yet, or the time to review is over. */
  REVIEW_CLOSED: { wire: 200, code: 54001 },
  /** Written already: a line has one review, one follow-up and one reply to each. */
  REVIEW_EXISTS: { wire: 200, code: 54002 },
} as const satisfies Record<string, ErrorSpec>
