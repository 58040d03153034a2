import type { EndpointRow, RawRequest } from './types.ts'

export const API_BASE = '/api'

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Paths and queries carry texts, numbers and switches; anything else would arrive as `[object Object]`. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

function fillPath(path: string, params: unknown): string {
  const values = new Map(entriesOf(params))
  return path.replaceAll(/:(\w+)/g, (_hole, name: string) => {
    const value = textOf(values.get(name))
    if (!value) throw new Error(`missing path parameter ${name}`)
    return encodeURIComponent(value)
  })
}

/** Lists repeat their name; what is undefined or null is left out. */
function searchOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of entriesOf(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = textOf(one)
      if (text !== undefined) search.append(name, text)
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The address of a call under the API's base. */
export function addressOf(base: string, row: EndpointRow, request: RawRequest): string {
  return base + fillPath(row.path, request.params) + searchOf(request.query)
}

/** Headers that every call carries; `key` is the idempotency key of a mutation. */
export function headersOf(
  language: string,
  token: string | undefined,
  key: string | undefined,
): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
  }
}
