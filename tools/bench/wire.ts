import { randomUUID } from 'node:crypto'
import { specOf, urlOf, type AnyRequest } from '../../packages/server/src/testing/requests.ts'
import type { EndpointKey } from '../../packages/contract/src/endpoints.ts'

/** A call as the web client makes it, with or without a session. */
export interface ApiCall {
  key: EndpointKey
  request: AnyRequest
  token?: string | undefined
}

/** The bytes of a request. A mutation gets a new idempotency key each time. */
export function bytesOf({ key, request, token }: ApiCall): string {
  const spec = specOf(key)
  return wireOf(spec.method, urlOf(spec, request), {
    body: request.body === undefined ? '' : JSON.stringify(request.body),
    headers: {
      accept: 'application/json',
      'accept-language': 'zh-CN',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(spec.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    },
  })
}

/** A request of HTTP/1.1 with these headers. */
export function wireOf(
  method: string,
  path: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): string {
  const all = { host: 'bench', ...headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...head, '', body].join('\r\n')
}
