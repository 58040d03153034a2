import pg from 'pg'
import type { RequestOf } from '../../packages/contract/src/core/endpoint.ts'
import type { EndpointOf } from '../../packages/contract/src/endpoints.ts'
import { LABELS } from '../../packages/server/src/testing/search/labels.data.ts'
import type { TestApp } from '../../packages/server/src/testing/test-app.ts'

type Query = NonNullable<RequestOf<EndpointOf<'catalogue.listProducts'>>['query']>

/** Milliseconds in the database for one request, all its statements together. */
export interface Times {
  p50: number
  p95: number
  max: number
  /** The query that took longest. */
  slowest: string
}

let spent = 0

type Callback = (...results: unknown[]) => void

/** Adds up the time between sending a statement and having its rows; calls come one after the other, through the pool. */
function watchStatements(): () => void {
  const original = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const begun = performance.now()
    const last = args.at(-1)
    if (typeof last !== 'function') return Reflect.apply(original, this, args)
    const timed: Callback = (...results) => {
      spent += performance.now() - begun
      ;(last as Callback)(...results)
    }
    return Reflect.apply(original, this, [...args.slice(0, -1), timed])
  }
  Reflect.set(pg.Client.prototype, 'query', query)
  return () => {
    Reflect.set(pg.Client.prototype, 'query', original)
  }
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Asks all labelled queries once to warm up and once to measure. */
export async function timeQueries(at: TestApp, extra: Partial<Query>): Promise<Times> {
  const times: { q: string; ms: number }[] = []
  const stop = watchStatements()
  try {
    for (const round of [0, 1]) {
      for (const { q } of LABELS) {
        spent = 0
        const answer = await at.call('catalogue.listProducts', { query: { ...extra, q } })
        if (!answer.success) throw new Error(`${q}: ${answer.message}`)
        if (round === 1) times.push({ q, ms: spent })
      }
    }
  } finally {
    stop()
  }
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const max = sorted.at(-1) ?? 0
  if (max === 0) throw new Error('no statement was timed')
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max, slowest: times.find(({ ms }) => ms === max)?.q ?? '' }
}
