import { z } from 'zod'
import { instant, phone, text } from '../core/fields.ts'
import { SMS_CODE_DIGITS } from '../core/limits.ts'
import { ROLES } from '../core/roles.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './password.ts'

/** How many bytes the name of a role may have in any language. */
export const ROLE_NAME_BYTES = 30
const roleName = z.string().max(ROLE_NAME_BYTES).meta({ maxBytes: ROLE_NAME_BYTES })

export const CODE_PURPOSES = ['login', 'reset'] as const

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
