import { randomUUID } from 'node:crypto'
import { specOf, urlOf, type AnyRequest } from '../../packages/server/src/testing/requests.ts'
import type { EndpointKey } from '../../packages/contract/src/endpoints.ts'

/** A request of one of the buyers, as both servers get it. */
export interface Asked {
  key: EndpointKey
  request: AnyRequest
  token: string
}

/** The request as bytes. A mutation carries a key of its own each time it is made. */
export function bytesOf({ key, request, token }: Asked, number: number): () => Buffer | string {
  const spec = specOf(key)
  const body = request.body === undefined ? '' : JSON.stringify(request.body)
  const head = [
    `${spec.method} ${urlOf(spec, request)} HTTP/1.1`,
    'host: bench',
    'accept: application/json',
    'accept-language: zh-CN',
    `authorization: Bearer ${token}`,
    // Which of the recorded requests it is: ours takes no notice of it.
    `x-bench: ${number}`,
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
  ].join('\r\n')
  if (!spec.idempotent) {
    const fixed = Buffer.from(`${head}\r\n\r\n${body}`)
    return () => fixed
  }
  return () => `${head}\r\nidempotency-key: ${randomUUID()}\r\n\r\n${body}`
}
