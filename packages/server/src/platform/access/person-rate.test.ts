import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { personRates } from '#tables/platform.ts'
import { digestOf } from '#testing/digest.ts'
import { addPerson, mintSession, type Person } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { cloneDatabase } from '#testing/test-database.ts'

const LIMITS = { PERSON_READS_PER_MINUTE: '100', PERSON_MUTATIONS_PER_MINUTE: '40', PERSON_MUTATIONS_PER_DAY: '60' }

/** Two processes on one database. */
let database: Awaited<ReturnType<typeof cloneDatabase>>
let one: TestApp
let two: TestApp
let person: Person
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  one = await makeTestApp(LIMITS, { databaseUrl: database.url })
  two = await makeTestApp(LIMITS, { databaseUrl: database.url })
})
afterAll(async () => {
  await one.close()
  await two.close()
  await database.drop()
})
beforeEach(async () => {
  person = await addPerson(one, ['owner'])
})

const read = (at: TestApp, { token } = person) => at.call('cart.countLines', {}, { token })
const change = (at: TestApp, { token } = person) => at.call('search.recordSearch', { body: { q: '瓷砖' } }, { token })
/** How many of so many calls at once went through. */
async function passed(call: () => Promise<{ success: boolean }>, times: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, call))
  return answers.filter(({ success }) => success).length
}

test('one person reads a hundred times a minute and no more; the refusal says how long to wait and writes nothing', async () => {
  one.clock.advance(15)
  expect(await passed(() => read(one), 105)).toBe(100)
  const before = await digestOf(one.db)
  const rates = await one.db.select().from(personRates)
  expect(await read(one)).toEqual({
    status: 200,
    success: false,
    code: 40904,
    errorCode: 'TOO_FAST',
    message: '操作太频繁，请稍后再试',
    data: { retryAfterSeconds: 45 },
  })
  expect([await digestOf(one.db), await one.db.select().from(personRates)]).toEqual([before, rates])
  expect(await read(one, await addPerson(one, ['owner']))).toMatchObject({ success: true })
  expect(await change(one)).toMatchObject({ success: true })
  one.clock.advance(45)
  expect(await read(one)).toMatchObject({ success: true })
})

test('two processes and two sessions are one person', async () => {
  const token = await mintSession(one, person.userId, { activeRoles: ['owner'] })
  two.clock.advance((one.clock.now().getTime() - two.clock.now().getTime()) / 1000)
  const counts = [await passed(() => change(one), 30), await passed(() => change(two, { ...person, token }), 30)]
  expect(counts).toEqual([30, 10])
  expect(await change(one)).toMatchObject({ errorCode: 'TOO_FAST' })
})

/** Puts the clock of the second process so many seconds ahead of the first one's, which is set to the begin of a minute. */
function setClocks(aheadSeconds: number): void {
  one.clock.advance(60 - ((one.clock.now().getTime() / 1000) % 60))
  two.clock.advance(aheadSeconds + (one.clock.now().getTime() - two.clock.now().getTime()) / 1000)
}

test.each([10, 60])(
  'a clock that is %i s ahead of another, in the next minute already, gives nobody more',
  async (ahead) => {
    setClocks(0)
    one.clock.advance(55)
    two.clock.advance(55 + ahead)
    let count = 0
    for (let n = 0; n < 30; n++) count += (await passed(() => change(two), 1)) + (await passed(() => change(one), 1))
    expect(count).toBe(40)
  },
)

test('a clock that was an hour wrong shuts nobody out until then', async () => {
  setClocks(3600)
  expect(await passed(() => change(two), 50)).toBe(40)
  expect(await change(one)).toMatchObject({ success: true })
})

test('over a day a person changes less than the minutes of it would allow', async () => {
  expect(await passed(() => change(one), 50)).toBe(40)
  one.clock.advance(60)
  expect(await passed(() => change(one), 50)).toBe(20)
  one.clock.advance(60)
  expect(await change(one)).toMatchObject({ errorCode: 'TOO_FAST' })
  expect(await read(one)).toMatchObject({ success: true })
  one.clock.advance(86_400)
  expect(await change(one, { ...person, token: await mintSession(one, person.userId) })).toMatchObject({
    success: true,
  })
})

test('a share of the window is one statement: a hundred reads write twenty times, each person has one row of a kind', async () => {
  await passed(() => read(one), 100)
  const rows = (await one.db.select().from(personRates)).filter(({ userId }) => userId === person.userId)
  expect(rows.map(({ kind, taken }) => [kind, taken])).toEqual([['read', 100]])
})

test('the defaults are more than anybody needs: 1,200 reads and 300 changes a minute, 10,000 changes a day', () => {
  const config = readConfig({ MODE: 'test' }, { dataDir: '/', secret: randomUUID() })
  expect(config.personLimits).toEqual({ readsPerMinute: 1200, mutationsPerMinute: 300, mutationsPerDay: 10_000 })
})
