import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { z } from 'zod'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
/** The part of JSON Schema that the contract's answers use. */
interface Schema {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  const?: Json
  enum?: Json[]
  type?: string
  format?: string
  minimum?: number
  minItems?: number
  items?: Schema
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  $defs?: Record<string, Schema>
}

const STRINGS: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  'date-time': '2026-01-01T00:00:00.000Z',
}

/** The smallest value of a schema: no optional part, empty lists, zero, false, one character, null where it may be. */
function least(schema: Schema, root: Schema): Json {
  if (schema.$ref !== undefined) return least(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some(({ type }) => type === 'null') ? null : least(choices[0] ?? {}, root)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => least(part, root))) as Json
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, least(schema.properties?.[name] ?? {}, root)]),
      )
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((item) => least(item, root))
      return Array.from({ length: schema.minItems ?? 0 }, () => least(schema.items ?? {}, root))
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return false
    case 'string':
      return STRINGS[schema.format ?? ''] ?? '一'
    default:
      return null
  }
}

const SPECS: readonly EndpointSpec[] = Object.values(ENDPOINTS).flatMap((area) => Object.values(area))

function specFor(method: string, path: string): EndpointSpec | undefined {
  return SPECS.find(
    (spec) => spec.method === method && new RegExp(`^${spec.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  )
}

/** The least that the contract lets the server answer to a request, in its envelope. @throws for an unknown endpoint */
export function leastAnswer(method: string, url: string): { success: true; code: 200; message: string; data: Json } {
  const path = new URL(url, 'http://app').pathname.replace(/^\/api/, '')
  const spec = specFor(method, path)
  if (!spec) throw new Error(`no endpoint for ${method} ${path}`)
  const schema = z.toJSONSchema(spec.response, { io: 'output', unrepresentable: 'any' }) as Schema
  return { success: true, code: 200, message: '', data: least(schema, schema) }
}
