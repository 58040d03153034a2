import { z } from 'zod'

/**
 * One row of the error catalogue.
 * `wire` is the HTTP status (200 for a business refusal: the client shows the server's words only then, spec §8);
 * `code` is the envelope's number; `data` describes what a refusal carries beside its message.
 */
export interface ErrorSpec {
  wire: 200 | 400 | 401 | 403 | 404 | 500 | 503
  code: number
  data?: z.ZodType
}

export const CORE_ERRORS = {
  INVALID_INPUT: { wire: 400, code: 400 },
  TOO_LARGE: { wire: 400, code: 40001 },
  UNSUPPORTED_MEDIA_TYPE: { wire: 400, code: 40002 },
  IDEMPOTENCY_KEY_REQUIRED: { wire: 400, code: 40003 },
  PROXY_UNEXPECTED: { wire: 400, code: 40004 },
  UNAUTHORIZED: { wire: 401, code: 401 },
  FORBIDDEN: { wire: 403, code: 403 },
  NOT_FOUND: { wire: 404, code: 404 },
  INTERNAL: { wire: 500, code: 500 },
  BUSY: { wire: 503, code: 503 },
  IDEMPOTENCY_MISMATCH: { wire: 200, code: 40901 },
  IN_PROGRESS: { wire: 200, code: 40902 },
  STATE_CHANGED: { wire: 200, code: 40903 },
  /** One person calls too often. */
  TOO_FAST: { wire: 200, code: 40904, data: z.strictObject({ retryAfterSeconds: z.int().min(1) }) },
} as const satisfies Record<string, ErrorSpec>
