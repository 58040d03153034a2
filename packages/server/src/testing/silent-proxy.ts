import { connect as dial, createServer, type Server, type Socket } from 'node:net'

/**
 * A proxy between a pool and its server that can stop forwarding without closing the connections, as when a network fails.
 * @returns its address instead of the server's
 */
export async function openProxy(url: string) {
  const to = new URL(url)
  const [port, host] = [Number(to.port), to.hostname]
  const pairs: [Socket, Socket][] = []
  const server: Server = createServer((near) => {
    const far = dial(port, host)
    pairs.push([near, far])
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  to.hostname = '127.0.0.1'
  to.port = String(typeof bound === 'object' && bound ? bound.port : 0)
  return {
    url: to.href,
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe()
        far.unpipe()
        near.pause()
        far.pause()
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of pairs.flat()) socket.destroy()
      }),
  }
}
