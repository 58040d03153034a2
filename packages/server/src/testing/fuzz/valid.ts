import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import fc from 'fast-check'
import { z } from 'zod'
import { LARGE, SMALL } from '../made-to-measure.ts'
import type { AnyRequest } from '../requests.ts'

type Json = Readonly<Record<string, unknown>>
type Values = fc.Arbitrary<unknown>

/** Stands for a thing of the world until the request is sent: `{{skuId 7}}`. Fields are filled by their names. */
export const placeholder = (field: string, index: number): string => `{{${field} ${index}}}`
export const PLACEHOLDER = /\{\{(\w+) (\d+)\}\}/g

/** Texts that no pattern generator can make, because it knows no scripts. */
const TRACKING = ['SF1234567890', '浙A12345', '老王', 'YT 88-01']

const pick = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** What people type into a search, beside any text: words, pinyin, sizes, slips. */
const LIKELY = [
  '测试商品',
  '地砖',
  'dizhuan',
  'dz',
  '800x800',
  '80公分',
  '2.5平方',
  '瓷專',
  '砚野 地砖',
  '600*1200 哑光',
]

/** Fields that are filled from the world, because no text made up would be one of its things. */
const OF_THE_WORLD = new Set(['phone', 'category', 'stage', 'districtCode', 'parent', 'provider'])

function strings(schema: Json, field: string): Values {
  if (schema.format === 'uuid' || OF_THE_WORLD.has(field)) return fc.nat(999).map((index) => placeholder(field, index))
  if (typeof schema.pattern === 'string')
    return schema.pattern.includes('\\p{')
      ? fc.constantFrom(...TRACKING)
      : fc.stringMatching(new RegExp(schema.pattern))
  if (field === 'q') return fc.oneof(fc.constantFrom(...LIKELY), words(schema))
  return words(schema)
}

function words(schema: Json): Values {
  const minLength = Number(schema.minLength ?? 0)
  const maxLength = Math.min(Number(schema.maxLength ?? 40), 40)
  const unit = fc.oneof(
    fc.constantFrom(...Array.from('砖瓦abc 123,.!?-ßé𠮷')),
    fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
  )
  // Texts are trimmed: what is counted must not be blank.
  return fc
    .string({ unit, minLength, maxLength })
    .map((text) => `${'x'.repeat(minLength)}${text}`.slice(0, Math.max(minLength, maxLength)).toWellFormed())
}

function objects(schema: Json): Values {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, name)]))
  const required = pick(schema.required ?? []).filter((name): name is string => typeof name === 'string')
  return fc.record(model, { requiredKeys: required })
}

const integers = ({ minimum = -1000, maximum = 1000 }: Json): Values => {
  const [min, max] = [Number(minimum), Number(maximum)]
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  )
}

const BY_TYPE: Readonly<Record<string, (schema: Json, field: string) => Values>> = {
  string: strings,
  integer: integers,
  number: integers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: ({ items, minItems = 0, maxItems = 5 }, field) => {
    const some = fc.array(valuesOf(items as Json, field.replace(/s$/, '')), {
      minLength: Number(minItems),
      maxLength: Math.min(Number(maxItems), 4),
    })
    return Number(minItems) > 0 ? some : fc.oneof(some, fc.constant([]))
  },
}

/** A window of the world, which hardly any numbers made up would be. */
const WINDOWS = fc.constantFrom(LARGE, SMALL)

/** Values that a JSON schema accepts, for the part of the language that the contract uses; anything else is an error. */
export function valuesOf(schema: Json, field: string): Values {
  if (field === 'measures') return fc.oneof(WINDOWS, objects(schema))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...pick(schema.enum))
  if (schema.anyOf) return fc.oneof(...pick(schema.anyOf).map((branch) => valuesOf(branch as Json, field)))
  const types = pick(schema.type).map((type) => BY_TYPE[String(type)]?.(schema, field))
  if (types.includes(undefined)) throw new Error(`no values for ${JSON.stringify(schema)}`)
  return fc.oneof(...types.filter((type) => type !== undefined))
}

const parts = (schema: z.ZodType, field: string): Values =>
  bestOf(schema, valuesOf(z.toJSONSchema(schema, { io: 'input' }), field))

/** How many are made for one that keeps the rules too that a JSON schema cannot say. */
const TRIES = 6
const ANY_ID = '018f0000-0000-7000-8000-000000000000'
/** A text of this world in place of each placeholder that is no id. */
const SOME: Readonly<Record<string, string>> = {
  phone: '13900000000',
  category: 'test-root',
  stage: 'test-stage',
  districtCode: '330106',
  parent: '33',
  provider: 'simulator',
}

const bestOf = (schema: z.ZodType, values: Values): Values =>
  fc
    .array(values, { minLength: TRIES, maxLength: TRIES })
    .map((made) => made.find((one) => schema.safeParse(filledWithAny(one)).success) ?? made[0])

const filledWithAny = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(PLACEHOLDER, (_all, field: string) => SOME[field] ?? ANY_ID))

/** The names of a path's places: `id` is one of the area's things, others say what they are. */
const paramsOf = (spec: EndpointSpec, area: string): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      [...spec.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
        name,
        fc.nat(999).map((index) => placeholder(name === 'id' ? area : name, index)),
      ]),
    ),
  )

/** Requests that an endpoint's schemas accept. */
export function requestsOf(spec: EndpointSpec): fc.Arbitrary<AnyRequest> {
  const area = spec.path.split('/')[2] ?? ''
  const params = spec.params ? { params: paramsOf(spec, area) } : {}
  const query = spec.query ? { query: parts(spec.query, 'query') } : {}
  const body = spec.body ? { body: parts(spec.body, 'body') } : {}
  return fc.record({ ...params, ...query, ...body }) as fc.Arbitrary<AnyRequest>
}
