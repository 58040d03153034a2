import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { makeTestApp, type TestApp } from './test-app.ts'
import { cloneDatabase, openEmptier } from './test-database.ts'
import { atWorkerEnd } from './worker-end.ts'

interface Shared {
  at: TestApp
  /** Empties its database and resets its clock. */
  renew(): Promise<void>
  close(): Promise<void>
}

async function share(): Promise<Shared> {
  const database = await cloneDatabase(inject('templateUrl'))
  const emptier = await openEmptier(inject('superuserUrl'), database.url)
  const at = await makeTestApp({}, { databaseUrl: database.url })
  return {
    at,
    close: async () => {
      await at.close()
      await emptier.close()
      await database.drop()
    },
    renew: async () => {
      await emptier.empty()
      at.clock.restart()
    },
  }
}

/** The application of this worker, from the first file that asks for it. */
let ofWorker: Promise<Shared> | undefined

function shareInWorker(): Promise<Shared> {
  if (!ofWorker) {
    ofWorker = share()
    atWorkerEnd(async () => (await ofWorker)?.close())
  }
  return ofWorker
}

interface SharedTestAppOptions {
  /** How often the database is emptied: before each test, or once, for tests that build on each other. */
  emptied?: 'each test' | 'once'
  /** For tests that change what emptying does not restore: rights on tables, providers. */
  isOfFileAlone?: boolean
}

/**
 * One application for all files of a worker that ask for it. A test, or a file, starts with an empty database and the clock at
 * its beginning, as after `makeTestApp`, but without its cost: a new application takes half a second, and its first answers are
 * slow. Other changes stay (rights on tables, providers, values in memory): a file that makes such a change shares an application
 * among its own tests alone, and a test that needs an environment of its own makes its own.
 */
export function sharedTestApp({ emptied = 'each test', isOfFileAlone = false }: SharedTestAppOptions = {}): TestApp {
  let shared: Shared | undefined
  const open = (): TestApp => {
    if (!shared) throw new Error('the application is there once the tests have begun')
    return shared.at
  }
  beforeAll(async () => {
    shared = await (isOfFileAlone ? share() : shareInWorker())
    if (emptied === 'once') await shared.renew()
  })
  if (isOfFileAlone) afterAll(() => shared?.close())
  if (emptied === 'each test') beforeEach(() => shared?.renew())
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
