import { HTTP_TIMEOUT_MS } from '@zhujia/contract/core/constants.ts'
import { FailedCall } from './api-error.ts'

export interface Sending {
  method: string
  url: string
  headers: Record<string, string>
  /** JSON text, absent when the call has no body. */
  body?: string | undefined
  signal?: AbortSignal | undefined
  timeoutMs?: number | undefined
}

export interface Answer {
  status: number
  /** Parsed JSON; undefined when the body is empty or is not JSON. */
  body: unknown
  /** The `Date` header. */
  date: string | null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function exchange(sending: Sending, signal: AbortSignal): Promise<Answer> {
  const { method, url, headers, body } = sending
  const response = await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  const parsed = parse(text)
  // An empty 204 is valid; a 200 that is not JSON does not come from this project's server.
  if (response.ok && parsed === undefined && text !== '')
    throw new FailedCall({ kind: 'format', text: { key: 'requestFailed' } })
  return { status: response.status, body: parsed, date: response.headers.get('date') }
}

/** Whether the device knows that it has no network: then nothing was sent, and no server was too slow. */
export const isOffline = (): boolean => navigator.onLine === false

function failureOf(caller: AbortSignal | undefined, timedOut: boolean): FailedCall {
  if (caller?.aborted) return new FailedCall({ kind: 'aborted', text: { key: 'requestFailed' } })
  if (timedOut) return new FailedCall({ kind: 'timeout', text: { key: 'noResponse' } })
  return new FailedCall({ kind: 'network', text: { key: isOffline() ? 'offline' : 'noResponse' } })
}

/** One exchange with the server. It times out after 5 s (spec §9) unless the call says otherwise, counted from sending to the last byte. */
export async function send(sending: Sending): Promise<Answer> {
  const controller = new AbortController()
  const caller = sending.signal
  const withdraw = () => controller.abort()
  let timedOut = false
  if (caller?.aborted) withdraw()
  caller?.addEventListener('abort', withdraw)
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, sending.timeoutMs ?? HTTP_TIMEOUT_MS)
  try {
    return await exchange(sending, controller.signal)
  } catch (error) {
    throw error instanceof FailedCall ? error : failureOf(caller, timedOut)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', withdraw)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends again after each delay while the network fails; an HTTP status, a timeout or a cancellation is final. */
export async function sendPatiently(sending: Sending, delaysMs: readonly number[]): Promise<Answer> {
  const [delay, ...later] = delaysMs
  try {
    return await send(sending)
  } catch (error) {
    const again = error instanceof FailedCall && error.failure.kind === 'network'
    if (!again || delay === undefined) throw error
    await pause(delay)
    return sendPatiently(sending, later)
  }
}
