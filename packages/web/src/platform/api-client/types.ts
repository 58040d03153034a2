import type { RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'

/** The run-time data of an endpoint. */
export interface EndpointRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The server refuses the call without an `Idempotency-Key`; this client sends one with every mutation anyway. */
  idempotent?: true
  multipart?: true
}

/** What a caller gives: `{ params?, query?, body? }` as the endpoint declares them. */
export type RequestFor<Key extends EndpointKey> = RequestOf<EndpointOf<Key>>
/** The `data` of the answer. */
export type ResponseFor<Key extends EndpointKey> = ResponseOf<EndpointOf<Key>>

/** The parts of any request, whatever its endpoint. */
export interface RawRequest {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** A shape that the answer's data must have; otherwise the call fails with the server's message, or this text. */
export interface Expectation {
  holds: (data: unknown) => boolean
  otherwise: 'loginFormat'
}

export interface CallOptions {
  /** Whether the loading mask covers the screen meanwhile; true unless switched off (spec §7). */
  mask?: boolean | undefined
  /** Whether a failure is shown as a toast; true unless switched off (spec §7). */
  toast?: boolean | undefined
  signal?: AbortSignal | undefined
  /** How long one try may take, in milliseconds; 5 s unless given, an upload's 60 s (spec §9). */
  timeoutMs?: number | undefined
  /** Given by callers that may send the same mutation again; a new one is made when absent. */
  idempotencyKey?: string | undefined
  expect?: Expectation | undefined
}

/** One file with its form, as the specification sends it (§7). */
export interface UploadOptions extends Omit<CallOptions, 'expect'> {
  file: Blob
  /** The name of the form's file field. */
  fieldName?: string | undefined
  fileName?: string | undefined
  /** Whole percent, 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined
}
