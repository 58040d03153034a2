import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { SHOP_TERMS_VERSION } from '@zhujia/contract/deposits/kinds.ts'
import fc from 'fast-check'
import { z } from 'zod'
import { LARGE, SMALL } from '../made-to-measure.ts'
import type { AnyRequest } from '../requests.ts'

type Json = Readonly<Record<string, unknown>>
type Values = fc.Arbitrary<unknown>

interface Asked {
  /** Fields are filled by their names. */
  field: string
  /** Whether all optional fields are there and lists are long. */
  isFull: boolean
}

/** The longest list that is generated: a longer one only takes more time. */
const LIST_MAX = 60

/** A text that is replaced by an id or a code of the world before the request is sent: `{{skuId 7}}`. */
export const placeholder = (field: string, index: number): string => `{{${field} ${index}}}`
export const PLACEHOLDER = /\{\{(\w+) (\d+)\}\}/g

/** Texts that the generator of patterns cannot make, because it does not support Unicode scripts. */
const TRACKING = ['SF1234567890', '浙A12345', '老王', 'YT 88-01']

const pick = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

/** What people type into a search: words, pinyin, sizes, typing errors. */
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

/** Fields that are filled from the world, because a random text would never be one of its values. */
const OF_THE_WORLD = new Set(['phone', 'category', 'stage', 'districtCode', 'parent', 'provider'])

/** The most values that the filter of a search takes, each of a kind of its own. */
const FACETS_MAX = 30
const facets = (count: fc.Arbitrary<number>): Values =>
  count.map((most) => Array.from({ length: most }, (_, nth) => `kind${nth}:value${nth}`).join(','))

function strings(schema: Json, { field, isFull }: Asked): Values {
  if (schema.format === 'uuid' || OF_THE_WORLD.has(field)) return fc.nat(999).map((index) => placeholder(field, index))
  if (field === 'productIds')
    return fc
      .array(fc.nat(999), { minLength: 1, maxLength: 4 })
      .map((places) => places.map((index) => placeholder('productId', index)).join())
  if (field === 'facets') return facets(isFull ? fc.constant(FACETS_MAX) : fc.integer({ min: 1, max: FACETS_MAX }))
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
  // Texts are trimmed before their length is checked.
  return fc
    .string({ unit, minLength, maxLength })
    .map((text) => `${'x'.repeat(minLength)}${text}`.slice(0, Math.max(minLength, maxLength)).toWellFormed())
}

function objects(schema: Json, { isFull }: Asked): Values {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, { field: name, isFull })]))
  const required = pick(schema.required ?? []).filter((name): name is string => typeof name === 'string')
  if (isFull) return fc.record(model)
  const some = fc.record(model, { requiredKeys: required })
  // Most goods are not made to measure, and then measures are refused.
  return 'measures' in model ? fc.tuple(some, fc.nat(3)).map(([value, nth]) => (nth > 0 ? plain(value) : value)) : some
}

const plain = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'measures'))

/** What one piece costs in this world with its freight: a random amount would hardly ever be the one that is owed. */
const ONE_PIECE_FEN = 9900
/** What each shop must deposit. */
const DEPOSIT_FEN = 500_000

const integers = ({ minimum = -1000, maximum = 1000 }: Json, { field }: Asked): Values => {
  const [min, max] = [Number(minimum), Number(maximum)]
  if (field === 'amountFen') return fc.constantFrom(ONE_PIECE_FEN, ONE_PIECE_FEN, DEPOSIT_FEN, min, min + 1)
  if (field === 'heldFen') return fc.constantFrom(DEPOSIT_FEN, DEPOSIT_FEN, min)
  if (field === 'termsVersion') return fc.constantFrom(SHOP_TERMS_VERSION, SHOP_TERMS_VERSION, min + 1)
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.min(max, min + 3) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  )
}

const BY_TYPE: Readonly<Record<string, (schema: Json, asked: Asked) => Values>> = {
  string: strings,
  integer: integers,
  number: integers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  object: objects,
  array: ({ items, minItems = 0, maxItems = 5 }, { field, isFull }) => {
    const most = Math.min(Number(maxItems), isFull ? LIST_MAX : 4)
    const some = fc.array(valuesOf(items as Json, { field: field.replace(/s$/, ''), isFull }), {
      minLength: isFull ? most : Number(minItems),
      maxLength: most,
    })
    return Number(minItems) > 0 || isFull ? some : fc.oneof(some, fc.constant([]))
  },
}

/** Measures that a window of the world may have: random numbers would hardly ever be valid. */
const WINDOWS = fc.constantFrom(LARGE, SMALL)

/** Values that a JSON schema accepts, for the part of JSON Schema that the contract uses. @throws on any other part */
export function valuesOf(schema: Json, asked: Asked): Values {
  if (asked.field === 'measures') return fc.oneof(WINDOWS, objects(schema, asked))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...pick(schema.enum))
  if (schema.anyOf) return fc.oneof(...pick(schema.anyOf).map((branch) => valuesOf(branch as Json, asked)))
  const types = pick(schema.type).map((type) => BY_TYPE[String(type)]?.(schema, asked))
  if (types.includes(undefined)) throw new Error(`no values for ${JSON.stringify(schema)}`)
  return fc.oneof(...types.filter((type) => type !== undefined))
}

const parts = (schema: z.ZodType, asked: Asked): Values =>
  bestOf(schema, valuesOf(z.toJSONSchema(schema, { io: 'input' }), asked))

/** How many values are generated to find one that also follows the rules that a JSON schema cannot express. */
const TRIES = 6
const ANY_ID = '018f0000-0000-7000-8000-000000000000'
/** A value of this world for each placeholder that is not an id. */
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

/** The parameters of a path: `id` is an id of the area, the others are named by their kind. */
const paramsOf = (spec: EndpointSpec, area: string): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      [...spec.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [
        name,
        fc.nat(999).map((index) => placeholder(name === 'id' ? area : name, index)),
      ]),
    ),
  )

/** Requests that an endpoint's schemas accept; one in four has all optional fields and long lists. */
export const requestsOf = (spec: EndpointSpec): fc.Arbitrary<AnyRequest> =>
  fc.oneof(
    { weight: 3, arbitrary: requestsLike(spec, { isFull: false }) },
    { weight: 1, arbitrary: requestsLike(spec, { isFull: true }) },
  )

function requestsLike(spec: EndpointSpec, { isFull }: Pick<Asked, 'isFull'>): fc.Arbitrary<AnyRequest> {
  const area = spec.path.split('/')[2] ?? ''
  const params = spec.params ? { params: paramsOf(spec, area) } : {}
  const query = spec.query ? { query: parts(spec.query, { field: 'query', isFull }) } : {}
  const body = spec.body ? { body: parts(spec.body, { field: 'body', isFull }) } : {}
  return fc.record({ ...params, ...query, ...body }) as fc.Arbitrary<AnyRequest>
}
