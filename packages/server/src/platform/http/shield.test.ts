import { once } from 'node:events'
import { connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from '#testing/count-statements.ts'
import { specOf, urlOf } from '#testing/requests.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { newToken } from '../keys.ts'
import { Recent } from './shield.ts'

const LIMITS = {
  ANONYMOUS_PER_MINUTE: '20',
  FILES_PER_MINUTE: '10',
  NOTICES_PER_MINUTE: '5',
  CONNECTIONS_PER_ADDRESS: '3',
}

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp(LIMITS)
})
afterAll(() => at.close())

const CART = urlOf(specOf('cart.getCart'), {})
let nextAddress = 1
const newAddress = () => `10.7.0.${nextAddress++}`

/** How often each status came of `times` equal requests at once. */
async function statuses(
  times: number,
  request: { url: string; method?: 'GET' | 'POST'; from: string; token?: () => string },
) {
  const replies = await Promise.all(
    Array.from({ length: times }, () =>
      at.app.inject({
        url: request.url,
        method: request.method ?? 'GET',
        remoteAddress: request.from,
        headers: request.token ? { authorization: `Bearer ${request.token()}` } : {},
      }),
    ),
  )
  const counts: Record<number, number> = {}
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1
  return counts
}

test('made-up tokens are counted before they are looked up, and shut nobody out who was good before', async () => {
  const from = newAddress()
  const { token } = await addPerson(at, ['owner'])
  expect(await statuses(1, { url: CART, from, token: () => token })).toEqual({ 200: 1 })
  const { result, statements } = await countStatements(() => statuses(60, { url: CART, from, token: newToken }))
  expect(result).toEqual({ 401: 19, 503: 41 })
  expect(statements).toHaveLength(19)
  expect(await statuses(30, { url: CART, from, token: () => token })).toEqual({ 200: 30 })
  const { token: fresh } = await addPerson(at, ['owner'])
  expect(await statuses(1, { url: CART, from, token: () => fresh })).toEqual({ 503: 1 })
  expect(await statuses(1, { url: CART, from: newAddress(), token: () => fresh })).toEqual({ 200: 1 })
  at.clock.advance(60)
  expect(await statuses(1, { url: CART, from, token: newToken })).toEqual({ 401: 1 })
})

test.each([
  ['pictures', '/files/0192f0a0-0000-7000-8000-00000000000a/small', 404],
  ['videos', '/files/0192f0a0-0000-7000-8000-00000000000a/video', 404],
  ['pages', '/nothing', 404],
  ['the API document', '/api/openapi.json', 200],
])('%s are limited for each address', async (_name, url, status) => {
  const from = newAddress()
  expect(await statuses(14, { url, from })).toEqual({ [status]: 10, 503: 4 })
  expect(await statuses(1, { url, from: newAddress() })).toEqual({ [status]: 1 })
})

test('monitors are never refused, and however many ask at once the database is asked once', async () => {
  const from = newAddress()
  const { result, statements } = await countStatements(() => statuses(30, { url: '/readyz', from }))
  expect([result, statements.length]).toEqual([{ 200: 30 }, 1])
  expect(await statuses(30, { url: '/healthz', from })).toEqual({ 200: 30 })
})

test('payment notices are limited for each address', async () => {
  const url = PAYMENT_NOTICE_PATH.replace(':provider', 'nobody')
  expect(await statuses(8, { url, method: 'POST', from: newAddress() })).toEqual({ 400: 5, 503: 3 })
})

test('an IPv6 caller counts by its /64, and going through the /64s of a /48 gives eight times as much in all', async () => {
  const ask = (times: number, from: string) => statuses(times, { url: '/nothing', from })
  expect(await ask(8, '2001:db8::7')).toEqual({ 404: 8 })
  expect(await ask(8, '2001:0DB8:0:0::9')).toEqual({ 404: 2, 503: 6 })
  for (const subnet of ['1', '2', '3', '4', '5', '6', '7'])
    expect(await ask(10, `2001:db8:0:${subnet}::1`)).toEqual({ 404: 10 })
  expect(await ask(3, '2001:db8:0:8::1')).toEqual({ 503: 3 })
  expect(await ask(3, '2001:db8:1::1')).toEqual({ 404: 3 })
  at.clock.advance(60)
  expect(await ask(1, '2001:db8:0:8::1')).toEqual({ 404: 1 })
})

test('calls without a session and made-up tokens count for the /48 too', async () => {
  const regions = urlOf(specOf('addresses.listRegions'), {})
  const all = async (url: string, prefix: string, token?: () => string) => {
    const counts: Record<number, number> = {}
    for (let n = 1; n <= 9; n++)
      for (const [status, count] of Object.entries(
        await statuses(20, { url, from: `${prefix}:${n}::1`, ...(token && { token }) }),
      ))
        counts[Number(status)] = (counts[Number(status)] ?? 0) + count
    return counts
  }
  expect(await all(regions, '2001:db8:2')).toEqual({ 200: 160, 503: 20 })
  expect(await all(CART, '2001:db8:3', newToken)).toEqual({ 401: 160, 503: 20 })
})

test('of what was seen lately the oldest goes first', () => {
  const recent = new Recent<number>(2)
  for (const [place, thing] of ['a', 'b', 'c'].entries()) recent.set(thing, place)
  expect(['a', 'b', 'c'].map((thing) => recent.get(thing))).toEqual([undefined, 1, 2])
})

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))

test('an address has so many connections and no more, until one is closed', async () => {
  await at.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = at.app.server.address() as AddressInfo
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const answers = async (socket: Socket): Promise<string> => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const [first] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown]
    return Buffer.isBuffer(first) ? first.toString().slice(0, 12) : 'closed'
  }
  const sockets = [await open(), await open(), await open()]
  for (const socket of sockets) expect(await answers(socket)).toBe('HTTP/1.1 200')
  expect(await answers(await open())).toBe('closed')
  sockets.pop()?.destroy()
  while ((await countConnections(at.app.server)) > sockets.length)
    await new Promise<void>((resolve) => setImmediate(resolve))
  expect(await answers(await open())).toBe('HTTP/1.1 200')
  for (const socket of sockets) socket.destroy()
})
