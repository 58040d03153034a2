import { sha256 } from './keys.ts'

/**
 * Canonical JSON: keys sorted by UTF-16 code units, no blanks. A value that was stored in a `jsonb` column, which preserves neither
 * order nor blanks, gives the same text. Throws for values that JSON does not have.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
  }
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new Error(`JSON cannot say ${String(value)}`)
  return text
}

/** SHA-256 of the canonical JSON, in hex: the same for the same content, whatever the order of its keys. */
export const contentHash = (content: unknown): string => sha256(canonicalJson(content)).toString('hex')
