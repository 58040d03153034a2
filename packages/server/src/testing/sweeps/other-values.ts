import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { z } from 'zod'
import { specOf } from '../requests.ts'

/** Another value of the same kind, or of the same list. */
function otherThan(value: unknown, choices: readonly unknown[] | undefined): unknown {
  if (choices) return choices.find((choice) => choice !== value)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return `${String(value)}！`
}

/** Changes of one field each that leave the body of a request valid. */
export function otherValues(key: EndpointKey, body: unknown): Readonly<Record<string, unknown>>[] {
  const schema = specOf(key).body
  if (!schema || typeof body !== 'object') return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries({ ...body })
    .map(([name, value]) => {
      const property = properties[name]
      return { [name]: otherThan(value, typeof property === 'object' ? property.enum : undefined) }
    })
    .filter((change) => schema.safeParse({ ...body, ...change }).success)
}
