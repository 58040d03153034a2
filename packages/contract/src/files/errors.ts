import type { ErrorSpec } from '../core/errors.ts'

export const FILES_ERRORS = {
  NOT_AN_IMAGE: { wire: 200, code: 47001 },
  IMAGE_TOO_LARGE: { wire: 200, code: 47002 },
  UPLOAD_LIMIT: { wire: 200, code: 47003 },
  STORAGE_FULL: { wire: 200, code: 47004 },
} as const satisfies Record<string, ErrorSpec>
