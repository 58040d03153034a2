import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { z } from 'zod'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
/** The part of JSON Schema that the contract's answers use. */
interface Schema {
  $ref?: string
  anyOf?: Schema[]
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
  const { $ref: reference, const: constant, enum: values = [], anyOf: choices, type = '' } = schema
  if (reference !== undefined) return least(root.$defs?.[reference.replace('#/$defs/', '')] ?? {}, root)
  if (choices) return leastOf(choices, root)
  return [...values, constant, LEAST_OF_TYPE[type]?.(schema, root)].find((value) => value !== undefined) ?? null
}

const leastOf = ([first = {}, ...others]: readonly Schema[], root: Schema): Json =>
  [first, ...others].some(({ type }) => type === 'null') ? null : least(first, root)

const LEAST_OF_TYPE: Readonly<Record<string, (schema: Schema, root: Schema) => Json>> = {
  object: ({ required = [], properties }, root) =>
    Object.fromEntries(required.map((name) => [name, least(properties?.[name] ?? {}, root)])),
  array: ({ prefixItems, minItems = 0, items = {} }, root) =>
    prefixItems?.map((item) => least(item, root)) ?? Array.from({ length: minItems }, () => least(items, root)),
  integer: ({ minimum = 0 }) => Math.max(0, minimum),
  number: ({ minimum = 0 }) => Math.max(0, minimum),
  boolean: () => false,
  string: ({ format = '' }) => STRINGS[format] ?? '一',
}

/** The least value of a schema, as it is sent. */
function leastJson(of: z.ZodType): Json {
  const schema = z.toJSONSchema(of, { io: 'output', unrepresentable: 'any' }) as Schema
  return least(schema, schema)
}

/** The least of an answer, or of a part of one, in its own type. */
export const leastData = <Of extends z.ZodType>(schema: Of): z.output<Of> => schema.parse(leastJson(schema))

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
  return { success: true, code: 200, message: '', data: leastJson(spec.response) }
}
