import type pg from 'pg'
import type { RequestOf } from '../../packages/contract/src/core/endpoint.ts'
import type { EndpointOf } from '../../packages/contract/src/endpoints.ts'
import type { TestApp } from '../../packages/server/src/testing/test-app.ts'
import { withClient } from '../postgres/client.ts'
import { appOver } from './worlds.ts'

type Query = NonNullable<RequestOf<EndpointOf<'catalogue.listProducts'>>['query']>

/** The parameters of a request besides the words, and its name. */
export interface Asking {
  name: string
  extra: Partial<Query>
}

/** Milliseconds in the database for one request, all its statements together. */
export interface Times {
  p50: number
  p95: number
  max: number
  mean: number
  /** The query that took longest. */
  slowest: string
}

const MINE = `dbid = (select oid from pg_database where datname = $1) and query !~* '^(begin|commit)'`

/** The time that PostgreSQL has spent in one database since the last call, planning included. */
async function takeSpent(superuser: pg.Client, database: string): Promise<number> {
  const { rows } = await superuser.query<{ ms: number }>(
    `select coalesce(sum(total_exec_time + total_plan_time), 0) as ms from pg_stat_statements where ${MINE}`,
    [database],
  )
  await superuser.query('select pg_stat_statements_reset(0, (select oid from pg_database where datname = $1), 0)', [
    database,
  ])
  return rows[0]?.ms ?? 0
}

/** Switches on the measurement of planning for new connections of the app's role. */
export const countPlanning = (superuserUrl: string): Promise<unknown> =>
  withClient(superuserUrl, async (client) => {
    await client.query('create extension if not exists pg_stat_statements')
    await client.query('alter role zhujia set pg_stat_statements.track_planning = on')
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function timesOf(all: readonly { q: string; ms: number }[]): Times {
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const max = sorted.at(-1) ?? 0
  if (max === 0) throw new Error('no statement was timed')
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    max,
    mean: sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length,
    slowest: all.find(({ ms }) => ms === max)?.q ?? '',
  }
}

async function ask(at: TestApp, query: Query): Promise<void> {
  const answer = await at.call('catalogue.listProducts', { query })
  if (!answer.success) throw new Error(`${query.q}: ${answer.message}`)
}

/** The time of a word is the median of this many rounds: other load on the machine comes in bursts. */
const ROUNDS = 3

interface Timing {
  at: TestApp
  words: readonly string[]
  /** Milliseconds since the last call. */
  spent: () => Promise<number>
}

async function timeRound({ at, words, spent }: Timing, { extra }: Asking): Promise<number[]> {
  const times: number[] = []
  await spent()
  for (const q of words) {
    await ask(at, { ...extra, q })
    times.push(await spent())
  }
  return times
}

async function timeVariants(timing: Timing, variants: readonly Asking[]): Promise<Map<string, Times>> {
  const rounds = new Map<string, number[][]>(variants.map(({ name }) => [name, []]))
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const variant of variants) {
      const times = await timeRound(timing, variant)
      if (round > 0) rounds.get(variant.name)?.push(times)
    }
  }
  const middle = (place: number, of: readonly number[][]): number =>
    quantile(
      of.map((times) => times[place] ?? 0).toSorted((a, b) => a - b),
      0.5,
    )
  return new Map(
    [...rounds].map(([name, of]) => [name, timesOf(timing.words.map((q, place) => ({ q, ms: middle(place, of) })))]),
  )
}

/** Measures all of these words in each variant, after a round that warms up. */
export async function timeAll(
  { superuserUrl, databaseUrl }: { superuserUrl: string; databaseUrl: string },
  words: readonly string[],
  variants: readonly Asking[],
): Promise<Map<string, Times>> {
  const database = new URL(databaseUrl).pathname.slice(1)
  const at = await appOver(databaseUrl)
  try {
    return await withClient(superuserUrl, (superuser) =>
      timeVariants({ at, words, spent: () => takeSpent(superuser, database) }, variants),
    )
  } finally {
    await at.close()
  }
}
