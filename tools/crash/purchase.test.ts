import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { specOf } from '../../packages/server/src/testing/requests.ts'
import { Purchase } from './purchase.ts'

let server: Server
afterEach(() => server.close())

interface Seen {
  path: string
  key: string | string[] | undefined
}

type Reply = { status?: number; body: unknown } | 'cut off'

const PLACE = `/api${specOf('orders.placeOrder').path}`
const ORDER_ID = '01900000-0000-7000-8000-000000000001'
const ok = (data: unknown): Reply => ({ body: { success: true, data } })

/** A server with a list of answers for each path: the n-th request gets the n-th answer, later ones the last. */
async function openShop(place: readonly Reply[], check: readonly Reply[]): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const replyTo = ({ url = '', headers }: IncomingMessage): Reply => {
    const times = seen.filter(({ path }) => path === url).length
    seen.push({ path: url, key: headers['idempotency-key'] })
    if (url === PLACE) return place[Math.min(times, place.length - 1)] ?? 'cut off'
    if (url.endsWith('/quotes')) return ok({ quoteToken: 'token' })
    if (url.endsWith('/attempts')) return ok({ cashierUrl: '/cashier' })
    if (url.endsWith('/check')) return check[Math.min(times, check.length - 1)] ?? 'cut off'
    return { status: 303, body: null }
  }
  server = createServer((request, response) => {
    const reply = replyTo(request)
    if (reply === 'cut off') response.destroy()
    else response.writeHead(reply.status ?? 200).end(JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const bound = server.address()
  return { url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`, seen }
}

const BUYER = { userId: ORDER_ID, token: 'zj1', addressId: ORDER_ID }
const PLACED = ok({ orderIds: [ORDER_ID], paymentId: ORDER_ID })
const PAID = ok({ state: 'succeeded' })

test('a request without an answer is repeated with the same key until it is decided', async () => {
  const { url, seen } = await openShop(
    ['cut off', { status: 503, body: {} }, { body: { success: false, errorCode: 'IN_PROGRESS' } }, PLACED],
    ['cut off', ok({ state: 'open' }), PAID],
  )
  const purchase = new Purchase(url, BUYER, ORDER_ID)
  for (let step = 0; step < 20 && !purchase.isDone; step++) await purchase.goOn()
  expect(purchase.acknowledged).toEqual({ orderIds: [ORDER_ID], paymentId: ORDER_ID, isPaid: true })
  expect(purchase.retries).toBe(5)
  const placed = seen.filter(({ path }) => path === PLACE)
  expect(placed).toHaveLength(4)
  expect(new Set(placed.map(({ key }) => key)).size).toBe(1)
  expect(seen.filter(({ path }) => path.endsWith('/quotes'))).toHaveLength(1)
})

test('a refusal that is not temporary is an error', async () => {
  const { url } = await openShop([{ body: { success: false, errorCode: 'STOCK_SHORT' } }], [PAID])
  await expect(new Purchase(url, BUYER, ORDER_ID).goOn()).rejects.toThrow('STOCK_SHORT')
})

test('two purchases have two keys', async () => {
  const { url, seen } = await openShop([PLACED], [PAID])
  for (const purchase of [new Purchase(url, BUYER, ORDER_ID), new Purchase(url, BUYER, ORDER_ID)]) await purchase.goOn()
  expect(new Set(seen.filter(({ path }) => path === PLACE).map(({ key }) => key)).size).toBe(2)
})
