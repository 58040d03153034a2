import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Sorted, one on a line, in small letters, none shorter than a password may be (decision 044). */
const LIST = new URL('common-passwords.txt.br', import.meta.url)

let common: ReadonlySet<string> | undefined

/** Whether a password is one of the 10,000 that people choose most often, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  // Read when it is first needed: few processes ever set a password.
  common ??= new Set(brotliDecompressSync(readFileSync(LIST)).toString().trimEnd().split('\n'))
  return common.has(password.toLowerCase())
}
