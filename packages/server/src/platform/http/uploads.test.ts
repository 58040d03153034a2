import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { multipartOf } from '#testing/multipart.ts'
import { Refusal } from '../refusal.ts'
import { makeServer } from './server.ts'
import { makeUploads, type Uploads } from './uploads.ts'

const LIMITS = {
  atOnce: 2,
  waiting: 1,
  perPerson: 2,
  waitingPerPerson: 0,
  perAddress: 9,
  perSubnet: 9,
  stallMs: 60_000,
  leastBytes: 1000,
  wholeMs: 60_000,
  sharedMs: 60_000,
}

let app: FastifyInstance | undefined
let arrived = 0
afterEach(() => app?.close())

/** What the server does with a form before it answers. */
let working: (request: FastifyRequest) => Promise<void> = () => Promise.resolve()
let answering: (request: FastifyRequest) => unknown = () => undefined
afterEach(() => {
  working = () => Promise.resolve()
  answering = () => undefined
})

/** A server that answers the length of what it is sent. Callers say who they are, and where. */
async function serve(limits: Partial<typeof LIMITS> = {}): Promise<number> {
  return serveWith(makeUploads({ ...LIMITS, ...limits }))
}

async function serveWith(uploads: Uploads, silenceMs?: number): Promise<number> {
  app = await makeServer({ log: pino({ level: 'silent' }), trustProxyHops: 0 })
  if (silenceMs !== undefined) app.server.timeout = silenceMs
  app.decorateRequest('actor')
  app.decorateRequest('address', '')
  app.addHook('onRequest', async (request) => {
    const [userId = '', address = '10.0.0.1'] = String(request.headers['x-person']).split(' ')
    request.address = address
    request.actor = { kind: 'user', userId, sessionId: '', roles: [] }
  })
  app.addHook('onSend', async (request) => void answering(request))
  arrived = 0
  app.post('/', (request, reply) => {
    arrived++
    return uploads(request, reply, {
      admit: async () => undefined,
      run: async ({ file }) => {
        await working(request)
        return reply.send(String(file.bytes.length))
      },
    })
  })
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
  const closed = once(socket, 'close').then(() => 'closed')
  const answered = once(socket, 'data').then(([first]: Buffer[]) => first?.toString().slice(9, 12) ?? '')
  return Promise.race([answered, closed])
}

test('who waits for their turn or their answer stays connected, however long other connections may be silent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  working = () => promise
  const port = await serveWith(makeUploads({ ...LIMITS, perPerson: 1, waitingPerPerson: 1 }), 300)
  const sockets = [sendPart(port, 'a'), sendPart(port, 'a')]
  const statuses = Promise.all(sockets.map(statusOf))
  while (arrived < 2) await new Promise<void>((done) => setImmediate(done))
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'close')
  resolve()
  expect(await statuses).toEqual(['200', '200'])
  for (const socket of sockets) socket.destroy()
})

test('while a form is worked on its connection may be silent for a minute, and while it is answered no longer than others', async () => {
  const silence: unknown[] = []
  working = async (request) => {
    silence.push(request.raw.socket.timeout)
    throw new Refusal('BUSY')
  }
  answering = (request) => silence.push(request.raw.socket.timeout)
  const port = await serveWith(makeUploads(LIMITS), 7000)
  const socket = sendPart(port, 'a')
  expect(await statusOf(socket)).toBe('503')
  expect(silence).toEqual([60_000, 7000])
  socket.destroy()
})

test('once its form is answered a connection may wait for its next request as long as any other', async () => {
  const { promise, resolve } = Promise.withResolvers<FastifyRequest['raw']['socket']>()
  working = async (request) => resolve(request.raw.socket)
  const port = await serveWith(makeUploads(LIMITS), 7000)
  const socket = sendPart(port, 'a')
  expect(await statusOf(socket)).toBe('200')
  expect((await promise).timeout).toBeGreaterThanOrEqual(72_000)
  socket.destroy()
})

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

/** With the limits that stand: many begin and never end, then one more person sends a whole form. */
async function sendAmong(slow: readonly string[], person: string): Promise<string> {
  const port = await serveWith(makeUploads())
  const sockets = slow.map((who) => sendPart(port, who, 2000))
  while (arrived < slow.length) await new Promise<void>((resolve) => setImmediate(resolve))
  const whole = sendPart(port, person)
  const status = await statusOf(whole)
  for (const socket of [...sockets, whole]) socket.destroy()
  return status
}
const five = (who: string): string[] => [who, who, who, who, who]

test('three people who send slowly from three networks leave places to others', async () => {
  expect(await sendAmong(['a 10.1.0.1', 'b 10.2.0.1', 'c 10.3.0.1'].flatMap(five), 'd 10.4.0.1')).toBe('200')
})

test('however many people send slowly from one address, its neighbours have places left', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((who) => `${who} 2001:db8:1:1::${who}`)
  expect(await sendAmong(people.flatMap(five), 'f 2001:db8:1:2::1')).toBe('200')
})

test('however many people send slowly from the addresses of one subnet, others have places left', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((who) => `${who} 2001:db8:1:${who}::1`)
  expect(await sendAmong(people.flatMap(five), 'f 2001:db8:2::1')).toBe('200')
})

test('however many people send slowly from two subnets, others have places left', async () => {
  const people = [1, 2, 3, 4, 5].flatMap((n) => [`a${n} 10.1.1.${n}`, `b${n} 10.2.1.${n}`])
  expect(await sendAmong(people.flatMap(five), 'c 10.3.0.1')).toBe('200')
})

/** Begins uploads one after the other. */
async function beginInOrder(port: number, people: readonly string[], bytes?: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (const person of people) {
    const before = arrived
    sockets.push(sendPart(port, person, bytes))
    while (arrived === before) await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return sockets
}

test('those that wait for a place take turns by their networks, and then by person', async () => {
  const order: string[] = []
  working = async ({ headers }) => void order.push(String(headers['x-person']).slice(0, 2))
  const port = await serve({ atOnce: 1, waiting: 9 })
  const [slow] = await beginInOrder(port, ['a0 10.1.0.1'], 2000)
  const others = ['b1 10.2.1.1', 'b1 10.2.1.1', 'b2 10.2.1.1', 'b3 10.2.2.1', 'c1 10.3.0.1']
  const waiting = await beginInOrder(port, others)
  const statuses = Promise.all(waiting.map(statusOf))
  slow?.write(payload.subarray(2000))
  expect(await statuses).toEqual(Array(5).fill('200'))
  expect(order).toEqual(['a0', 'b1', 'c1', 'b3', 'b2', 'b1'])
  for (const socket of [slow, ...waiting]) socket?.destroy()
})

test('who fills the places to wait is refused, and nobody from another network', async () => {
  const port = await serve({ atOnce: 1, waiting: 2 })
  const [slow] = await beginInOrder(port, ['a 10.1.0.1'], 2000)
  const flood = await beginInOrder(port, ['b 10.2.1.1', 'c 10.2.2.1'])
  const statuses = Promise.all(flood.map(statusOf))
  const [other] = await beginInOrder(port, ['d 10.3.0.1'])
  const answer = other && statusOf(other)
  slow?.write(payload.subarray(2000))
  expect(await answer).toBe('200')
  expect(await statuses).toEqual(['200', '503'])
  for (const socket of [slow, other, ...flood]) socket?.destroy()
})

const PATIENT = { stallMs: 1, leastBytes: 0, sharedMs: 2 }

test('while others wait for a place, whoever has had one for long gives it up', async () => {
  const port = await serve(PATIENT)
  const slow = await beginInOrder(port, ['a 10.1.0.1', 'b 10.2.0.1'], 2000)
  const ended = slow.map(statusOf)
  const whole = sendPart(port, 'c 10.3.0.1')
  expect(await statusOf(whole)).toBe('200')
  expect(await Promise.any(ended)).toBe('503')
  for (const socket of [...slow, whole]) socket.destroy()
})

test('while nobody waits, an upload may take its time', async () => {
  const port = await serve(PATIENT)
  const [slow] = await beginInOrder(port, ['a 10.1.0.1'], 2000)
  const answer = slow && statusOf(slow)
  for (let n = 0; n < 5; n++) {
    const whole = sendPart(port, 'b 10.2.0.1')
    expect(await statusOf(whole)).toBe('200')
    whole.destroy()
  }
  slow?.write(payload.subarray(2000))
  expect(await answer).toBe('200')
  slow?.destroy()
})
