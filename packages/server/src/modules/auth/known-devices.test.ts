import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock.ts'
import { knownDevices, smsCodes } from '#tables/auth.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

let tokens = 0
const newDevice = (): string => `zjd_${String(++tokens).padStart(43, '0')}`

/** Signs in by password. */
async function logIn(phone: string, { ip, deviceToken }: { ip: string; deviceToken?: string }): Promise<string> {
  const body = { phone, password: PASSWORD, ...(deviceToken === undefined ? {} : { deviceToken }) }
  const answer = await at.call('auth.login', { body }, { ip })
  return answer.success ? 'ok' : answer.errorCode
}

async function ask(phone: string, { ip, deviceToken }: { ip: string; deviceToken?: string }): Promise<string> {
  const body = { phone, purpose: 'login', ...(deviceToken === undefined ? {} : { deviceToken }) } as const
  const answer = await at.call('auth.sendCode', { body }, { ip })
  return answer.success ? 'ok' : answer.errorCode
}

/** Signs in on a device of which nobody knows yet, and asks for a code there. */
async function askOnNewDevice(phone: string, ip: string): Promise<string> {
  const deviceToken = newDevice()
  expect(await logIn(phone, { ip, deviceToken })).toBe('ok')
  return ask(phone, { ip, deviceToken })
}

test('all known devices of a number together are sent one code a minute, five an hour and ten a day; strangers have theirs', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const ip = '10.110.0.1'
  const deviceToken = newDevice()
  await logIn(phone, { ip, deviceToken })
  expect(await ask(phone, { ip, deviceToken })).toBe('ok')
  expect(await askOnNewDevice(phone, ip)).toBe('CODE_TOO_SOON')
  for (let n = 0; n < 2; n++) {
    at.clock.advance(60)
    expect(await askOnNewDevice(phone, ip)).toBe('ok')
  }
  for (let n = 0; n < 2; n++) {
    at.clock.advance(60)
    expect(await ask(phone, { ip, deviceToken })).toBe('ok')
  }
  at.clock.advance(60)
  const before = await at.db.$count(smsCodes)
  expect(await askOnNewDevice(phone, ip)).toBe('CODE_LIMIT_HOUR')
  expect(await at.db.$count(smsCodes)).toBe(before)
  expect(await ask(phone, { ip: '10.111.0.1' })).toBe('ok')
  for (let n = 0; n < 5; n++) {
    at.clock.advance(HOUR)
    expect(await ask(phone, { ip, deviceToken })).toBe('ok')
  }
  at.clock.advance(HOUR)
  expect(await ask(phone, { ip, deviceToken })).toBe('CODE_LIMIT')
})

test('who makes device after device known has five a day, and asks for codes as a stranger with the others', async () => {
  const { phone, userId } = await addPerson(at, ['owner'])
  const other = await addPerson(at, ['owner'])
  const ip = '10.112.0.1'
  const first = newDevice()
  expect(await logIn(phone, { ip, deviceToken: first })).toBe('ok')
  for (let n = 0; n < 4; n++) expect(await logIn(phone, { ip, deviceToken: newDevice() })).toBe('ok')
  const sixth = newDevice()
  const count = () => at.db.$count(knownDevices, eq(knownDevices.userId, userId))
  expect([await logIn(phone, { ip, deviceToken: sixth }), await count()]).toEqual(['ok', 5])
  // What strangers asked for binds the sixth, and no known one.
  expect(await ask(phone, { ip: '10.113.0.1' })).toBe('ok')
  expect(await ask(phone, { ip, deviceToken: sixth })).toBe('CODE_TOO_SOON')
  expect(await ask(phone, { ip, deviceToken: first })).toBe('ok')
  // A device that is known already takes none of the five, and other accounts have five of their own.
  expect([await logIn(phone, { ip, deviceToken: first }), await count()]).toEqual(['ok', 5])
  await logIn(other.phone, { ip, deviceToken: sixth })
  expect(await at.db.$count(knownDevices, eq(knownDevices.userId, other.userId))).toBe(1)
  at.clock.advance(DAY / 5)
  expect([await logIn(phone, { ip, deviceToken: sixth }), await count()]).toEqual(['ok', 6])
})

test('codes that known devices asked for do not use up those of strangers at their address', async () => {
  const ip = '10.114.0.1'
  for (let n = 0; n < 4; n++) {
    const { phone } = await addPerson(at, ['owner'])
    const deviceToken = newDevice()
    await logIn(phone, { ip, deviceToken })
    for (let code = 0; code < 5; code++) {
      at.clock.advance(60)
      expect(await ask(phone, { ip, deviceToken })).toBe('ok')
    }
  }
  expect(await ask('15871002000', { ip })).toBe('ok')
})
