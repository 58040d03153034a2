import { sha256 } from './keys.ts'

/**
 * JSON with one text for one value: keys in the order of their UTF-16 code units, no blanks. What comes back from a
 * `jsonb` column, which keeps neither order nor blanks, gives the same text again. Throws at what JSON cannot say.
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
