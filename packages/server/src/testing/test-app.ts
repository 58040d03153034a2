import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { Envelope } from '@zhujia/contract/core/envelope.ts'
import { ENDPOINTS, type EndpointKey, type EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { EndpointSpec } from '@zhujia/contract/core/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildApp, jobHandlers, type AppOptions } from '../app.ts'
import { readConfig, type Environment } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/types.ts'
import { jobsOver } from '../platform/jobs/jobs.ts'
import { drainJobs, openBoss } from '../platform/jobs/worker.ts'
import { systemCtx, type Services } from '../platform/make-ctx.ts'
import { makeProviders } from '../providers/make-providers.ts'
import { cloneDatabase } from './test-database.ts'

/** A clock that stands still until a test moves it. */
export class TestClock {
  #now = new Date('2026-11-21T08:00:00.000Z')
  now(): Date {
    return new Date(this.#now)
  }
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
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
  call<Key extends EndpointKey>(key: Key, request: RequestOf<EndpointOf<Key>>, options?: CallOptions): Promise<Answer<ResponseOf<EndpointOf<Key>>>>
  /** Delivers the jobs that wait; how many there were. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

/** An answer: its HTTP status and its envelope. */
export type Answer<T> = Envelope<T> & { status: number }

export const systemOf = (test: TestApp) => systemCtx(test.services, 'test')

/** The whole application in process on a database of its own. */
export async function makeTestApp(environment: Environment = {}, options: Pick<AppOptions, 'drawings'> = {}): Promise<TestApp> {
  const database = await cloneDatabase(inject('templateUrl'))
  const dataDir = mkdtempSync(join(tmpdir(), 'zhujia-test-'))
  const config = readConfig({ MODE: 'test', ...environment }, { dataDir, secret: 'test-secret-test-secret-test-secret' })
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const { db, close } = connect(database.url, { log, size: 10 })
  const boss = await openBoss(database.url, log, { migrate: false, supervise: false })
  const clock = new TestClock()
  const services: Services = { db, clock, config, log, jobs: jobsOver(boss), providers: makeProviders({ db, clock, dataDir }) }
  const app = await buildApp({ services, readiness: { isReady: true }, ...options })
  return {
    app,
    db,
    clock,
    services,
    call: callerOf(app),
    runJobs: () => drainJobs(boss, jobHandlers(services)),
    close: () => closeAll({ app, boss, close, drop: database.drop, dataDir }),
  }
}

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

interface AnyRequest {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** The endpoint's declaration by its key. */
export function specOf(key: EndpointKey): EndpointSpec {
  const [area = '', name = ''] = key.split('.')
  const endpoints: Record<string, Record<string, EndpointSpec>> = ENDPOINTS
  const spec = endpoints[area]?.[name]
  if (!spec) throw new Error(`no endpoint ${key}`)
  return spec
}

function callerOf(app: FastifyInstance): TestApp['call'] {
  return async (key, request, options = {}) => {
    const spec = specOf(key)
    const { params = {}, query = {}, body }: AnyRequest = request
    const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()
    const path = spec.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const reply = await app.inject({
      method: spec.method,
      url: `/api${path}${search ? `?${search}` : ''}`,
      headers: headersFor(spec, options),
      remoteAddress: options.ip ?? '127.0.0.1',
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: reply.statusCode, ...(JSON.parse(reply.body) as Envelope<ResponseOf<EndpointOf<typeof key>>>) }
  }
}

function headersFor(spec: EndpointSpec, options: CallOptions): Record<string, string> {
  return {
    'accept-language': options.locale ?? 'zh-CN',
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(spec.idempotent ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
  }
}
