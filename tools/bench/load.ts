import { type Client, HttpClient, Refused } from './client.ts'
import { Connection } from './connection.ts'

/** Sends all requests of an operation once, one after the other. @throws Refused */
export type Visit = (client: Client) => Promise<unknown>

export interface Load {
  url: string
  connections: number
  seconds: number
  /** Made in turn. When there are enough, each connection has visits of its own. */
  visits: readonly Visit[]
}

export interface Throughput {
  done: number
  seconds: number
  /** The bytes of all answers of one visit, on average. */
  bytes: number
  /** Visits with an answer that is not a success, and the first such answer. */
  failed: number
  firstFailure: string | undefined
}

/** Makes visits on every connection without a pause for some seconds. */
export async function runLoad({ url, connections, seconds, visits }: Load): Promise<Throughput> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)))
  const clients = open.map((connection) => new HttpClient(connection))
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  let failed = 0
  let firstFailure: string | undefined
  const visitUntilEnd = async (client: HttpClient, index: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      try {
        await visits[(index + turn * connections) % visits.length]?.(client)
        done++
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        failed++
        firstFailure ??= error.message
      }
    }
  }
  try {
    await Promise.all(clients.map(visitUntilEnd))
  } finally {
    for (const connection of open) connection.close()
  }
  const bytes = clients.reduce((sum, client) => sum + client.bytes, 0)
  return { done, seconds: (performance.now() - start) / 1000, bytes: bytes / Math.max(1, done), failed, firstFailure }
}
