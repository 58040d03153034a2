import { z } from 'zod'
import { id, instant, phone, text } from '../core/fields.ts'
import { SESSIONS_MAX, SMS_CODE_DIGITS } from '../core/limits.ts'
import { ROLES } from '../core/roles.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts'

/** How many bytes the name of a role may have in any language. */
export const ROLE_NAME_BYTES = 30
const roleName = z.string().max(ROLE_NAME_BYTES).meta({ maxBytes: ROLE_NAME_BYTES })

/** 138****0001 */
const PHONE_MASKED_MAX = 11

export const CODE_PURPOSES = ['login', 'reset'] as const

/** Codes of somebody who is logged in: to their own phone, and to the one that is to be theirs. */
export const OWN_CODE_PURPOSES = ['changePassword', 'leavePhone'] as const
export const NEW_PHONE_PURPOSE = 'takePhone'

export const roleCode = z.enum(ROLES)
// Passwords are verified exactly as received: no trimming, no normalisation.
export const password = z.string().min(1).max(PASSWORD_MAX)
export const newPassword = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
export const smsCode = z.string().regex(new RegExp(String.raw`^\d{${SMS_CODE_DIGITS}}$`))

const device = text(200).optional()
/** 32 random bytes that a device makes once. After a login they mark it as a known device of the account (decision 043). */
const deviceToken = z.string().regex(/^zjd_[\w-]{43}$/)
const known = { deviceToken: deviceToken.optional() }

/** `{ phone, password }` or `{ phone, code }`; the first login by code opens the account. */
export const loginBody = z.union([
  z.strictObject({ phone, password, device, ...known }),
  z.strictObject({ phone, code: smsCode, device, ...known }),
])

export const currentRole = z.strictObject({ roleCode })
export const availableRole = z.strictObject({
  roleCode,
  roleName,
  isPrimary: z.boolean(),
})

/** Each role once. */
export const currentRoles = z.array(currentRole).max(ROLES.length)
export const availableRoles = z.array(availableRole).max(ROLES.length)

export const loginResult = z.strictObject({
  token: z.string().max(50),
  currentRoles,
  availableRoles,
})

export const codeBody = z.strictObject({ phone, purpose: z.enum(CODE_PURPOSES), ...known })
export const codeResult = z.strictObject({ retryAfterSeconds: z.int(), expiresAt: instant })

export const resetBody = z.strictObject({ phone, code: smsCode, password: newPassword, ...known })

export const selectRolesBody = z.strictObject({ roleCodes: z.array(roleCode).min(1).max(ROLES.length) })
export const primaryRoleBody = z.strictObject({ roleCode })

/** Where somebody is logged in. */
export const sessionOfMine = z.strictObject({
  id,
  /** What the device called itself at the login; '' when it did not. */
  device: z.string(),
  /** The network that the login came from, never the whole address: an IPv4 /24 or an IPv6 /48. Null where it was not stored. */
  network: z.string().nullable(),
  signedInAt: instant,
  /** To the minute. */
  lastUsedAt: instant,
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
})
export const sessionsOfMine = z.array(sessionOfMine).max(SESSIONS_MAX)
export const sessionParams = z.strictObject({ id })

export const pendingPhone = z.strictObject({ phoneMasked: z.string().max(PHONE_MASKED_MAX), dueAt: instant })

/** How the caller's account is protected. The phone is masked; the server never sends the whole number. */
export const security = z.strictObject({
  phoneMasked: z.string(),
  hasPassword: z.boolean(),
  /** How many sessions are alive, this one counted. */
  sessions: z.int(),
  /** A new phone that the old one has not agreed to, and when it takes effect; null without one. */
  phoneChange: pendingPhone.nullable(),
})

export const ownCodeBody = z.union([
  z.strictObject({ purpose: z.enum(OWN_CODE_PURPOSES), ...known }),
  z.strictObject({ purpose: z.literal(NEW_PHONE_PURPOSE), phone, ...known }),
])

/** By the old password, or by a code to one's own phone: the account may have no password, or nobody who remembers it. */
export const changePasswordBody = z.union([
  z.strictObject({ oldPassword: password, password: newPassword, ...known }),
  z.strictObject({ code: smsCode, password: newPassword, ...known }),
])

/** The token under which this device stays logged in; the one of the request is dead. */
export const renewedSession = z.strictObject({ token: z.string().max(50) })

/** `code` is that of the new phone, `oldCode` that of the present one. */
export const changePhoneBody = z.strictObject({ phone, code: smsCode, oldCode: smsCode, ...known })
/** Where the present phone receives nothing any more. */
export const requestPhoneBody = z.strictObject({ phone, code: smsCode, password, ...known })
