import { type IncomingMessage, request } from 'node:http'
import { Writable } from 'node:stream'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AREAS } from '#areas.ts'
import { Refusal } from '../refusal.ts'
import type { CallCtx } from '../context.ts'
import { registerEndpoints } from './register.ts'
import { makeServer } from './server.ts'

const DEADLINE_MS = 4500
const PAGE = { records: [], total: 0 }

/** The lines of the log, as they are written. */
let logged: { msg: string; err?: { message: string } }[]
let work: PromiseWithResolvers<unknown>
/** How often it has begun. */
let begun: number
beforeEach(() => {
  begun = 0
  logged = []
  work = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** The server with every endpoint, of which a read and a change wait for the test. */
async function open() {
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(JSON.parse(line.toString()))
      done()
    },
  })
  const app = await makeServer({ log: pino({ level: 'warn' }, lines), trustProxyHops: 0 })
  app.addHook('onRequest', async (request) => {
    request.actor = { kind: 'anonymous' }
    request.address = '10.0.0.1'
  })
  const slow = ENDPOINTS.favourites.listShops
  const slowChange = ENDPOINTS.auth.logout
  const handle = () => {
    begun++
    return work.promise
  }
  const routes = AREAS.flatMap((area) => area.routes ?? []).map((route) =>
    route.spec === slow || route.spec === slowChange ? { ...route, handle } : route,
  )
  const makeCtx = () => ({ locale: 'zh-Hans' }) as unknown as CallCtx
  registerEndpoints(app, routes, { checkAnswers: false, makeCtx })
  const sent: number[] = []
  app.addHook('onSend', async (_request, reply) => void sent.push(reply.statusCode))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return {
    sent,
    /** Asks over a connection. @returns what leaves, and resolves once the server has noticed */
    async visit() {
      const asked = request(`${address}/api${slow.path}`).end()
      const came = await new Promise<IncomingMessage>((resolve) => app.server.once('request', resolve))
      return async () => {
        asked.on('error', () => undefined).destroy()
        await new Promise((resolve) => came.once('close', resolve))
      }
    },
    get: () => app.inject({ url: `/api${slow.path}` }),
    post: () => app.inject({ method: 'POST', url: `/api${slowChange.path}` }),
  }
}

/** Lets what waits for the work go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

test.each([
  ['an answer', (done: PromiseWithResolvers<unknown>) => done.resolve(PAGE)],
  ['a refusal', (done: PromiseWithResolvers<unknown>) => done.reject(new Refusal('NOT_FOUND'))],
])(
  '%s that comes after the deadline is dropped: one answer is sent, and no second is spoken of',
  async (_what, end) => {
    const { sent, get } = await open()
    const asked = get()
    await vi.advanceTimersByTimeAsync(DEADLINE_MS)
    expect((await asked).json()).toMatchObject({ errorCode: 'BUSY' })
    end(work)
    await settle()
    expect(sent).toEqual([503])
    expect(logged.map(({ msg }) => msg)).toEqual(['answered busy'])
  },
)

test('a bug after the deadline is still logged', async () => {
  const { sent, get } = await open()
  const asked = get()
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  await asked
  work.reject(new Error('a bug'))
  await settle()
  expect(sent).toEqual([503])
  expect(logged.map(({ msg }) => msg)).toEqual(['answered busy', 'failed after its deadline'])
})

test('an answer in time is sent', async () => {
  const { sent, get } = await open()
  const asked = get()
  work.resolve(PAGE)
  expect((await asked).json()).toMatchObject({ success: true, data: PAGE })
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  expect([sent, logged]).toEqual([[200], []])
})

test('a change whose turn comes after its deadline is not begun: it was answered busy', async () => {
  const { sent, post } = await open()
  const asked = Array.from({ length: 7 }, () => post())
  await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  await Promise.all(asked)
  work.resolve(null)
  await settle()
  expect([begun, sent]).toEqual([4, Array(7).fill(503)])
  expect((await post()).statusCode).toBe(200)
})

test('a read whose client leaves while it waits gives up its place, is not begun, and the log says nothing of it', async () => {
  const { get, visit } = await open()
  const reading = Array.from({ length: 8 }, () => get())
  await settle()
  const leave = await visit()
  await settle()
  await leave()
  work.resolve(PAGE)
  await Promise.all(reading)
  await settle()
  expect([begun, logged]).toEqual([8, []])
})

test.each([
  ['busy, the log says nothing', Object.assign(new Error('statement timeout'), { code: '57014' }), []],
  ['a bug, the log says so', new Error('a bug'), ['unexpected error']],
])('when the client has left and what comes of its read is %s', async (_what, error, said) => {
  const { visit } = await open()
  const leave = await visit()
  await settle()
  await leave()
  work.reject(error)
  await settle()
  expect([begun, logged.map(({ msg }) => msg)]).toEqual([1, said])
})
