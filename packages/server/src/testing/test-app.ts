import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Envelope } from '@zhujia/contract/core/envelope.ts'
import type { EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildApp, jobsWith } from '../app.ts'
import { AREA_JOBS, TIMER_HANDLERS } from '../areas.ts'
import { pictureFinder, type Drawings } from '../modules/files/index.ts'
import { readConfig, type Environment } from '../platform/config.ts'
import { areaCounters } from '../platform/counters.ts'
import { connect } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/types.ts'
import { newId } from '../platform/ids.ts'
import { jobsOver } from '../platform/jobs/jobs.ts'
import { drainJobs, openBoss } from '../platform/jobs/worker.ts'
import { systemCtx, type Services } from '../platform/make-ctx.ts'
import { sweepTimers } from '../platform/timers/timers.ts'
import { makeProviders } from '../providers/make-providers.ts'
import type { Deliver } from '../providers/payment/simulator/deliver.ts'
import { inject as injectRequest, specOf, wireOf } from './requests.ts'
import { cloneDatabase } from './test-database.ts'

export { specOf } from './requests.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database of the run, given by its global setup. */
    templateUrl: string
    /** The address of the run's PostgreSQL, as a superuser. */
    superuserUrl: string
  }
}

/** Limits are off, because tests make many calls within a minute of their clock; tests of the limits set them. */
const UNLIMITED = {
  SIGNED_IN_PER_MINUTE: '1000000',
  PERSON_READS_PER_MINUTE: '0',
  PERSON_MUTATIONS_PER_MINUTE: '0',
  PERSON_MUTATIONS_PER_DAY: '0',
}

const BEGINNING = '2026-11-21T08:00:00.000Z'

/** A clock that stands still until a test moves it. */
export class TestClock {
  #now = new Date(BEGINNING)
  now(): Date {
    return new Date(this.#now)
  }
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
  /** Sets the clock back to its beginning. */
  restart(): void {
    this.#now = new Date(BEGINNING)
  }
}

export interface CallOptions {
  token?: string | undefined
  idempotencyKey?: string
  locale?: string
  ip?: string
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  clock: TestClock
  services: Services
  /** Calls an endpoint over HTTP semantics, typed by the contract. */
  call<Key extends EndpointKey>(
    key: Key,
    request: RequestOf<EndpointOf<Key>>,
    options?: CallOptions,
  ): Promise<Answer<ResponseOf<EndpointOf<Key>>>>
  /** Runs the waiting jobs. @returns how many there were */
  runJobs(): Promise<number>
  /** Runs the timers that are due by the test's clock. @returns how many there were */
  runTimers(): Promise<number>
  close(): Promise<void>
}

/** An answer: its HTTP status and its envelope. */
export type Answer<T> = Envelope<T> & { status: number }

export const systemOf = (test: TestApp) => systemCtx(test.services, 'test')

interface TestAppOptions {
  /** Draws what rows of pictures describe. */
  drawings?: Drawings
  /** What to clone in place of the run's template. */
  templateUrl?: string
  /** An existing database to use as it is; it is not removed. */
  databaseUrl?: string
}

/** The whole application in process on a database of its own, cloned from the run's template unless another is named. */
export async function makeTestApp(
  environment: Environment = {},
  { templateUrl, databaseUrl, drawings }: TestAppOptions = {},
): Promise<TestApp> {
  const database =
    databaseUrl === undefined
      ? await cloneDatabase(templateUrl ?? inject('templateUrl'))
      : { url: databaseUrl, drop: async () => undefined }
  // Metrics count for a process, in which applications of other test files have run.
  areaCounters.resetMetrics()
  const dataDir = mkdtempSync(join(tmpdir(), 'zhujia-test-'))
  const config = readConfig(
    { MODE: 'test', ...UNLIMITED, ...environment },
    { dataDir, secret: 'test-secret-test-secret-test-secret' },
  )
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const { db, close } = connect(database.url, { log, size: 10 })
  const boss = await openBoss(database.url, log, { migrate: false, supervise: false })
  const clock = new TestClock()
  const jobs = jobsOver(boss, AREA_JOBS)
  const services: Services = { db, clock, config, log, jobs, providers: makeProviders({ db, clock, jobs, config }) }
  const pictures = drawings && pictureFinder({ db, storage: services.providers.storage, drawings })
  const app = await buildApp({ services, readiness: { isReady: true }, lookEveryMs: 20, ...(pictures && { pictures }) })
  return {
    app,
    db,
    clock,
    services,
    call: callerOf(app),
    runJobs: () =>
      drainJobs(boss, { jobs: jobsWith(deliverTo(app)), makeCtx: (signal) => systemCtx(services, newId(), signal) }),
    runTimers: () => sweepTimers(systemCtx(services, 'timers'), TIMER_HANDLERS),
    close: () => closeAll({ app, boss, close, drop: database.drop, dataDir }),
  }
}

/** Notices arrive over HTTP semantics, as a channel's would. */
const deliverTo =
  (app: FastifyInstance): Deliver =>
  async (path, { headers, body }) =>
    (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode

interface Open {
  app: FastifyInstance
  boss: PgBoss
  close(): Promise<void>
  drop(): Promise<void>
  dataDir: string
}

async function closeAll({ app, boss, close, drop, dataDir }: Open): Promise<void> {
  await app.close()
  await boss.stop({ graceful: false })
  await close()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
}

const callerOf =
  (app: FastifyInstance): TestApp['call'] =>
  async (key, request, options = {}) => {
    const { status, envelope } = await injectRequest(app, wireOf(specOf(key), request, options))
    return { status, ...(envelope as Envelope<ResponseOf<EndpointOf<typeof key>>>) }
  }
