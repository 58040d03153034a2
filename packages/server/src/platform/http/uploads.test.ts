import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { multipartOf } from '#testing/multipart.ts'
import { makeServer } from './server.ts'
import { makeUploads } from './uploads.ts'

const LIMITS = {
  atOnce: 2,
  waiting: 1,
  perPerson: 2,
  waitingPerPerson: 0,
  stallMs: 60_000,
  leastBytes: 1000,
  wholeMs: 60_000,
}

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** A server that answers the length of what it is sent. Callers say who they are. */
async function serve(limits: Partial<typeof LIMITS> = {}): Promise<number> {
  const uploads = makeUploads({ ...LIMITS, ...limits })
  app = await makeServer({ log: pino({ level: 'silent' }), trustProxyHops: 0 })
  app.decorateRequest('actor')
  app.addHook('onRequest', async (request) => {
    const userId = String(request.headers['x-person'])
    request.actor = { kind: 'user', userId, sessionId: '', roles: [] }
  })
  app.post('/', (request, reply) => uploads(request, reply, async ({ file }) => reply.send(String(file.bytes.length))))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

const { contentType, payload } = multipartOf({ fields: {}, file: { bytes: Buffer.alloc(5000), filename: 'a.png' } })

/** Sends a form as far as `bytes`; the rest never comes. */
function sendPart(port: number, person: string, bytes = payload.length): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `POST / HTTP/1.1\r\nhost: x\r\nx-person: ${person}\r\ncontent-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`
  socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, bytes)]))
  return socket
}

async function statusOf(socket: Socket): Promise<string> {
  const [first] = (await once(socket, 'data')) as [Buffer]
  return first.toString().slice(9, 12)
}

test('uploads that stall are answered and their connections closed, and whoever waited has its turn', async () => {
  const port = await serve({ stallMs: 300 })
  const stalled = [sendPart(port, 'a', 2000), sendPart(port, 'b', 2000)]
  const ended = stalled.map((socket) => once(socket, 'close'))
  const first = await Promise.all(stalled.map(statusOf))
  expect(first).toEqual(['503', '503'])
  await Promise.all(ended)
  const whole = sendPart(port, 'c')
  expect(await statusOf(whole)).toBe('200')
  whole.destroy()
})

test('an upload that comes too slowly as a whole is ended like one that stalls', async () => {
  const port = await serve({ wholeMs: 100 })
  const socket = sendPart(port, 'a', 2000)
  const ended = once(socket, 'close')
  expect(await statusOf(socket)).toBe('503')
  await ended
})

/** Of uploads that are begun together the last is refused at once; when the rest goes on, it is taken. */
async function beginAll(port: number, people: readonly string[]): Promise<string[]> {
  const sockets = people.map((person) => sendPart(port, person, 2000))
  const statuses = sockets.map(statusOf)
  expect(await Promise.any(statuses)).toBe('503')
  for (const socket of sockets) socket.write(payload.subarray(2000))
  const all = await Promise.all(statuses)
  for (const socket of sockets) socket.destroy()
  return all.toSorted()
}

test('so many are read at a time, the next waits unread, and one more is refused at once', async () => {
  expect(await beginAll(await serve(), ['a', 'b', 'c', 'd'])).toEqual(['200', '200', '200', '503'])
})

test('one person has so many at a time, however many others there may be', async () => {
  expect(await beginAll(await serve({ atOnce: 9 }), ['a', 'a', 'a', 'b'])).toEqual(['200', '200', '200', '503'])
})
