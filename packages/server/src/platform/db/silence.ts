import { Socket } from 'node:net'
import type pg from 'pg'
import type { Db } from './types.ts'

/** Longer than the longest statement and shorter than a client waits (spec §9): a server that is silent for so long is gone. */
export const SILENCE_MS = 4500

const watched = new WeakMap<object, { socket: Socket; silenceMs: number }>()

/**
 * Ends a connection whose server says nothing for so long while it is asked something. Neither side hears of a network that
 * is gone, and what was sent is repeated for a quarter of an hour, in which the pool would hold the connection (decision 084).
 */
export function endWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const socket: unknown = Reflect.get(Reflect.get(client, 'connection') as object, 'stream')
  if (!(socket instanceof Socket)) throw new Error('a connection without a socket cannot be watched')
  watched.set(client, { socket, silenceMs })
  socket.setTimeout(silenceMs)
  socket.on('timeout', () => {
    const heard = socket.bytesRead
    // This process may itself have been busy for so long: what has come meanwhile is read first.
    setImmediate(() => {
      const isAsked = Reflect.get(client, 'readyForQuery') !== true
      if (isAsked && socket.bytesRead === heard) socket.destroy(new Error('connection lost: the database is silent'))
    })
  })
}

/** Lets the statements of the transaction that is open on a handle take as long as they need: for loading and upkeep, never for a request. */
export function allowSilence(db: Db): void {
  if ('$client' in db && typeof db.$client === 'object' && db.$client) watched.get(db.$client)?.socket.setTimeout(0)
}

/** Ends what `allowSilence` allowed. */
export function endSilenceAllowed(client: pg.PoolClient): void {
  const found = watched.get(client)
  found?.socket.setTimeout(found.silenceMs)
}
