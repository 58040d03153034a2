import { SESSIONS_MAX } from '@zhujia/contract/core/limits.ts'
import { COMPANY_STAFF, type Role } from '@zhujia/contract/core/roles.ts'
import { DAY, HOUR, MINUTE } from '../clock.ts'

interface Lifetime {
  idleSeconds: number
  absoluteSeconds: number
  /** A login ends the oldest sessions beyond this number. */
  maxSessions: number
}

const CUSTOMER: Lifetime = { idleSeconds: 7 * DAY, absoluteSeconds: 30 * DAY, maxSessions: SESSIONS_MAX }
const BUSINESS: Lifetime = { idleSeconds: DAY, absoluteSeconds: 7 * DAY, maxSessions: SESSIONS_MAX }
const ADMINISTRATOR: Lifetime = { idleSeconds: 30 * MINUTE, absoluteSeconds: 12 * HOUR, maxSessions: 3 }

const BUSINESS_ROLES: readonly Role[] = ['merchant', ...COMPANY_STAFF]

/** How long sessions of someone with these granted roles live: the strictest of them decides. */
export function lifetimeOf(granted: readonly Role[]): Lifetime {
  if (granted.includes('administrator')) return ADMINISTRATOR
  return granted.some((role) => BUSINESS_ROLES.includes(role)) ? BUSINESS : CUSTOMER
}
