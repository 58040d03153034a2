import { randomUUID } from 'node:crypto'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { Envelope } from '@zhujia/contract/core/envelope.ts'
import { ENDPOINTS, type EndpointKey } from '@zhujia/contract/endpoints.ts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { multipartOf, TINY_PNG } from './multipart.ts'

/** A request to any endpoint, with its types erased, for code that goes through all endpoints. */
export interface AnyRequest {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

export interface SendOptions {
  token?: string | undefined
  /** null: send no key. Undefined: a new key when the endpoint needs one. */
  idempotencyKey?: string | null
  locale?: string
  ip?: string
}

/** Every endpoint of the contract. */
export const ENDPOINT_KEYS = Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
  Object.keys(endpoints).map((name) => `${area}.${name}` as EndpointKey),
)

/** The endpoint's declaration by its key. */
export function specOf(key: EndpointKey): EndpointSpec {
  const [area = '', name = ''] = key.split('.')
  const endpoints: Record<string, Record<string, EndpointSpec>> = ENDPOINTS
  const spec = endpoints[area]?.[name]
  if (!spec) throw new Error(`no endpoint ${key}`)
  return spec
}

/** The address of a request. */
export function urlOf(spec: EndpointSpec, { params = {}, query = {} }: AnyRequest): string {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const path = spec.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `/api${path}${search ? `?${search}` : ''}`
}

function headersFor(spec: EndpointSpec, options: SendOptions): Record<string, string> {
  const key = options.idempotencyKey === undefined && spec.idempotent ? randomUUID() : options.idempotencyKey
  return {
    'accept-language': options.locale ?? 'zh-CN',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(key === null || key === undefined ? {} : { 'idempotency-key': key }),
  }
}

function bodyOf(spec: EndpointSpec, body: unknown): Pick<InjectOptions, 'payload' | 'headers'> {
  if (body === undefined) return {}
  if (spec.consumes !== 'multipart')
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const { contentType, payload } = multipartOf({
    fields: body as Record<string, string>,
    file: { bytes: TINY_PNG, filename: 'a.png' },
  })
  return { payload, headers: { 'content-type': contentType } }
}

/** A request as it goes over the wire. Uploads carry a picture of one pixel. */
export function wireOf(spec: EndpointSpec, request: AnyRequest, options: SendOptions): InjectOptions {
  const { payload, headers } = bodyOf(spec, request.body)
  return {
    method: spec.method,
    url: urlOf(spec, request),
    headers: { ...headersFor(spec, options), ...headers },
    remoteAddress: options.ip ?? '127.0.0.1',
    ...(payload === undefined ? {} : { payload }),
  }
}

export interface Sent {
  status: number
  /** The body of the answer. */
  text: string
  envelope: Envelope<unknown>
}

/** Sends what is on the wire and reads the envelope. */
export async function inject(app: FastifyInstance, wire: InjectOptions): Promise<Sent> {
  const reply = await app.inject(wire)
  return { status: reply.statusCode, text: reply.body, envelope: JSON.parse(reply.body) as Envelope<unknown> }
}

/** Calls an endpoint by its key, untyped. */
export const send = (
  app: FastifyInstance,
  key: EndpointKey,
  { request, ...options }: SendOptions & { request: AnyRequest },
): Promise<Sent> => inject(app, wireOf(specOf(key), request, options))

/** The outcome: `ok`, or the error's code. */
export const outcomeOf = ({ envelope }: Sent): string => (envelope.success ? 'ok' : envelope.errorCode)
