import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { specOf } from '../../packages/server/src/testing/requests.ts'

export interface Answer {
  status: number
  success: boolean
  errorCode?: string
  data: unknown
}

interface Call {
  token: string
  /** For a path with an id. */
  id?: string
  /** And for one with a person's. */
  userId?: string
  body?: unknown
}

/** Requests and repetitions, counted over all rounds and printed at the end. */
export const counted = { requests: 0, busy: 0, cutOff: 0, failed: 0 }

const TRIES = 10
const BUSY = 503

const pathOf = (pattern: string, { id = '', userId = '' }: Pick<Call, 'id' | 'userId'>): string =>
  pattern.replace(':id', id).replace(':userId', userId)

/**
 * Calls one of the servers as the web client does: a call that got "busy" or no answer is repeated, a mutation with the same
 * idempotency key.
 */
export async function call(server: string, key: EndpointKey, { token, body, ...params }: Call): Promise<Answer> {
  const { method, path: pattern } = specOf(key)
  const path = pathOf(pattern, params)
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': randomUUID(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(`${server}/api${path}`, init)
    if (answer && (answer.status !== BUSY || attempt === TRIES)) {
      if (answer.status >= 500) counted.failed++
      return answer
    }
    if (attempt === TRIES) throw new Error(`${path}: no answer after ${TRIES} tries`)
    await pause(50 * attempt + Math.random() * 100)
  }
}

/** Sends one request; undefined when the connection was closed before its answer. */
async function ask(url: string, init: RequestInit): Promise<Answer | undefined> {
  counted.requests++
  try {
    const reply = await fetch(url, init)
    if (reply.status === BUSY) counted.busy++
    return { ...((await reply.json()) as Omit<Answer, 'status'>), status: reply.status }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    counted.cutOff++
    return undefined
  }
}

/** What the payer presses at the simulated cashier. */
export async function payAtCashier(server: string, cashierUrl: string): Promise<void> {
  counted.requests++
  const reply = await fetch(`${server}${cashierUrl}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result: 'pay', fault: 'none' }),
  })
  await reply.arrayBuffer()
  if (reply.status >= 500) counted.failed++
}
