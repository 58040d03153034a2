import type { z } from 'zod'
import type { ErrorCode, RefusalCode } from '../errors.ts'
import type { Role } from './roles.ts'

/**
 * Who may call: anyone, anyone signed in, or a person with one of these roles active.
 * Rights are the union of the active roles. Ownership is not declared here; each SQL statement checks it.
 */
export type Access = 'public' | 'session' | readonly Role[]

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/v1/${string}`
  access: Access
  /** Roles that may see every object of this endpoint; for all others ownership decides. Only for reads. */
  overseers?: readonly Role[]
  /** One sentence for the API document. */
  summary: string
  /** Path parameters, by name. */
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** `multipart` for uploads: the form's text fields are then the body, the files reach the handler. */
  consumes?: 'json' | 'multipart'
  response: z.ZodType
  /** The refusals that its command can raise, beside the core ones. */
  errors: readonly RefusalCode[]
  /** A POST that changes nothing, because its input does not fit in a URL. */
  isRead?: true
  /**
   * Set where money, stock or messages move: an `Idempotency-Key` header is then required. Not where a provider is called, since a
   * key holds one transaction around the request; such an endpoint must be repeatable by itself (decision 024).
   */
  idempotent?: true
  /** For login, registration, reset and statistics: an invalid token is ignored. */
  ignoresSession?: true
}

/**
 * The largest answer of a mutation, as JSON: ids, states, sums and allowed actions. A page that shows more reads the object again.
 * This bounds what is stored under an idempotency key.
 */
export const MUTATION_ANSWER_BYTES = 2048

/** Whether an endpoint changes something. */
export const isMutation = (spec: EndpointSpec): boolean => spec.method !== 'GET' && !spec.isRead

/** Declares an endpoint. Returns the spec with its literal types, from which all other types follow. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a caller sends, before defaults. */
export type RequestOf<Spec extends EndpointSpec> = {
  [Part in 'params' | 'query' | 'body' as Spec[Part] extends z.ZodType ? Part : never]: Input<Spec[Part]>
}

/** What a handler receives, after validation. */
export interface InputOf<Spec extends EndpointSpec> {
  params: Output<Spec['params']>
  query: Output<Spec['query']>
  body: Output<Spec['body']>
}

export type ResponseOf<Spec extends EndpointSpec> = z.output<Spec['response']>
export type ErrorOf<Spec extends EndpointSpec> = Spec['errors'][number]

/** What any endpoint may answer beside its own refusals. */
export function coreErrorsOf(spec: EndpointSpec): ErrorCode[] {
  const codes: ErrorCode[] = [
    'INVALID_INPUT',
    'TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'NOT_FOUND',
    'BUSY',
    'IN_PROGRESS',
    'STATE_CHANGED',
  ]
  if (!spec.ignoresSession) codes.push('UNAUTHORIZED', 'TOO_FAST')
  if (typeof spec.access !== 'string') codes.push('FORBIDDEN')
  if (spec.idempotent) codes.push('IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH')
  return codes
}
