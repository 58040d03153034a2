import { connect, createServer, type Socket } from 'node:net'

export interface Proxy {
  port: number
  /** Sets the port to which new connections are forwarded; open ones do not change. */
  lead(port: number): void
  stop(): Promise<void>
}

/** A fixed address for a server that gets another port at each start. */
export async function openProxy(): Promise<Proxy> {
  let target = 0
  const sockets = new Set<Socket>()
  const track = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    track(near)
    track(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    lead: (port) => {
      target = port
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
