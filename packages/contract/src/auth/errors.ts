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
  OLD_PASSWORD_WRONG: { wire: 200, code: 41013 },
  OLD_PASSWORD_THROTTLED: { wire: 200, code: 41014 },
  OLD_CODE_WRONG: { wire: 200, code: 41015 },
  PHONE_TAKEN: { wire: 200, code: 41016 },
  PHONE_CHANGE_PENDING: { wire: 200, code: 41017 },
  SMS_UNAVAILABLE: { wire: 200, code: 41020 },
} as const satisfies Record<string, ErrorSpec>
