import type { ErrorSpec } from '../core/errors.ts'

export const ORGANISATIONS_ERRORS = {
  ALREADY_MEMBER: { wire: 200, code: 55001 },
  ALREADY_INVITED: { wire: 200, code: 55002 },
  INVITED_TOO_OFTEN: { wire: 200, code: 55003 },
  MEMBERS_FULL: { wire: 200, code: 55004 },
  MEMBERSHIPS_FULL: { wire: 200, code: 55005 },
  BEYOND_YOUR_RIGHTS: { wire: 200, code: 55006 },
  ROLE_NOT_OF_KIND: { wire: 200, code: 55007 },
  INVITATION_OVER: { wire: 200, code: 55008 },
  LAST_OWNER: { wire: 200, code: 55009 },
  NOT_YOURSELF: { wire: 200, code: 55010 },
  STEPS_LIMIT: { wire: 200, code: 55011 },
} as const satisfies Record<string, ErrorSpec>
