import { isGuessable, LONG_PASSWORD_MIN, LONG_PASSWORD_ROLES } from '@zhujia/contract/auth/password.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { isCommonPassword } from './common-passwords.ts'

const LONG_FOR: readonly Role[] = LONG_PASSWORD_ROLES

/**
 * Whether a password is good enough: 8 characters (held by the schema), 15 for those who handle others' money or
 * rights, and neither guessable nor common. No composition rules.
 */
export function isStrongPassword(password: string, owner: { phone: string; roles: readonly Role[] }): boolean {
  if (owner.roles.some((role) => LONG_FOR.includes(role)) && password.length < LONG_PASSWORD_MIN) return false
  return !isGuessable(password, owner.phone) && !isCommonPassword(password)
}
