import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Environment } from '../platform/config.ts'
import { makeTestApp, type TestApp } from './test-app.ts'
import { cloneDatabase, openEmptier } from './test-database.ts'

interface Shared {
  at: TestApp
  /** Makes its database and its clock as they were. */
  renew(): Promise<void>
  close(): Promise<void>
}

async function share(environment: Environment): Promise<Shared> {
  const database = await cloneDatabase(inject('templateUrl'))
  const emptier = await openEmptier(inject('superuserUrl'), database.url)
  const at = await makeTestApp(environment, { databaseUrl: database.url })
  return {
    at,
    renew: async () => {
      await emptier.empty()
      at.clock.restart()
    },
    close: async () => {
      await at.close()
      await emptier.close()
      await database.drop()
    },
  }
}

/**
 * The application of a file's tests. Each test has it with an empty database and the clock at its beginning, as if it had made
 * one by `makeTestApp`, but without waiting for it: a new one takes half a second, and answers slowly as long as its connections
 * are new. What is changed elsewhere stays (rights on tables, providers, what is kept in memory): a test that does so makes its own.
 */
export function sharedTestApp(environment: Environment = {}): TestApp {
  let shared: Shared | undefined
  const open = (): TestApp => {
    if (!shared) throw new Error('the application is there once the tests have begun')
    return shared.at
  }
  beforeAll(async () => {
    shared = await share(environment)
  })
  beforeEach(() => shared?.renew())
  afterAll(() => shared?.close())
  return {
    get app() {
      return open().app
    },
    get db() {
      return open().db
    },
    get clock() {
      return open().clock
    },
    get services() {
      return open().services
    },
    call: (...request) => open().call(...request),
    runJobs: () => open().runJobs(),
    runTimers: () => open().runTimers(),
    close: () => open().close(),
  }
}
