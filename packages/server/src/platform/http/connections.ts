import type { Server, Socket } from 'node:net'
import { plainAddress } from './caller-address.ts'
import { originOf } from './shield.ts'

/** Closes a connection at once when its origin has `perAddress` open ones: each costs memory before it has asked anything. */
export function capConnections(server: Server, perAddress: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const origin = originOf(plainAddress(socket.remoteAddress ?? '') ?? '')
    const count = open.get(origin) ?? 0
    if (count >= perAddress) {
      socket.destroy()
      return
    }
    open.set(origin, count + 1)
    socket.once('close', () => {
      const left = (open.get(origin) ?? 1) - 1
      if (left > 0) open.set(origin, left)
      else open.delete(origin)
    })
  })
}
