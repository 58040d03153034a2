import type { ErrorCode } from '@zhujia/contract/errors.ts'

export type FailureKind =
  /** An HTTP status outside 2xx. */
  | 'http'
  /** HTTP 200, refused by the server: `errorCode` says why. */
  | 'business'
  /** The request was made, no answer came. */
  | 'network'
  | 'timeout'
  /** The caller cancelled; never shown. */
  | 'aborted'
  /** The answer could not be understood. */
  | 'format'
  | 'other'

/** A fixed text of the error catalogue (spec §8), or the server's own words. `offline` is not in the catalogue: nothing was sent. */
export type FailureText =
  | { key: FixedText }
  | { key: 'offline' }
  | { key: 'httpOther'; status: number }
  | { words: string }

export type FixedText =
  | 'http400'
  | 'http401'
  | 'http403'
  | 'http404'
  | 'http500'
  | 'noResponse'
  | 'requestFailed'
  | 'networkError'
  | 'operationFailed'
  | 'uploadFailed'
  | 'parseFailed'
  | 'loginFormat'

/** A failure before its message exists in the reader's language. */
export interface Failure {
  kind: FailureKind
  text: FailureText
  /** Whether the session is dead: HTTP 401 or code 401 (spec §4). */
  unauthorised?: boolean
  errorCode?: ErrorCode | undefined
  /** Field path in dots → message, for invalid input. */
  fields?: Readonly<Record<string, string>>
  /** The data of the refusal, beside its message. */
  data?: unknown
}

/** Refusals that stand however often the same is asked. */
const FOR_GOOD: readonly (ErrorCode | undefined)[] = ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT']

/** A call that failed. Its message is what the reader may be shown; programs read `errorCode` and `kind`. */
export class ApiError extends Error {
  readonly kind: FailureKind
  readonly errorCode: ErrorCode | undefined
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown
  readonly unauthorised: boolean
  /** Set by a component that shows the error itself, so that no toast repeats it. */
  isShown = false

  constructor(failure: Failure, message: string) {
    super(message)
    this.name = 'ApiError'
    this.kind = failure.kind
    this.errorCode = failure.errorCode
    this.fields = failure.fields ?? {}
    this.data = failure.data
    this.unauthorised = failure.unauthorised ?? false
  }

  /** Whether trying again would not help. */
  get isForGood(): boolean {
    return FOR_GOOD.includes(this.errorCode)
  }
}

/** Whether the requested object does not exist for this person, so that trying again would not help. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.isForGood

/** Whether a call may have succeeded although it failed here: no answer came. */
export const isLost = (error: unknown): error is ApiError & { kind: 'network' | 'timeout' } =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Thrown inside the client until the failure has its message. */
export class FailedCall extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}
