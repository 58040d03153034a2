import { Socket } from 'node:net'
import type pg from 'pg'
import type { Db } from './types.ts'

/** Longer than the longest statement and shorter than a client waits (spec §9). */
export const SILENCE_MS = 4500

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
}

const watched = new WeakMap<object, { socket: Socket; silenceMs: number }>()

/**
 * Ends a connection whose server is silent for too long during a query. When the network is gone, TCP repeats for a quarter of an
 * hour, and the pool would hold the connection meanwhile (decision 084).
 */
export function endWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const socket: unknown = Reflect.get(Reflect.get(client, 'connection') as object, 'stream')
  if (!(socket instanceof Socket)) throw new Error('a connection without a socket cannot be watched')
  watched.set(client, { socket, silenceMs })
  socket.setTimeout(silenceMs)
  socket.on('timeout', () => {
    // Who was asked nothing may be silent; the next query starts the time anew.
    if (Reflect.get(client, 'readyForQuery') === true) return
    const heard = socket.bytesRead
    // This process may itself have been busy, so what has arrived is read first.
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy(new SilentDatabase('the database is silent'))
    })
  })
}

/** Allows statements of the handle's open transaction any time: for loading and upkeep, never for a request. */
export function allowSilence(db: Db): void {
  if ('$client' in db && typeof db.$client === 'object' && db.$client) watched.get(db.$client)?.socket.setTimeout(0)
}

/** Ends what `allowSilence` allowed. */
export function endSilenceAllowed(client: pg.PoolClient): void {
  const found = watched.get(client)
  found?.socket.setTimeout(found.silenceMs)
}
