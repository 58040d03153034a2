import type { ErrorSpec } from '../core/errors.ts'

export const AUTH_ERRORS = {
  LOGIN_FAILED: { wire: 200, code: 41001 },
  LOGIN_THROTTLED: { wire: 200, code: 41002 },
  CODE_WRONG: { wire: 200, code: 41003 },
  CODE_TOO_SOON: { wire: 200, code: 41004 },
  CODE_LIMIT: { wire: 200, code: 41005 },
  PASSWORD_WEAK: { wire: 200, code: 41006 },
  ROLE_NOT_GRANTED: { wire: 200, code: 41007 },
  ACCOUNT_DISABLED: { wire: 200, code: 41008 },
  TRIES_THROTTLED: { wire: 200, code: 41009 },
  NICKNAME_REFUSED: { wire: 200, code: 41010 },
  CODE_LIMIT_HOUR: { wire: 200, code: 41011 },
  LOGIN_PAUSED: { wire: 200, code: 41012 },
  SMS_UNAVAILABLE: { wire: 200, code: 41020 },
} as const satisfies Record<string, ErrorSpec>
