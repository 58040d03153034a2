import { EVENTS_PATH } from '@zhujia/contract/core/event-stream.ts'
import { eq, sql } from 'drizzle-orm'
import type { AddressInfo, Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { users } from '#tables/auth.ts'
import { notifications } from '#tables/notifications.ts'
import { addPerson, mintSession, type Person } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'
import { cloneDatabase } from '#testing/test-database.ts'
import { newId } from '../ids.ts'
import { EventHub, type Line, type ListMarks } from './hub.ts'

let at: TestApp
/** A second process on the same database. */
let other: TestApp
const sockets: Socket[] = []
let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  const open = () => makeTestApp({ CONNECTIONS_PER_ADDRESS: '8' }, { databaseUrl: database.url })
  at = await open()
  other = await open()
  for (const { app } of [at, other]) await app.listen({ host: '127.0.0.1', port: 0 })
  at.app.server.on('connection', (socket) => sockets.push(socket))
})
afterAll(async () => {
  await at.close()
  await other.close()
  await database.drop()
})

const urlOf = ({ app }: TestApp) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const person = () => addPerson(at, ['owner'])

async function openStream(token: string | undefined, to = at) {
  const aborted = new AbortController()
  onTestFinished(() => aborted.abort())
  const answer = await fetch(`${urlOf(to)}/api${EVENTS_PATH}`, {
    headers: { 'accept-encoding': 'gzip, br', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    signal: aborted.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    answer,
    leave: () => aborted.abort(),
    /** What is said next; undefined at the end. */
    next: async () => (await reader?.read())?.value,
  }
}

const HINT = 'data: {"area":"notifications"}\n\n'
/** Something happens to a person, written by a process. */
async function notifyOf({ userId }: Person, by = at): Promise<string> {
  const id = newId()
  await by.db
    .insert(notifications)
    .values({ id, userId, category: 'account', kind: 'passwordReset', at: at.clock.now() })
  return id
}

test('a stream hints at once, and then whenever something of its person has changed, never what', async () => {
  const [one, two] = [await person(), await person()]
  const [first, second] = [await openStream(one.token), await openStream(two.token)]
  expect([await first.next(), await second.next()]).toEqual([HINT, HINT])
  const id = await notifyOf(one)
  expect(await first.next()).toBe(HINT)
  await at.call('notifications.markRead', { body: { ids: [id] } }, one)
  expect(await first.next()).toBe(HINT)
  // The other one has heard nothing so far: what it hears next is its end.
  await at.call('auth.logout', {}, two)
  expect(await second.next()).toBeUndefined()
})

test('what another process has written is heard here', async () => {
  const one = await person()
  const stream = await openStream(one.token)
  expect(await stream.next()).toBe(HINT)
  await notifyOf(one, other)
  expect(await stream.next()).toBe(HINT)
})

test('it is a stream of text, not compressed, kept nowhere, and its connection is not cut for silence', async () => {
  sockets.length = 0
  const { answer } = await openStream((await person()).token)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'geolocation=(self), camera=(self)',
  })
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(sockets.filter(({ timeout }) => timeout === 0)).toHaveLength(1)
})

test('without a session there is none', async () => {
  const { answer } = await openStream(undefined)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8'])
})

describe('a stream ends within one look once its session', () => {
  test.each<[string, (one: Person) => Promise<unknown>]>([
    ['has ended', (one) => at.call('auth.logout', {}, one)],
    [
      'is older than a change of password',
      ({ userId }) =>
        at.db
          .update(users)
          .set({ authEpoch: sql`auth_epoch + 1` })
          .where(eq(users.id, userId)),
    ],
    [
      'is of a disabled account',
      ({ userId }) => at.db.update(users).set({ disabledAt: at.clock.now() }).where(eq(users.id, userId)),
    ],
  ])('%s', async (_how, end) => {
    const one = await person()
    const stream = await openStream(one.token)
    expect(await stream.next()).toBe(HINT)
    await end(one)
    expect(await stream.next()).toBeUndefined()
    expect((await openStream(one.token)).answer.status).toBe(401)
  })

  test('has expired', async () => {
    const { userId } = await person()
    const token = await mintSession(at, userId, { idleExpiresAt: new Date(at.clock.now().getTime() + 60_000) })
    const stream = await openStream(token)
    expect(await stream.next()).toBe(HINT)
    at.clock.advance(61)
    expect(await stream.next()).toBeUndefined()
  })
})

test('a session has four streams at most and a person twelve; they are not among the connections of an address', async () => {
  const one = await person()
  const tokens = [one.token]
  for (const _ of [1, 2, 3]) tokens.push(await mintSession(at, one.userId))
  const statusesOf = async (token: string | undefined, count: number) => {
    const streams = []
    while (streams.length < count) streams.push(await openStream(token))
    return streams.map(({ answer }) => answer.status)
  }
  const first = await openStream(tokens[0])
  expect(await statusesOf(tokens[0], 4)).toEqual([200, 200, 200, 503])
  expect(await statusesOf(tokens[1], 4)).toEqual([200, 200, 200, 200])
  expect(await statusesOf(tokens[2], 4)).toEqual([200, 200, 200, 200])
  expect(await statusesOf(tokens[3], 1)).toEqual([503])
  // Eight connections are open at most, and twelve streams are: an ordinary request is answered.
  expect((await fetch(`${urlOf(at)}/healthz`)).status).toBe(200)
  await at.call('auth.logout', {}, { token: tokens[0] })
  while ((await first.next()) !== undefined);
  expect(await statusesOf(tokens[3], 1)).toEqual([200])
})

describe('a hub of its own', () => {
  const line: Line = { write: () => undefined, end: () => undefined }
  const actorOf = (n: number) => ({ kind: 'user', userId: `u${n}`, sessionId: `s${n}`, roles: [] }) as const
  const hubOf = (listMarks: ListMarks, limits = { session: 1, person: 1, address: 2, process: 3 }) => {
    const { db, clock } = at.services
    const hub = new EventHub(
      { db, clock, log: pino({ level: 'silent' }) },
      { marks: { notifications: listMarks }, lookEveryMs: 5, limits },
    )
    onTestFinished(() => hub.close())
    return hub
  }

  test('has no more streams than its address and its process may have', async () => {
    const hub = hubOf(async () => [])
    const close = hub.open(actorOf(1), '203.0.113.1', line)
    hub.open(actorOf(2), '203.0.113.1', line)
    expect(() => hub.open(actorOf(3), '203.0.113.1', line)).toThrow('BUSY')
    hub.open(actorOf(4), '198.51.100.1', line)
    expect(() => hub.open(actorOf(5), '192.0.2.1', line)).toThrow('BUSY')
    close()
    close()
    hub.open(actorOf(6), '203.0.113.1', line)
    expect(() => hub.open(actorOf(7), '203.0.113.1', line)).toThrow('BUSY')
  })

  test('keeps its streams while the database is away, and hints at what has happened meanwhile', async () => {
    const { userId, token } = await person()
    const sessionId = String((await at.db.execute(sql`select id from sessions where user_id = ${userId}`)).rows[0]?.id)
    expect(token).toBeTruthy()
    const answers = [
      async () => [{ userId, mark: 'before' }],
      async () => Promise.reject(new Error('the database is away')),
      async () => Promise.reject(new Error('the database is away')),
      async () => [{ userId, mark: 'after' }],
    ]
    const hub = hubOf(() => (answers.shift() ?? (async () => [{ userId, mark: 'after' }]))())
    const said: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    hub.open({ kind: 'user', userId, sessionId, roles: [] }, '203.0.113.1', {
      write: (text) => {
        said.push(text)
        if (said.length === 2) resolve()
      },
      end: () => said.push('end'),
    })
    await promise
    expect([said, answers]).toEqual([[HINT, HINT], []])
    await hub.close()
    expect(said).toEqual([HINT, HINT, 'end'])
    expect(() => hub.open(actorOf(1), '203.0.113.1', line)).toThrow('BUSY')
  })
})

test('a server that stops ends its streams and does not wait for them', async () => {
  const stopping = await makeTestApp({}, { databaseUrl: database.url })
  await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const stream = await openStream((await person()).token, stopping)
  expect(await stream.next()).toBe(HINT)
  await stopping.close()
  expect(await stream.next()).toBeUndefined()
})
