import { isGuessable, LONG_PASSWORD_MIN, PASSWORD_MIN } from '@zhujia/contract/auth/password.ts'
import { type ScreenKey, screenAt } from '@zhujia/contract/screens.ts'
import { deviceName } from '#platform/device-name.ts'
import { deviceProof } from '#platform/device-token.ts'
import { type Checks, checkThat } from '#platform/form-checks.ts'
import type { SignedIn } from '#platform/session.ts'

/** How someone proves that the phone is theirs. */
export type LoginMethod = 'code' | 'password'

/** A phone and the code that was sent to it. */
export interface CodeValues {
  phone: string
  code: string
}

export interface LoginValues extends CodeValues {
  password: string
  agreed: boolean
}

export interface ResetValues extends CodeValues {
  password: string
  /** The new password a second time; it stays on this page. */
  repeat: string
}

/** The agreement of a login, which the server does not see. */
export const loginOwn = (): Checks => ({ agreed: checkThat((value) => value === true) })

/** Both passwords are equal. */
export const resetOwn = ({ password }: ResetValues): Checks => ({
  repeat: checkThat((value) => value === password && value !== ''),
})

// The contract's schemas come when they are first needed: zod stays out of the first load.
const loadSchemas = () =>
  Promise.all([import('@zhujia/contract/core/fields.ts'), import('@zhujia/contract/auth/schemas.ts')])

/** The checks of one login method. */
export async function loginChecks(method: LoginMethod): Promise<Checks> {
  const [{ phone }, { smsCode, password }] = await loadSchemas()
  return method === 'code' ? { phone, code: smsCode } : { phone, password }
}

/** The checks of a reset. */
export async function resetChecks(values: ResetValues): Promise<Checks> {
  const [{ phone }, { smsCode, newPassword }] = await loadSchemas()
  return { phone, code: smsCode, password: strongEnough(newPassword, values) }
}

type Schema = Awaited<ReturnType<typeof loadSchemas>>[1]['newPassword']

const strongEnough = (schema: Schema, { phone, password }: ResetValues) =>
  checkThat((value) => schema.safeParse(value).success && !isGuessable(password, phone))

/** The form field of a server refusal; others concern the whole form. */
export const LOGIN_REFUSALS = { CODE_WRONG: 'code', LOGIN_FAILED: 'password' } as const
export const RESET_REFUSALS = { CODE_WRONG: 'code', PASSWORD_WEAK: 'password' } as const

export const loginBodyOf = (method: LoginMethod, { phone, code, password }: LoginValues) => ({
  phone,
  ...(method === 'code' ? { code } : { password }),
  device: deviceName(),
  ...deviceProof(),
})

/** Screens on which a visitor has not begun anything. */
const UNHURRIED: readonly ScreenKey[] = ['home', 'user', 'userStatus', 'selectCharacter']

interface Login {
  method: LoginMethod
  signedIn: Pick<SignedIn, 'availableRoles'>
  /** Whether an identity was chosen on this device before. */
  hasChosen: boolean
}

/**
 * Whether a login leads to the choice of an identity. That is so for new accounts with one role, except in the middle of an action
 * such as buying: there the person continues as an owner and can choose on the account page.
 */
export function asksIdentity(redirect: string | undefined, { method, signedIn, hasChosen }: Login): boolean {
  const screen = screenAt(redirect?.split('?', 1)[0] ?? '/')
  const isUnhurried = screen !== undefined && UNHURRIED.includes(screen)
  return isUnhurried && method === 'code' && signedIn.availableRoles.length === 1 && !hasChosen
}

/** How good a typed password is: empty, too short, guessable, enough for most roles, enough for all. */
export type PasswordStrength = 'empty' | 'short' | 'guessable' | 'good' | 'strong'

export function strengthOf({ password, phone }: Pick<ResetValues, 'password' | 'phone'>): PasswordStrength {
  if (password === '') return 'empty'
  if (password.length < PASSWORD_MIN) return 'short'
  if (isGuessable(password, phone)) return 'guessable'
  return password.length < LONG_PASSWORD_MIN ? 'good' : 'strong'
}

export interface ChangePasswordValues extends ResetValues {
  oldPassword: string
}

/** How somebody who is logged in proves who they are: by a code to their phone, or by the password. */
export type Proof = 'code' | 'password'

/** The checks of a new password. */
export async function changePasswordChecks(proof: Proof, values: ChangePasswordValues): Promise<Checks> {
  const [, { smsCode, password, newPassword }] = await loadSchemas()
  const proves = proof === 'code' ? { code: smsCode } : { oldPassword: password }
  return { ...proves, password: strongEnough(newPassword, values) }
}

export interface ChangePhoneValues extends CodeValues {
  oldCode: string
  password: string
}

/** The checks of a new phone. */
export async function changePhoneChecks(proof: Proof): Promise<Checks> {
  const [{ phone }, { smsCode, password }] = await loadSchemas()
  return { ...(proof === 'code' ? { oldCode: smsCode } : { password }), phone, code: smsCode }
}

export const CHANGE_PASSWORD_REFUSALS = {
  OLD_PASSWORD_WRONG: 'oldPassword',
  CODE_WRONG: 'code',
  PASSWORD_WEAK: 'password',
} as const
export const CHANGE_PHONE_REFUSALS = {
  OLD_PASSWORD_WRONG: 'password',
  OLD_CODE_WRONG: 'oldCode',
  CODE_WRONG: 'code',
  PHONE_TAKEN: 'phone',
} as const
