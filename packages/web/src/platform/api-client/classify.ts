import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { Failure, FailureText, FixedText } from './api-error.ts'

// The error catalogue of the specification (§8), in its order: HTTP status, then the shape of a page-result,
// then success and code. Everything here is pure.

export type Verdict = { ok: true; data: unknown; message: string } | { ok: false; failure: Failure }

type Body = Readonly<Record<string, unknown>>

const STATUS_TEXTS: Readonly<Record<number, FixedText>> = {
  400: 'http400',
  401: 'http401',
  403: 'http403',
  404: 'http404',
  500: 'http500',
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The server's message, else a fixed text. */
export function wordsOr(message: unknown, key: FixedText): FailureText {
  return typeof message === 'string' && message !== '' ? { words: message } : { key }
}

function fieldsOf(data: unknown): Record<string, string> {
  if (!isBody(data) || !isBody(data.fields)) return {}
  return Object.fromEntries(Object.entries(data.fields).map(([path, message]) => [path, String(message)]))
}

/** The data of a refusal; undefined when the answer does not have the contract's shape. */
function detailsOf(body: unknown): Pick<Failure, 'errorCode' | 'fields' | 'data'> {
  if (!isBody(body)) return {}
  // The name comes from the contract's own catalogue; an unknown one never matches.
  const errorCode = typeof body.errorCode === 'string' ? (body.errorCode as ErrorCode) : undefined
  return { errorCode, fields: fieldsOf(body.data), data: body.data }
}

/** `records` and `total` without a code: the success envelope is put around it (spec §7). */
function wrapPage(body: Body): Body {
  return 'records' in body && 'total' in body && !('code' in body) ? { code: 200, data: body } : body
}

const isRefused = (value: unknown): boolean => value !== undefined && value !== null && Number(value) !== 200

/** The result of a status alone: a failure unless 2xx. */
export function judgeStatus(status: number, body: unknown): Failure | undefined {
  if (status >= 200 && status < 300) return undefined
  const key = STATUS_TEXTS[status]
  const text: FailureText = key ? { key } : { key: 'httpOther', status }
  return { kind: 'http', text, unauthorised: status === 401, ...detailsOf(body) }
}

/** Classifies an answer; `body` is its parsed JSON. */
export function judge(status: number, body: unknown): Verdict {
  const failed = judgeStatus(status, body)
  if (failed) return { ok: false, failure: failed }
  if (!isBody(body)) return { ok: true, data: body, message: '' }
  const answer = wrapPage(body)
  if (answer.success === false || isRefused(answer.code) || isRefused(answer.status)) {
    const text = wordsOr(answer.message, 'operationFailed')
    return {
      ok: false,
      failure: { kind: 'business', text, unauthorised: Number(answer.code) === 401, ...detailsOf(answer) },
    }
  }
  return { ok: true, data: answer.data, message: typeof answer.message === 'string' ? answer.message : '' }
}

/** Classifies the answer of an upload: it succeeded when `success` is true or `code` is 200. The server's message is preferred (spec §7, §8). */
export function judgeUpload(status: number, body: unknown): Verdict {
  const answer = isBody(body) ? body : {}
  const good = status >= 200 && status < 300 && (answer.success === true || Number(answer.code) === 200)
  if (good) return { ok: true, data: answer.data, message: '' }
  const unauthorised = status === 401 || Number(answer.code) === 401
  const kind = status >= 200 && status < 300 ? 'business' : 'http'
  return {
    ok: false,
    failure: { kind, text: wordsOr(answer.message, 'uploadFailed'), unauthorised, ...detailsOf(body) },
  }
}

/** An error of the program, not of the network: its own message, else the fixed ones (spec §8, last two rows). */
export function judgeThrown(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { kind: 'other', text: { key: 'networkError' } }
  return { kind: 'other', text: wordsOr(thrown.message, 'requestFailed') }
}
