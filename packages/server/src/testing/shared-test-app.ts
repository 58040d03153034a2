import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import type { Environment } from '../platform/config.ts'
import { makeTestApp, type TestApp } from './test-app.ts'
import { cloneDatabase, openEmptier } from './test-database.ts'

interface Shared {
  at: TestApp
  /** Empties its database and resets its clock. */
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
 * One application for all tests of a file. Each test starts with an empty database and the clock at its beginning, as after
 * `makeTestApp`, but without its cost: a new application takes half a second, and its first answers are slow. Other changes stay
 * (rights on tables, providers, values in memory): a test that makes such a change makes its own application.
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
