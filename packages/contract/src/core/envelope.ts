import type { ErrorCode } from '../errors.ts'

/** Every answer of the API, page-results and refusals included (spec §7, §8). */
export interface Success<T> {
  success: true
  code: 200
  message: string
  data: T
}

export interface Failure {
  success: false
  code: number
  errorCode: ErrorCode
  message: string
  /** `{ fields: { [path]: message } }` for invalid input; for a refusal what its error declares; else null. */
  data: unknown
}

export type Envelope<T> = Success<T> | Failure

/** Where invalid input went wrong: path in dots (`lines.0.quantity`) → a message in the caller's language. */
export interface InvalidFields {
  fields: Record<string, string>
}
