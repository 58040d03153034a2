import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/**
 * While `work` runs, the request's connection may be silent for `ms`: whoever waits for their turn or their answer neither
 * sends nor receives, and the server would otherwise close their connection.
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
