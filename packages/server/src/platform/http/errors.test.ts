import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { urlFor } from '../db/provision.ts'

/** What `/fails` throws. */
let failure: unknown
let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
  at.app.get('/fails', () => {
    throw failure
  })
  await at.app.ready()
})
afterAll(() => at.close())

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(at.services.log, level).mockImplementation((_about: unknown, said?: string) =>
      logged.push(`${level}: ${said}`),
    )
})

/** How a failure of the server is answered, and what of it is in the log. */
async function answered(error: unknown): Promise<unknown[]> {
  failure = error
  const reply = await at.app.inject({ url: '/fails' })
  return [reply.statusCode, reply.json<{ errorCode: string }>().errorCode, ...logged]
}

const state = (code: string): Error => Object.assign(new Error('said by the database'), { code })
const BUG = [500, 'INTERNAL', 'error: unexpected error']
const BUSY = [503, 'BUSY', 'warn: answered busy']
const AWAY = [503, 'BUSY', 'error: answered busy: the database is not available']

test.each([
  [
    'a bug that only speaks of a connection',
    new TypeError("Cannot read properties of undefined (reading 'connection')"),
    BUG,
  ],
  ['a rule of a table that is broken', state('23505'), BUG],
  ['an object that is in no state for it', state('55000'), BUG],
  ['a lock that is awaited too long', state('55P03'), BUSY],
  ['a connection that was lost', new Error('Connection terminated unexpectedly'), AWAY],
  ['a server that stops', state('57P01'), AWAY],
  ['a server that has crashed', state('57P02'), AWAY],
  ['a server that starts', state('57P03'), AWAY],
  ['a server that lets nobody in under this name', state('28000'), AWAY],
])('%s is answered as what it is', async (_what, error, answer) => {
  expect(await answered(error)).toEqual(answer)
})

test.each([
  ['password', { password: 'of before' }],
  ['database', { database: 'not_here' }],
])('a connection whose %s is not right any more answers busy, and says so to the operator', async (_what, change) => {
  const wrong = new pg.Client({ connectionString: urlFor(inject('templateUrl'), change) })
  const error: unknown = await wrong.connect().catch((caught: unknown) => caught)
  expect(await answered(error)).toEqual(AWAY)
})
