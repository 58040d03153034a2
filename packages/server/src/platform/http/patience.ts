import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/**
 * Allows the request's connection to be silent for `ms` while `work` runs; otherwise the server would close the connection of a
 * request that waits in a queue.
 */
export async function withPatience<T>(reply: FastifyReply, ms: number, work: () => Promise<T>): Promise<T> {
  const { request } = reply
  const { socket } = request.raw
  // A request that is made in process has no connection.
  if (!(socket instanceof Socket)) return work()
  socket.setTimeout(ms)
  try {
    return await work()
  } finally {
    // Once the answer is out, the connection waits for its next request: how long, is already set.
    if (!reply.raw.writableFinished) socket.setTimeout(request.server.server.timeout)
  }
}
