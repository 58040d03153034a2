import { APP_VERSION } from '@zhujia/contract/core/constants.ts'
import { coreErrorsOf, type EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { ERRORS } from '@zhujia/contract/errors.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, derived from the same table that mounts the routes. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [area, endpoints] of Object.entries(ENDPOINTS)) {
    for (const [name, spec] of Object.entries(endpoints) as [string, EndpointSpec][]) {
      const path = `/api${spec.path.replaceAll(/:(\w+)/g, '{$1}')}`
      paths[path] = { ...paths[path], [spec.method.toLowerCase()]: operation(`${area}.${name}`, area, spec) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Zhujia', version: APP_VERSION },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(operationId: string, area: string, spec: EndpointSpec): Json {
  return {
    operationId,
    tags: [area],
    summary: spec.summary,
    ...(spec.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    'x-roles': spec.access,
    'x-refusals': spec.errors,
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query'), ...idempotency(spec)],
    ...(spec.body ? { requestBody: requestBody(spec) } : {}),
    responses: responses(spec),
  }
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

const idempotency = (spec: EndpointSpec): Json[] =>
  spec.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
    : []

function requestBody(spec: EndpointSpec): Json {
  const type = spec.consumes === 'multipart' ? 'multipart/form-data' : 'application/json'
  return { required: true, content: { [type]: { schema: jsonSchema(spec.body, 'input') } } }
}

function responses(spec: EndpointSpec): Json {
  const ok = {
    description: 'Done, or a business refusal (`success: false` with `errorCode`)',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            success: { type: 'boolean' },
            code: { type: 'integer' },
            data: jsonSchema(spec.response, 'output'),
          },
        },
      },
    },
  }
  const others = coreErrorsOf(spec).filter((code) => ERRORS[code].wire !== 200)
  const byStatus = Object.groupBy(others, (code) => String(ERRORS[code].wire))
  const failures = Object.entries(byStatus).map(([status, codes]): [string, Json] => [
    status,
    { description: codes?.join(', ') ?? '' },
  ])
  return { 200: ok, ...Object.fromEntries(failures) }
}

function jsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema ?? z.null(), { io })
  return rest
}
