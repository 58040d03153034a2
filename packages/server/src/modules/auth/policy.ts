import type { Role } from '@zhujia/contract/core/roles.ts'

const LONG_FOR: readonly Role[] = ['administrator', 'finance', 'boss']
const LONG_MIN = 15
const PRODUCT_WORDS = /zhujia|筑家|zhuangxiu|password|passw0rd|qwerty|asdfgh|abc123|iloveyou|admin|letmein|welcome/i

/**
 * Whether a password is good enough: 8 characters, 15 for those who handle others' money or rights; not a product
 * word, a run or a repetition padded out, nor the phone itself. No composition rules.
 */
export function isStrongPassword(password: string, owner: { phone: string; roles: readonly Role[] }): boolean {
  if (owner.roles.some((role) => LONG_FOR.includes(role)) && password.length < LONG_MIN) return false
  const plain = password.replace(PRODUCT_WORDS, '').replace(owner.phone, '')
  return new Set(plain).size >= 4 && !isRun(plain)
}

/** `12345678`, `abcdefgh`, `87654321`: every character one step from the one before. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index))
  return steps.length > 2 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
}
