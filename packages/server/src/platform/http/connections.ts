import type { Server, Socket } from 'node:net'
import { plainAddress, SourceCounts } from '../networks.ts'

/** Closes a connection at once when its source has `perAddress` open ones: each costs memory before it has asked anything. */
export function capConnections(server: Server, perAddress: number): void {
  const open = new SourceCounts(perAddress)
  server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (!open.take(address)) {
      socket.destroy()
      return
    }
    socket.once('close', () => open.giveBack(address))
  })
}
