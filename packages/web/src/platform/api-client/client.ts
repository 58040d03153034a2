import { PARALLEL_UPLOADS } from '@zhujia/contract/core/constants.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { createEmitter, type Emitter } from '../emitter.ts'
import { ApiError, FailedCall, type Failure } from './api-error.ts'
import { addressOf, headersOf } from './build-request.ts'
import { judge, judgeThrown, judgeUpload, wordsOr } from './classify.ts'
import { type Answer, sendPatiently } from './transport.ts'
import { sendForm } from './transport-upload.ts'
import { createTurns } from './turns.ts'
import type { CallOptions, EndpointRow, RawRequest, RequestFor, ResponseFor, UploadOptions } from './types.ts'

/** What the client reports to the app; it shows nothing and decides nothing itself. */
export interface ApiEvents {
  /** How many pending calls need the mask. */
  loading: number
  /** A failure to be shown; calls that skip the toast report a dead session only. */
  failure: ApiError
  /** The session of the call has expired. */
  unauthorised: ApiError
}

export interface ClientParts {
  table: Readonly<Record<string, EndpointRow>>
  base: string
  token: () => string | undefined
  language: () => string
  /** The message of a failure in the reader's language. */
  wordsFor: (failure: Failure) => string
  /** The route that the person is on, sent with uploads (spec §7). */
  currentPage: () => string
  learnServerTime: (date: string | null) => void
  /** Waits before a GET is sent again after a network error. */
  retryDelaysMs: readonly number[]
}

export interface Client {
  events: Emitter<ApiEvents>
  call: <Key extends EndpointKey>(
    key: Key,
    request: RequestFor<Key>,
    options?: CallOptions,
  ) => Promise<ResponseFor<Key>>
  upload: <Key extends EndpointKey>(key: Key, request: RawRequest, options: UploadOptions) => Promise<ResponseFor<Key>>
}

type Reporting = Pick<CallOptions, 'mask' | 'toast'>

class Reporter {
  readonly events: Emitter<ApiEvents> = createEmitter<ApiEvents>()
  readonly #parts: ClientParts
  #masked = 0

  constructor(parts: ClientParts) {
    this.#parts = parts
  }

  /** Runs a call inside the loading count, and turns whatever it throws into a reported ApiError. */
  async run<T>({ mask = true, toast = true }: Reporting, work: (token: string | undefined) => Promise<T>): Promise<T> {
    const token = this.#parts.token()
    if (mask) this.#count(1)
    try {
      return await work(token)
    } catch (thrown) {
      // The mask is removed before the toast shows, so that screen readers read one after the other.
      if (mask) this.#count(-1)
      mask = false
      throw this.#report(thrown instanceof FailedCall ? thrown.failure : judgeThrown(thrown), token, toast)
    } finally {
      if (mask) this.#count(-1)
    }
  }

  #count(change: number): void {
    this.#masked += change
    this.events.emit('loading', this.#masked)
  }

  #report(failure: Failure, token: string | undefined, toast: boolean): ApiError {
    const error = new ApiError(failure, this.#parts.wordsFor(failure))
    if (failure.kind === 'aborted') return error
    // Of many calls with one expired token only the first logs out; the others find another session.
    if (failure.unauthorised && token !== this.#parts.token()) return error
    // An expired session concerns the whole screen: it is reported even where the page shows its own failures (spec §8).
    if (toast || failure.unauthorised) this.events.emit('failure', error)
    if (failure.unauthorised) this.events.emit('unauthorised', error)
    return error
  }
}

const jsonOf = (body: unknown): string | undefined => (body === undefined ? undefined : JSON.stringify(body))

function rowOf(parts: ClientParts, key: string): EndpointRow {
  const row = parts.table[key]
  if (!row) throw new Error(`no endpoint ${key}`)
  return row
}

function send(parts: ClientParts, row: EndpointRow, { request, options, token }: Outgoing): Promise<Answer> {
  const reads = row.method === 'GET'
  const key = reads ? undefined : (options.idempotencyKey ?? crypto.randomUUID())
  const body = jsonOf(request.body)
  const headers = headersOf(parts.language(), token, key)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sending = {
    method: row.method,
    url: addressOf(parts.base, row, request),
    headers,
    body,
    signal: options.signal,
    timeoutMs: options.timeoutMs,
  }
  return sendPatiently(sending, reads ? parts.retryDelaysMs : [])
}

interface Outgoing {
  request: RawRequest
  options: CallOptions
  token: string | undefined
}

async function exchange(parts: ClientParts, key: string, outgoing: Outgoing): Promise<unknown> {
  const answer = await send(parts, rowOf(parts, key), outgoing)
  parts.learnServerTime(answer.date)
  const verdict = judge(answer.status, answer.body)
  if (!verdict.ok) throw new FailedCall(verdict.failure)
  const { expect } = outgoing.options
  if (expect && !expect.holds(verdict.data)) {
    throw new FailedCall({ kind: 'format', text: wordsOr(verdict.message, expect.otherwise) })
  }
  return verdict.data
}

/** The form of an upload: given fields first, the file last, as the specification's runtime sends it. */
function formOf(body: unknown, parts: ClientParts, { file, fieldName = 'file', fileName }: UploadOptions): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  form.append('currentPage', parts.currentPage())
  form.append(fieldName, file, fileName ?? (file instanceof File ? file.name : fieldName))
  return form
}

async function uploadOne(
  parts: ClientParts,
  key: string,
  { request, options, token }: Outgoing & { options: UploadOptions },
) {
  const row = rowOf(parts, key)
  const answer = await sendForm({
    url: addressOf(parts.base, row, request),
    headers: headersOf(parts.language(), token, options.idempotencyKey ?? crypto.randomUUID()),
    form: formOf(request.body, parts, options),
    signal: options.signal,
    timeoutMs: options.timeoutMs,
    onProgress: options.onProgress,
  })
  const verdict = judgeUpload(answer.status, answer.body)
  if (!verdict.ok) throw new FailedCall(verdict.failure)
  return verdict.data
}

/** Makes a client. The type of an answer is the contract's and is not checked here: the server validates what it sends. */
export function createClient(parts: ClientParts): Client {
  const reporter = new Reporter(parts)
  const inTurn = createTurns(PARALLEL_UPLOADS)
  return {
    events: reporter.events,
    call: (key, request, options = {}) =>
      reporter.run(options, (token) => exchange(parts, key, { request, options, token })) as Promise<
        ResponseFor<typeof key>
      >,
    upload: (key, request, options) =>
      reporter.run(options, (token) => inTurn(() => uploadOne(parts, key, { request, options, token }))) as Promise<
        ResponseFor<typeof key>
      >,
  }
}
