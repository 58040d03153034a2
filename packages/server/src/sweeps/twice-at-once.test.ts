import { isMutation } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listViolations } from '#invariants.ts'
import { growthOf } from '../testing/digest.ts'
import { holdStatements } from '../testing/hold-statements.ts'
import { ENDPOINT_KEYS, outcomeOf, send, specOf, type AnyRequest } from '../testing/requests.ts'
import { otherValues } from '../testing/sweeps/other-values.ts'
import { sceneOf } from '../testing/sweeps/sweeps.ts'
import { makeWorld, type World } from '../testing/sweeps/world.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await makeTestApp()
  world = await makeWorld(at)
})
afterAll(() => at.close())

/** Of two at once either may find the session that the other one ends, or the token that it replaces. */
const END_THE_TOKEN: readonly EndpointKey[] = ['auth.logout', 'auth.changePassword', 'auth.changePhone']
const MUTATIONS = ENDPOINT_KEYS.filter((key) => isMutation(specOf(key)) && !END_THE_TOKEN.includes(key))

const WAITING = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Sends two at the same instant. Neither commits before the other has come as far as it can: to its own commit, to a lock that the
 * first one holds, or to its answer. So each has read what the other one is about to change.
 */
async function atOnce(sendings: readonly (() => Promise<string>)[]): Promise<string[]> {
  const commits = holdStatements(/^commit$/)
  let answered = 0
  const sent = sendings.map((sending) => sending().finally(() => answered++))
  const arrived = async () => commits.count() + answered + ((await at.db.execute(WAITING)).rowCount ?? 0)
  try {
    await expect.poll(arrived, { interval: 5, timeout: 10_000 }).toBeGreaterThanOrEqual(sendings.length)
  } finally {
    commits.letGo()
  }
  return (await Promise.all(sent)).toSorted()
}

/** Calls an endpoint as often as there are requests. @returns what each answers, when it is sent */
const sendingsOf = (key: EndpointKey, token: string, requests: readonly AnyRequest[]) =>
  requests.map((request) => async () => outcomeOf(await send(at.app, key, { request, token })))

test.each(MUTATIONS)('%s: the same twice at once is answered like one after the other', async (key) => {
  const outcomes: string[] = []
  const { token, request } = await sceneOf(world, key)
  const inTurn = await growthOf(at.db, async () => {
    for (const sending of sendingsOf(key, token, [request, request])) outcomes.push(await sending())
  })
  const again = await sceneOf(world, key)
  const both = await growthOf(at.db, async () =>
    expect(await atOnce(sendingsOf(key, again.token, [again.request, again.request]))).toEqual(outcomes.toSorted()),
  )
  // Fewer may be: sums and counts of what is not new.
  expect(Object.keys(both).filter((table) => Number(both[table]) > Number(inTurn[table]))).toEqual([])
})

test.each(MUTATIONS.filter((key) => specOf(key).body))(
  '%s: two that differ, at once, are both answered',
  async (key) => {
    const { token, request } = await sceneOf(world, key)
    const body = Object.assign({}, request.body, ...otherValues(key, request.body))
    const outcomes = await atOnce(sendingsOf(key, token, [request, { ...request, body }]))
    expect(outcomes.filter((outcome) => ['INTERNAL', 'BUSY', 'INVALID_INPUT'].includes(outcome))).toEqual([])
  },
)

test('after all of it no invariant is violated', async () => {
  expect(await listViolations(at.db)).toEqual([])
})
