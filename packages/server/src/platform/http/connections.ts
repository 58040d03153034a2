import type { Server, Socket } from 'node:net'
import { plainAddress, SourceCounts } from '../networks.ts'

/**
 * Closes a connection at once when its source has `perAddress` open ones: each costs memory before it has asked anything.
 * @returns what lets a connection count no more: one that is an event stream, which has limits of its own
 */
export function capConnections(server: Server, perAddress: number): (socket: Socket) => void {
  const open = new SourceCounts(perAddress)
  const counted = new Set<Socket>()
  const giveBack = (socket: Socket, address: string): void => {
    if (counted.delete(socket)) open.giveBack(address)
  }
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (!open.take(address)) {
      socket.destroy()
      return
    }
    counted.add(socket)
    socket.once('close', () => giveBack(socket, address))
  })
  return (socket) => giveBack(socket, plainAddress(socket.remoteAddress ?? ''))
}
