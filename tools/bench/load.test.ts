import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { runLoad } from './load.ts'

let server: Server
afterEach(() => server.close())

/** Answers each request by its path, the body in two pieces. */
function serve(answers: Readonly<Record<string, [status: number, body: string]>>): Promise<string> {
  server = createServer((request, reply) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, '']
    reply.writeHead(status, { 'content-length': Buffer.byteLength(body) })
    reply.write(body.slice(0, 5))
    setImmediate(() => reply.end(body.slice(5)))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`)
    })
  })
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

test('successes are counted, everything else is a failure with its answer', async () => {
  const url = await serve({
    '/good': [200, '{"success":true,"data":"好"}'],
    '/no': [200, '{"success":false}'],
    '/bug': [500, '{"success":true}'],
  })
  const good = await runLoad({ url, connections: 2, seconds: 0.2, next: () => get('/good') })
  expect(good).toEqual({ perSecond: expect.any(Number), failed: 0, firstFailure: undefined })
  expect(good.perSecond).toBeGreaterThan(10)
  const mixed = await runLoad({
    url,
    connections: 1,
    seconds: 0.2,
    next: (_connection, turn) => get(turn % 2 === 0 ? '/no' : '/bug'),
  })
  expect(mixed.perSecond).toBe(0)
  expect(mixed.failed).toBeGreaterThan(1)
  expect(mixed.firstFailure).toBe('200 {"success":false}')
})

test('a server that goes away is an error, not a wait', async () => {
  const url = await serve({ '/good': [200, '{"success":true}'] })
  setTimeout(() => server.closeAllConnections(), 50)
  await expect(runLoad({ url, connections: 1, seconds: 5, next: () => get('/good') })).rejects.toThrow(
    'the connection was closed',
  )
})
