import { connect, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openProxy, type Proxy } from './proxy.ts'

let proxy: Proxy
const servers: Server[] = []
afterEach(async () => {
  await proxy.stop()
  for (const server of servers.splice(0)) server.close()
})

/** A server that sends its name and closes the connection. */
function greeter(name: string): Promise<number> {
  const server = createServer((socket) => socket.end(name))
  servers.push(server)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : 0)
    })
  })
}

const hear = (port: number): Promise<string> =>
  new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
  })

test('one address is forwarded to the current server, and refused when that server has ended', async () => {
  proxy = await openProxy()
  const [first, second] = [await greeter('first'), await greeter('second')]
  proxy.lead(first)
  expect(await hear(proxy.port)).toBe('first')
  proxy.lead(second)
  expect(await hear(proxy.port)).toBe('second')
  servers[1]?.close()
  expect(await hear(proxy.port)).toBe('')
})
