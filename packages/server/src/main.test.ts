import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_NOTICE_PATH } from '@zhujia/contract/payments/schemas.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findPostmaster } from './platform/embedded-postgres/postmaster.ts'
import { temporaryFolder } from './platform/embedded-postgres/test-support.ts'
import { newId } from './platform/ids.ts'
import { newToken, sha256 } from './platform/keys.ts'
import { launch, type Process, waitUntilReady } from './testing/server-process.ts'
import { cloneDatabase } from './testing/test-database.ts'
import { specOf, urlOf } from './testing/requests.ts'

const PHONE = '13912345678'
const token = newToken()

let database: Awaited<ReturnType<typeof cloneDatabase>>
let dataDir: string
let server: Process

const environment = (change: Record<string, string> = {}): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  MODE: 'production',
  SECRET: 'kN3v-8sTq2_Zp5wXy7uB1cD4eF6gH9jL',
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  PORT: '0',
  ...change,
})

async function query(text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(text, values)
  await client.end()
  return rows
}

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'))
  dataDir = mkdtempSync(join(tmpdir(), 'zhujia-main-'))
  const userId = newId()
  await query(`insert into users (id, phone, nickname, created_at) values ($1, $2, '林晓雯', now())`, [userId, PHONE])
  await query(`insert into user_roles (user_id, role, is_primary, granted_at) values ($1, 'owner', true, now())`, [
    userId,
  ])
  await query(
    `insert into sessions (id, token_hash, user_id, active_roles, auth_epoch, device, created_at, last_seen_at, idle_expires_at, absolute_expires_at)
     values ($1, $2, $3, '{owner}', 0, '', now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [newId(), sha256(token), userId],
  )
  await query(`insert into simulated_sms (id, phone, body, at) values ($1, $2, '验证码 123456', now())`, [
    newId(),
    PHONE,
  ])
  await query(`insert into simulator_keys (name, private_key, public_key) values ('another', 'private', 'public')`)
  server = await launch(environment())
  await waitUntilReady(server.url)
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('in production there is no simulator: no page, no cashier, no style', async () => {
  for (const path of ['/simulator/sms', '/simulator/cashier/1', '/simulator/style.css', '/simulator/']) {
    expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 404])
  }
})

test('in production no simulator says or stores anything, and what one has left is taken out', async () => {
  const left = async () =>
    query(`select (select count(*)::int from simulated_sms) as messages, (select count(*)::int from simulator_keys) as keys,
      (select count(*)::int from sms_codes) as codes`)
  expect(await left()).toEqual([{ messages: 0, keys: 0, codes: 0 }])
  const notice = await fetch(`${server.url}${PAYMENT_NOTICE_PATH.replace(':provider', 'simulator')}`, {
    method: 'POST',
    headers: { 'x-simulator-signature': 'AAAA', 'x-simulator-timestamp': '1763712000000', 'x-simulator-nonce': 'n' },
    body: '{}',
  })
  expect(notice.status).toBe(404)
  const code = await fetch(`${server.url}${urlOf(specOf('auth.sendCode'), {})}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: PHONE, purpose: 'login' }),
  })
  expect(await code.json()).toMatchObject({ success: false, errorCode: 'SMS_UNAVAILABLE' })
  expect(await left()).toEqual([{ messages: 0, keys: 0, codes: 0 }])
})

test('a demo does not start on a database with real people, and changes nothing there', async () => {
  const look = () =>
    query(`select (select count(*)::int from users) as users, (select count(*)::int from facts) as facts`)
  const before = await look()
  const refused = await launch(environment({ MODE: 'demo' }))
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(/^This database holds real accounts: .*\n$/)
  expect(await look()).toEqual(before)
})

test('a port in use is reported in one line, and no PostgreSQL stays behind', { timeout: 120_000 }, async () => {
  const { port } = new URL(server.url)
  const folder = temporaryFolder()
  const refused = await launch({ PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: port })
  expect(await refused.ended).toBe(1)
  const [started, refusal, ...rest] = refused.output().trim().split('\n')
  expect([started, refusal, rest]).toEqual([
    expect.stringContaining('PostgreSQL is running') as string,
    `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or set PORT to another one (0 takes any that is free).`,
    [],
  ])
  expect(findPostmaster(join(folder, 'postgres/cluster'))).toBeUndefined()
})

test('a connection that PostgreSQL ends does not end the server', async () => {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'zhujia' and pid <> pg_backend_pid()`,
  )
  await waitUntilReady(server.url)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('asked to stop it answers what it has begun, accepts no more, and ends well; its log names nobody', async () => {
  const headers = { 'content-type': 'application/json' }
  const answers = Array.from({ length: 8 }, () =>
    fetch(`${server.url}${urlOf(specOf('auth.login'), {})}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ phone: PHONE, password: 'not the password' }),
    }).then(async (reply) => ((await reply.json()) as { errorCode: string }).errorCode),
  )
  const profile = await fetch(`${server.url}${urlOf(specOf('account.getProfile'), {})}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(profile.status).toBe(200)
  server.child.kill('SIGTERM')
  const outcomes = await Promise.all(answers)
  expect(outcomes.every((code) => ['LOGIN_FAILED', 'LOGIN_THROTTLED', 'TRIES_THROTTLED', 'BUSY'].includes(code))).toBe(
    true,
  )
  expect(await server.ended).toBe(0)
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  const output = server.output()
  expect(output).toMatch(/"route":"\/api\/v1\/auth\/login".*"outcome":"LOGIN_FAILED"/)
  for (const secret of [PHONE, token, 'not the password', '林晓雯', 'kN3v-8sTq2']) expect(output).not.toContain(secret)
})

test('hard-coded secret: it does not start with a trivial one, and says why without a trace', async () => {
  const refused = await launch(environment({ SECRET: 'x'.repeat(40) }))
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('SECRET')
  expect(refused.output()).not.toMatch(/\n\s+at /)
})

test('with a wrong password it does not start, and says so in one line', async () => {
  const url = new URL(database.url)
  url.password = 'not-this-one'
  const refused = await launch(environment({ DATABASE_URL: url.href }))
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(
    `The database that DATABASE_URL names cannot be used: password authentication failed for user "${url.username}".\n`,
  )
})

test('as a role that does not own the tables it does not start, and says so in one line', async () => {
  const role = `stranger_${newId().replaceAll('-', '')}`
  const superuser = new pg.Client({ connectionString: inject('superuserUrl') })
  await superuser.connect()
  await superuser.query(`create role ${role} login password 'stranger'`)
  const url = Object.assign(new URL(database.url), { username: role, password: 'stranger' })
  const refused = await launch(environment({ DATABASE_URL: url.href }))
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toBe(
    'The role of DATABASE_URL must own the database and its tables: permission denied for table facts.\n',
  )
  await superuser.query(`drop role ${role}`)
  await superuser.end()
})

test('production does not start on a database with the demo world', async () => {
  await query(`insert into facts (key, value, at) values ('demo-world', '1', now())`)
  const refused = await launch(environment())
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('demo world')
})
