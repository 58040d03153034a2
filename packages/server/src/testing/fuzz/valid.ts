import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import fc from 'fast-check'
import { z } from 'zod'
import type { AnyRequest } from '../requests.ts'

type Json = Readonly<Record<string, unknown>>
type Values = fc.Arbitrary<unknown>

/** Stands for a thing of the world until the request is sent: `{{skuId 7}}`. Fields are filled by their names. */
export const placeholder = (field: string, index: number): string => `{{${field} ${index}}}`
export const PLACEHOLDER = /\{\{(\w+) (\d+)\}\}/g

/** Texts that no pattern generator can make, because it knows no scripts. */
const TRACKING = ['SF1234567890', '浙A12345', '老王', 'YT 88-01']

const pick = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** Fields that are filled from the world, because no text made up would be one of its things. */
const OF_THE_WORLD = new Set(['phone', 'category', 'stage', 'districtCode', 'parent', 'provider'])

function strings(schema: Json, field: string): Values {
  if (schema.format === 'uuid' || OF_THE_WORLD.has(field)) return fc.nat(999).map((index) => placeholder(field, index))
  if (typeof schema.pattern === 'string') return schema.pattern.includes('\\p{') ? fc.constantFrom(...TRACKING) : fc.stringMatching(new RegExp(schema.pattern))
  const minLength = Number(schema.minLength ?? 0)
  const maxLength = Math.min(Number(schema.maxLength ?? 40), 40)
  const unit = fc.oneof(fc.constantFrom(...Array.from('砖瓦abc 123,.!?-ßé𠮷')), fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }))
  // Texts are trimmed: what is counted must not be blank.
  return fc.string({ unit, minLength, maxLength }).map((text) => `${'x'.repeat(minLength)}${text}`.slice(0, Math.max(minLength, maxLength)).toWellFormed())
}

function objects(schema: Json): Values {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, name)]))
  const required = pick(schema.required ?? []).filter((name): name is string => typeof name === 'string')
  return fc.record(model, { requiredKeys: required })
}

const integers = ({ minimum = -1000, maximum = 1000 }: Json): Values => {
  const [min, max] = [Number(minimum), Number(maximum)]
  return fc.oneof({ weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) }, { weight: 1, arbitrary: fc.integer({ min, max }) })
}

const BY_TYPE: Readonly<Record<string, (schema: Json, field: string) => Values>> = {
  string: strings,
  integer: integers,
  number: integers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: ({ items, minItems = 0, maxItems = 5 }, field) =>
    fc.array(valuesOf(items as Json, field.replace(/s$/, '')), { minLength: Number(minItems), maxLength: Math.min(Number(maxItems), 4) }),
}

/** Values that a JSON schema accepts, for the part of the language that the contract uses; anything else is an error. */
export function valuesOf(schema: Json, field: string): Values {
  if (schema.enum) return fc.constantFrom(...pick(schema.enum))
  if (schema.anyOf) return fc.oneof(...pick(schema.anyOf).map((branch) => valuesOf(branch as Json, field)))
  const types = pick(schema.type).map((type) => BY_TYPE[String(type)]?.(schema, field))
  if (types.includes(undefined)) throw new Error(`no values for ${JSON.stringify(schema)}`)
  return fc.oneof(...types.filter((type) => type !== undefined))
}

const parts = (schema: z.ZodType, field: string): Values => valuesOf(z.toJSONSchema(schema, { io: 'input' }), field)

/** Requests that an endpoint's schemas accept. */
export function requestsOf(spec: EndpointSpec): fc.Arbitrary<AnyRequest> {
  const area = spec.path.split('/')[2] ?? ''
  const params = spec.params ? { params: fc.record({ id: fc.nat(999).map((index) => placeholder(area, index)) }) } : {}
  const query = spec.query ? { query: parts(spec.query, 'query') } : {}
  const body = spec.body ? { body: parts(spec.body, 'body') } : {}
  return fc.record({ ...params, ...query, ...body }) as fc.Arbitrary<AnyRequest>
}
