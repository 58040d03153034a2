import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { en } from '#locales/en.ts'
import { specOf } from '#testing/requests.ts'
import { Refusal } from '../refusal.ts'
import { validate } from './validate.ts'

const body = z.strictObject({
  name: z.string().min(1).max(3),
  count: z.int(),
  kind: z.enum(['a', 'b']),
  either: z.union([z.string(), z.strictObject({ id: z.uuid() })]),
  inner: z.strictObject({ phone: z.string().regex(/^1\d+$/) }),
})
const query = z.strictObject({ page: z.coerce.number().int(), flag: z.literal('1') })
const spec: EndpointSpec = { ...specOf('account.updateProfile'), body, query }

function fieldsOf(raw: { body?: unknown; query?: unknown }): unknown {
  try {
    validate(spec, { params: undefined, query: raw.query ?? { page: '1', flag: '1' }, body: raw.body ?? GOOD }, 'en')
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return (error.data as { fields: unknown }).fields
  }
}

const GOOD = { name: 'abc', count: 1, kind: 'a', either: 'x', inner: { phone: '13' } }
const { required, wrongType, invalid, unknown } = en.issues

test('what is missing is called missing, wherever it stands', () => {
  expect(fieldsOf({ body: { inner: {} }, query: {} })).toEqual({
    page: required,
    flag: required,
    name: required,
    count: required,
    kind: required,
    either: required,
    'inner.phone': required,
  })
})

test('what is of another type is said to be of the wrong type, and not to be missing', () => {
  const wrong = { name: 7, count: '1', kind: 'a', either: [], inner: { phone: null } }
  expect(fieldsOf({ body: wrong, query: { page: 'x', flag: '1' } })).toEqual({
    page: wrongType,
    name: wrongType,
    count: wrongType,
    either: wrongType,
    'inner.phone': wrongType,
  })
})

test('what is of the right type and not allowed is not valid, too short, too long or unknown', () => {
  const wrong = { ...GOOD, name: 'abcd', kind: 'c', inner: { phone: '2' }, more: 1 }
  expect(fieldsOf({ body: wrong })).toEqual({
    name: en.issues.tooBig('3', 'string'),
    kind: invalid,
    'inner.phone': invalid,
    more: unknown,
  })
  expect(fieldsOf({ body: { ...GOOD, name: '' } })).toEqual({ name: required })
})

const numbered = (count: number, prefix = 'field') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix} ${at}`, 0]))

test('of very many wrong fields the first fifty are named, with the beginning of their names', () => {
  expect(Object.keys(fieldsOf({ body: { ...GOOD, ...numbered(51) } }) as object)).toEqual(Object.keys(numbered(50)))
  expect(fieldsOf({ body: { ...GOOD, ['x'.repeat(1000)]: 0 } })).toEqual({ ['x'.repeat(100)]: unknown })
})

test('a body with more than five thousand values is refused before it is read', () => {
  const inner = { phone: '13' }
  const values = Object.keys(GOOD).length + 1
  expect(
    Object.keys(fieldsOf({ body: { ...GOOD, inner: { ...inner, ...numbered(5000 - values) } } }) as object),
  ).toHaveLength(50)
  expect(fieldsOf({ body: { ...GOOD, inner: { ...inner, ...numbered(5001 - values) } } })).toEqual({})
  expect(fieldsOf({ body: Array.from({ length: 131_000 }, () => 0) })).toEqual({})
})
