import { Writable } from 'node:stream'
import { ENDPOINTS } from '@zhujia/contract/endpoints.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
beforeEach(() => {
  logged = []
  work = Promise.withResolvers()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

/** The server with every endpoint, of which one waits for the test. */
async function open() {
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(JSON.parse(line.toString()))
      done()
    },
  })
  const app = await makeServer({ log: pino(lines), trustProxyHops: 0 })
  const slow = ENDPOINTS.favourites.listShops
  const routes = AREAS.flatMap((area) => area.routes ?? []).map((route) =>
    route.spec === slow ? { ...route, handle: () => work.promise } : route,
  )
  const makeCtx = () => ({ locale: 'zh-Hans' }) as unknown as CallCtx
  registerEndpoints(app, routes, { checkAnswers: false, makeCtx })
  const sent: number[] = []
  app.addHook('onSend', async (_request, reply) => void sent.push(reply.statusCode))
  await app.ready()
  return { sent, get: () => app.inject({ url: `/api${slow.path}` }) }
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
