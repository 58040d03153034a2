import { ROLE_NAME_BYTES } from '@zhujia/contract/auth/schemas.ts'
import { LOCALES } from '@zhujia/contract/core/locales.ts'
import { textsFor } from '../locales/texts.ts'
import { isMutation, MUTATION_ANSWER_BYTES, type EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

const MUTATIONS = Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
  Object.entries<EndpointSpec>(endpoints).flatMap(([name, spec]): [string, EndpointSpec][] =>
    isMutation(spec) ? [[`${area}.${name}`, spec]] : [],
  ),
)

type Schema = z.core.JSONSchema.BaseSchema

const FORMATS: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  'date-time': '2026-11-22T08:00:00.000Z',
}
const longest = (values: readonly unknown[]): unknown =>
  values.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one))

/** The largest value that a schema lets through. A list without repeats takes the values of an enum in turn. @throws where there is none */
function largest(schema: Schema, path: string, place?: number): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return longest(options.map((option) => largest(option as Schema, path, place)))
  if ('const' in schema) return schema.const
  if (schema.enum) return place === undefined ? longest(schema.enum) : schema.enum[place % schema.enum.length]
  switch (schema.type) {
    case 'object':
      if (schema.additionalProperties !== false) throw new Error(`${path} may have any field`)
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [
          name,
          largest(of as Schema, `${path}.${name}`, place),
        ]),
      )
    case 'array': {
      const { maxItems, items } = schema
      if (maxItems === undefined) throw new Error(`${path} has no greatest length`)
      return Array.from({ length: maxItems }, (_, index) => largest(items as Schema, `${path}[]`, index))
    }
    case 'string': {
      const known = FORMATS[schema.format ?? '']
      if (known !== undefined) return known
      if (schema.maxLength === undefined) throw new Error(`${path} has no greatest length`)
      return typeof schema.maxBytes === 'number' ? 'x'.repeat(schema.maxBytes) : '筑'.repeat(schema.maxLength)
    }
    case 'integer':
    case 'number':
      return Number.MIN_SAFE_INTEGER
    case 'boolean':
      return false
    case 'null':
      return null
    case undefined:
  }
  throw new Error(`${path} may be anything`)
}

test.each(MUTATIONS)('%s answers at most 2 KB, whatever it is asked', (name, { response }) => {
  const schema = z.toJSONSchema(response, { io: 'output' })
  expect(Buffer.byteLength(JSON.stringify(largest(schema, name)))).toBeLessThanOrEqual(MUTATION_ANSWER_BYTES)
})

test('the names of roles have no more bytes than their schema says', () => {
  const names = LOCALES.flatMap((locale) => Object.values(textsFor(locale).roles))
  expect(names.filter((name) => Buffer.byteLength(name) > ROLE_NAME_BYTES)).toEqual([])
})

test('what grows with its object is found', () => {
  const growing = (schema: z.ZodType) => () => largest(z.toJSONSchema(schema, { io: 'output' }), 'x')
  expect(growing(z.array(z.int()))).toThrow('x has no greatest length')
  expect(growing(z.strictObject({ note: z.string() }))).toThrow('x.note has no greatest length')
  expect(growing(z.looseObject({}))).toThrow('x may have any field')
  expect(growing(z.unknown())).toThrow('x may be anything')
})
