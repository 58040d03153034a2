import { UPLOAD_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { FailedCall, type Failure } from './api-error.ts'
import { type Answer, isOffline } from './transport.ts'

export interface UploadSending {
  url: string
  headers: Record<string, string>
  form: FormData
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
  onProgress?: ((percent: number) => void) | undefined
}

const UPLOAD_FAILED: Failure = { kind: 'network', text: { key: 'uploadFailed' } }
const ABORTED: Failure = { kind: 'aborted', text: { key: 'uploadFailed' } }

function answerOf(xhr: XMLHttpRequest): Answer {
  try {
    return { status: xhr.status, body: JSON.parse(xhr.responseText), date: xhr.getResponseHeader('date') }
  } catch {
    throw new FailedCall({ kind: 'format', text: { key: 'parseFailed' }, unauthorised: xhr.status === 401 })
  }
}

/** Sends a form by XMLHttpRequest: `fetch` cannot report the progress of what it sends. */
export function sendForm({ url, headers, form, signal, timeoutMs, onProgress }: UploadSending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const withdraw = () => xhr.abort()
    const fail = (failure: Failure) => () => reject(new FailedCall(failure))
    xhr.open('POST', url)
    xhr.timeout = timeoutMs ?? UPLOAD_TIMEOUT_MS
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    })
    xhr.upload.addEventListener('load', () => onProgress?.(100))
    xhr.onload = () => {
      try {
        resolve(answerOf(xhr))
      } catch (error) {
        reject(error)
      }
    }
    xhr.onerror = () => fail(isOffline() ? { ...UPLOAD_FAILED, text: { key: 'offline' } } : UPLOAD_FAILED)()
    xhr.ontimeout = fail({ ...UPLOAD_FAILED, kind: 'timeout' })
    xhr.onabort = fail(ABORTED)
    xhr.onloadend = () => signal?.removeEventListener('abort', withdraw)
    if (signal?.aborted) return fail(ABORTED)()
    signal?.addEventListener('abort', withdraw)
    return xhr.send(form)
  })
}
