import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { runLoad, type Visit } from './load.ts'

let server: Server
afterEach(() => server.close())

const GOOD = '{"success":true,"data":"好"}'

/** Answers the requests for products by their page, the body in two pieces. */
function serve(answers: readonly [status: number, body: string][]): Promise<string> {
  server = createServer((request, reply) => {
    const page = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('page'))
    const [status, body] = answers[page - 1] ?? [404, '']
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

const get =
  (...pages: number[]): Visit =>
  async (client) => {
    for (const page of pages) await client.ask({ key: 'catalogue.listProducts', request: { query: { page } } })
  }

test('a visit counts when all its requests have succeeded, with the bytes of all of them', async () => {
  const url = await serve([
    [200, GOOD],
    [200, GOOD],
  ])
  const done = await runLoad({ url, connections: 2, seconds: 0.2, visits: [get(1, 2)] })
  expect(done).toEqual({
    done: expect.any(Number),
    seconds: expect.any(Number),
    bytes: 2 * Buffer.byteLength(GOOD),
    failed: 0,
    firstFailure: undefined,
  })
  expect(done.done).toBeGreaterThan(10)
})

test('any other visit is a failure, and its answer is reported', async () => {
  const url = await serve([
    [200, '{"success":false}'],
    [500, GOOD],
  ])
  const mixed = await runLoad({ url, connections: 1, seconds: 0.2, visits: [get(1), get(2)] })
  expect(mixed.done).toBe(0)
  expect(mixed.failed).toBeGreaterThan(1)
  expect(mixed.firstFailure).toBe('200 {"success":false}')
})

test('a server that closes the connection is an error', async () => {
  const url = await serve([[200, GOOD]])
  setTimeout(() => server.closeAllConnections(), 50)
  await expect(runLoad({ url, connections: 1, seconds: 5, visits: [get(1)] })).rejects.toThrow(
    'the connection was closed',
  )
})
