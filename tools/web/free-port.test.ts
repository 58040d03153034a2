import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './free-port.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Listens on a port that the system chooses; answers it. */
function occupy(): Promise<number> {
  const server = createServer()
  servers.push(server)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : 0)
    })
  })
}

test('a port that is taken is passed over', async () => {
  const taken = await occupy()
  const free = await freePort(taken)
  expect(free).toBeGreaterThan(taken)
  expect(free).toBeLessThan(taken + 50)
})
