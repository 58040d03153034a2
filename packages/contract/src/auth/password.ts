import type { Role } from '../core/roles.ts'

/** Who handles others' money or rights has a longer password. */
export const LONG_PASSWORD_ROLES = ['administrator', 'finance', 'boss'] as const satisfies readonly Role[]
export const LONG_PASSWORD_MIN = 15
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

const PRODUCT_WORDS = /zhujia|筑家|zhuangxiu|password|passw0rd|qwerty|asdfgh|abc123|iloveyou|admin|letmein|welcome/i
const DIFFERENT_MIN = 4

/**
 * Whether a password would be among the first guesses: a product word, a run or a repetition padded out, or the phone
 * itself. The server refuses by it, a form says so while it is typed.
 */
export function isGuessable(password: string, phone: string): boolean {
  const plain = password.replace(PRODUCT_WORDS, '').replace(phone, '')
  return new Set(plain).size < DIFFERENT_MIN || isRun(plain)
}

/** `12345678`, `abcdefgh`, `87654321`: every character one step from the one before. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index))
  return steps.length > 2 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
}
