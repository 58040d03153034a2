import { once } from 'node:events'
import type { Logger } from 'pino'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { cloneDatabase } from '#testing/test-database.ts'
import { newId } from '../ids.ts'
import { makeLog } from '../log.ts'
import { systemCtx } from '../make-ctx.ts'
import type { JobSpecs } from './specs.ts'
import { openBoss, startWorkers } from './worker.ts'

let owned: Awaited<ReturnType<typeof cloneDatabase>>
let boss: Awaited<ReturnType<typeof openBoss>>
let at: TestApp
let log: Logger
beforeEach(async () => {
  aborted = []
  at = await makeTestApp()
  owned = await cloneDatabase(inject('templateUrl'))
  log = makeLog('silent')
  boss = await openBoss(owned.url, log, { migrate: false, supervise: false })
})
afterEach(async () => {
  vi.useRealTimers()
  await boss.stop({ graceful: false })
  await at.close()
  await owned.drop()
})

interface Faults {
  broken?: readonly string[]
  endless?: readonly string[]
  /** Their carrier answers nothing until the job is aborted. */
  slow?: readonly string[]
}

/** Whose job was aborted. */
let aborted: string[]

/** Waits until so many codes were to be sent; those of `broken` throw, and those of `endless` never end. */
async function deliver(count: number, { broken = [], endless = [], slow = [] }: Faults = {}): Promise<string[]> {
  const seen: string[] = []
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const nothing = { run: async () => undefined }
  const jobs: JobSpecs = {
    'attempt.query': nothing,
    'attempt.close': nothing,
    'refund.send': nothing,
    'files.remove': nothing,
    'simulator.notify': nothing,
    'sms.phone': nothing,
    'sms.send': {
      run: async (ctx, { codeId }) => {
        if (seen.push(codeId) === count) resolve()
        if (broken.includes(codeId)) throw new Error('the carrier is silent')
        if (endless.includes(codeId)) await new Promise(() => undefined)
        if (slow.includes(codeId)) {
          await once(ctx.signal, 'abort')
          aborted.push(codeId)
        }
      },
    },
  }
  await startWorkers(boss, { jobs, makeCtx: (signal) => systemCtx(at.services, 'test', signal), jobMs: 500 })
  await all
  return seen
}

const send = async (codeIds: readonly string[], options: { retryLimit?: number } = {}): Promise<void> => {
  for (const codeId of codeIds) await boss.send('sms.send', { codeId, locale: 'zh-Hans' }, options)
}
const ids = (count: number): string[] => Array.from({ length: count }, () => newId())
const states = async () => {
  const stats = await boss.findJobs('sms.send')
  return Object.fromEntries(
    [...Map.groupBy(stats, ({ state }) => state)].map(([state, jobs]): [string, number] => [state, jobs.length]),
  )
}

// One at a time and two looks a second would take fifty seconds.
test('a hundred messages that wait leave within seconds, each once', { timeout: 20_000 }, async () => {
  const wanted = ids(100)
  await send(wanted)
  expect((await deliver(100)).toSorted()).toEqual(wanted.toSorted())
  await vi.waitFor(async () => expect(await states()).toEqual({ completed: 100 }))
})

test('of those that run together one that fails is tried again alone', async () => {
  const wanted = ids(8)
  await send(wanted)
  await deliver(8, { broken: wanted.slice(3, 4) })
  await vi.waitFor(async () => expect(await states()).toEqual({ completed: 7, retry: 1 }))
})

test('one that never ends is tried again, and keeps none of those beside it', async () => {
  const wanted = ids(8)
  await send(wanted)
  await deliver(8, { endless: wanted.slice(3, 4) })
  await vi.waitFor(async () => expect(await states()).toEqual({ completed: 7, retry: 1 }), { timeout: 5000 })
})

test('past its deadline a job is aborted, before it is tried again beside itself', async () => {
  const [late = '', other = ''] = ids(2)
  await send([late, other])
  await deliver(2, { slow: [late] })
  await vi.waitFor(async () => expect(await states()).toEqual({ completed: 1, retry: 1 }), { timeout: 5000 })
  expect(aborted).toEqual([late])
})

test('a job that fails is in the log and in the figures: a warning while it is tried again, an error after the last time', async () => {
  const [again = '', last = ''] = ids(2)
  const warn = vi.spyOn(at.services.log, 'warn')
  const error = vi.spyOn(at.services.log, 'error')
  await send([again])
  await send([last], { retryLimit: 0 })
  const figures = async () => (await at.app.inject({ url: '/metrics' })).body
  const countOf = async (outcome: string) =>
    Number(new RegExp(`jobs_total\\{queue="sms.send",outcome="${outcome}"\\} (\\d+)`).exec(await figures())?.[1] ?? 0)
  const before = [await countOf('retry'), await countOf('failed')]
  await deliver(2, { broken: [again, last] })
  await vi.waitFor(async () => expect(await states()).toEqual({ retry: 1, failed: 1 }))
  const about = { err: new Error('the carrier is silent'), queue: 'sms.send', jobId: expect.any(String), tries: 1 }
  expect(warn.mock.calls).toEqual([[about, 'job failed and is tried again']])
  expect(error.mock.calls).toEqual([[about, 'job failed for the last time']])
  expect([await countOf('retry'), await countOf('failed')]).toEqual(before.map((count) => count + 1))
})

test('an outage of the queue is two lines in the log: when it begins, and when there has been no failure for a minute', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.spyOn(log, 'warn')
  for (let second = 0; second < 120; second++) {
    boss.emit('error', new Error('connect ECONNREFUSED'))
    vi.advanceTimersByTime(1000)
  }
  expect(warn.mock.calls).toEqual([[{ reason: 'connect ECONNREFUSED' }, 'job queue failed']])
  vi.advanceTimersByTime(58_999)
  expect(warn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(warn.mock.calls.slice(1)).toEqual([[{ failures: 120 }, 'job queue has not failed for a minute']])
  boss.emit('error', new Error('again'))
  expect(warn).toHaveBeenCalledTimes(3)
})
