import { coreErrorsOf } from '@zhujia/contract/core/endpoint.ts'
import { ERRORS } from '@zhujia/contract/errors.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINT_KEYS, specOf } from '../testing/requests.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.strictObject({ schema }))
const operation = z.strictObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  'x-roles': z.union([z.string(), z.array(z.string())]),
  'x-refusals': z.array(z.string()),
  parameters: z.array(
    z.strictObject({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema }),
  ),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content: content.optional() }),
  ),
})
/** What OpenAPI 3.1 asks of a document, as far as ours uses it. */
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().regex(/^\/api\/v1\/[^:;?#]*$/),
    z.record(z.enum(['get', 'post', 'put', 'delete']), operation.optional()),
  ),
  components: z.strictObject({
    securitySchemes: z.record(z.string(), z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') })),
  }),
})

let at: TestApp
let served: z.output<typeof document>
beforeAll(async () => {
  at = await makeTestApp()
  served = document.parse((await at.app.inject({ url: '/api/openapi.json' })).json())
})
afterAll(() => at.close())

const operations = () =>
  Object.entries(served.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, one]) => (one ? [{ path, method, ...one }] : [])),
  )

test('there is one operation for each endpoint, at its address', () => {
  const wanted = ENDPOINT_KEYS.map(
    (key) => `${key} ${specOf(key).method.toLowerCase()} /api${specOf(key).path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )
  expect(
    operations()
      .map(({ operationId, method, path }) => `${operationId} ${method} ${path}`)
      .toSorted(),
  ).toEqual(wanted.toSorted())
})

test('every name in a path is a parameter, and required', () => {
  for (const { path, parameters } of operations()) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([path, parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)]).toEqual([
      path,
      named,
    ])
    expect(parameters.filter((parameter) => parameter.in === 'path').every(({ required }) => required)).toBe(true)
  }
})

test.each(ENDPOINT_KEYS)('%s says who may call it, what it takes and what it may answer', (key) => {
  const spec = specOf(key)
  const one = operations().find(({ operationId }) => operationId === key)
  const statuses = new Set(['200', ...coreErrorsOf(spec).map((code) => String(ERRORS[code].wire))])
  expect(one).toMatchObject({ 'x-roles': spec.access, 'x-refusals': spec.errors, summary: spec.summary })
  expect(Object.keys(one?.responses ?? {}).toSorted()).toEqual([...statuses].toSorted())
  expect(one?.security !== undefined).toBe(spec.access !== 'public')
  expect(
    one?.parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key') ?? false,
  ).toBe(spec.idempotent === true)
  expect(Object.keys(one?.requestBody?.content ?? {})).toEqual(
    spec.body ? [spec.consumes === 'multipart' ? 'multipart/form-data' : 'application/json'] : [],
  )
})

test('no schema points outside the document or names a type that JSON Schema does not have', () => {
  const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value) throw new Error(`a reference: ${String(value.$ref)}`)
    if ('type' in value && 'properties' in value) expect(types.has(String(value.type))).toBe(true)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(served)
})
