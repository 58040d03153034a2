// @vitest-environment jsdom
import { EVENTS_PATH } from '@zhujia/contract/core/event-stream.ts'
import type { ServerResponse } from 'node:http'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTinyServer, type TinyServer } from '#testing/tiny-server.ts'
import { API_BASE } from './api-client/build-request.ts'
import { followEvents } from './event-stream.ts'
import { useStreaming } from './live.ts'
import { signIn, signOut } from './session.ts'

const HINT = 'data: {"area":"notifications"}\n\n'
const hints: string[] = []
let server: TinyServer
let streams: ServerResponse[]
let stop: (() => void)[]

beforeEach(async () => {
  server = await startTinyServer()
  streams = []
  stop = []
  hints.length = 0
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  server.answer((_request, response) => {
    streams.push(response)
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n')
  })
  const original = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => original(server.base + path, init))
})
afterEach(async () => {
  stop.forEach((end) => end())
  signOut()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.close()
})

const follow = () => stop.push(followEvents(({ area }) => void hints.push(area)))
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const enter = (token: string) => signIn({ token, currentRoles: [], availableRoles: [] })
const open = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count))
const closed = (stream = streams[0]) => vi.waitFor(() => expect(stream?.destroyed).toBe(true))

test('somebody who is signed in and looks follows one stream with their session, and hears its hints', async () => {
  follow()
  expect(server.received).toEqual([])
  enter('token-1')
  await open(1)
  expect(server.received[0]).toMatchObject({
    url: API_BASE + EVENTS_PATH,
    headers: { authorization: 'Bearer token-1' },
  })
  streams[0]?.write(HINT.slice(0, 9))
  streams[0]?.write(HINT.slice(9) + HINT)
  await vi.waitFor(() => expect(hints).toEqual(['notifications', 'notifications']))
})

test('a tab that is out of sight leaves the stream and comes back to it; so does another session, and a sign-out ends it', async () => {
  enter('token-1')
  follow()
  await open(1)
  turn('hidden')
  await closed(streams[0])
  turn('visible')
  await open(2)
  enter('token-2')
  await closed(streams[1])
  await open(3)
  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-1',
    'Bearer token-1',
    'Bearer token-2',
  ])
  signOut()
  await closed(streams[2])
})

/** One holder at a time; the others wait in their order, until they are withdrawn. */
function lockManager() {
  const waiting: (() => void)[] = []
  let isHeld = false
  return {
    request: async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      if (isHeld)
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          signal.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(resolve), 1)
            reject(new Error('withdrawn'))
          })
        })
      isHeld = true
      await work()
      isHeld = false
      waiting.shift()?.()
    },
  }
}

test('of several tabs one reads the stream for all; when it is gone, the next one does', async () => {
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  enter('token-1')
  follow()
  await open(1)
  follow()
  const { result, unmount } = renderHook(() => useStreaming())
  onTestFinished(unmount)
  await vi.waitFor(() => expect(result.current).toBe(true))
  streams[0]?.write(HINT)
  await vi.waitFor(() => expect(hints).toEqual(['notifications', 'notifications']))
  expect(server.received).toHaveLength(1)
  stop.shift()?.()
  await closed(streams[0])
  await open(2)
  streams[1]?.write(HINT)
  await vi.waitFor(() => expect(hints).toHaveLength(3))
})

test('a stream that ends, or is refused, is opened again after a pause that grows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const tries = async (count: number) => {
    while (server.received.length < count) await new Promise((resolve) => setImmediate(resolve))
  }
  const settled = async () => {
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  server.answerJson(503, {})
  enter('token-1')
  follow()
  await tries(1)
  for (const [already, ms] of [
    [1, 2000],
    [2, 4000],
    [3, 8000],
  ] as const) {
    await settled()
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(server.received).toHaveLength(already)
    await vi.advanceTimersByTimeAsync(1)
    await tries(already + 1)
  }
})
