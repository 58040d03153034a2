import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export interface Answer {
  status: number
  success: boolean
  errorCode?: string
  data: unknown
}

interface Call {
  method?: 'GET' | 'POST'
  token: string
  body?: unknown
}

/** What happened on the way: kept over all rounds, told at the end. */
export const counted = { requests: 0, busy: 0, failed: 0 }

const TRIES = 10
const BUSY = 503

/**
 * Calls one of the servers as the client does: a mutation keeps its key over retries, and "busy" is tried again.
 * @throws when the server fails (5xx that is not "busy")
 */
export async function call(server: string, path: string, { method = 'POST', token, body }: Call): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  for (let attempt = 1; ; attempt++) {
    counted.requests++
    const reply = await fetch(`${server}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const answer = (await reply.json()) as Omit<Answer, 'status'>
    if (reply.status !== BUSY || attempt === TRIES) {
      if (reply.status >= 500) counted.failed++
      return { ...answer, status: reply.status }
    }
    counted.busy++
    await pause(50 * attempt + Math.random() * 100)
  }
}

/** What the payer presses at the simulated cashier. */
export async function payAtCashier(server: string, cashierUrl: string): Promise<void> {
  counted.requests++
  const reply = await fetch(`${server}${cashierUrl}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ result: 'pay', fault: 'none' }) })
  await reply.arrayBuffer()
  if (reply.status >= 500) counted.failed++
}
