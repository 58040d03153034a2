import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Each purpose has its own key, so that a hash for one is useless for another. */
type KeyPurpose = 'sms-code' | 'file-link' | 'quote' | 'searcher'

/** A keyed hash (HMAC-SHA256) of some parts, under the purpose's own key derived from the app's secret. */
export function keyedHash(secret: string, purpose: KeyPurpose, parts: readonly string[]): Buffer {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time. */
export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** A session token: 32 random bytes; the prefix lets secret scanners find one that leaked. */
export const newToken = (): string => `zj1_${randomBytes(32).toString('base64url')}`
