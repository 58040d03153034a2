import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeconds, DAY } from '#platform/clock.ts'
import { knownDevices, loginThrottles, smsCodes } from '#tables/auth.ts'
import { listSimulatedSms } from '#providers/sms/simulator.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

interface Attempt {
  phone: string
  ip: string
  password?: string
  deviceToken?: string
}

const wrong = { password: 'not this one' }

/** The outcome of one attempt by password. */
async function attempt({ ip, ...body }: Attempt): Promise<string> {
  const answer = await at.call('auth.login', { body: { ...wrong, ...body } }, { ip })
  return answer.success ? 'ok' : answer.errorCode
}

/** How many attempts at once had each outcome. */
const outcomesOf = async (attempts: readonly Attempt[]) => tally(await Promise.all(attempts.map(attempt)))

/** The same in parts, because more of one network at once are refused as busy. */
async function guessInParts(attempts: readonly Attempt[]): Promise<void> {
  for (let n = 0; n < attempts.length; n += 50)
    expect(await outcomesOf(attempts.slice(n, n + 50))).not.toHaveProperty('BUSY')
}

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

const times = <T>(n: number, make: (index: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index))

/** Guesses at codes that nobody was sent, at logins and resets in turn. They cost no hash. */
async function guessCodes(n: number, ip: string): Promise<Record<string, number>> {
  const code = '000000'
  const guess = (index: number) => {
    const phone = `1586000${1000 + index}`
    return index % 2 === 0
      ? at.call('auth.login', { body: { phone, code } }, { ip })
      : at.call('auth.resetPassword', { body: { phone, code, password: 'a better one 7' } }, { ip })
  }
  const answers = await Promise.all(times(n, guess))
  return tally(answers.map((answer) => (answer.success ? 'ok' : answer.errorCode)))
}

const rowsNow = async (): Promise<number> => {
  const [row] = await at.db.select({ n: count() }).from(loginThrottles)
  return row?.n ?? 0
}

const tokenOf = (n: number): string => `zjd_${String(n).padStart(43, '0')}`
let devices = 0

/** Signs in once on a new device and answers the token by which it is known from then on. */
async function knownDevice(phone: string, ip: string): Promise<string> {
  const deviceToken = tokenOf(++devices)
  expect(await attempt({ phone, ip, password: PASSWORD, deviceToken })).toBe('ok')
  return deviceToken
}

async function codeFor(body: { phone: string; deviceToken?: string }, ip: string): Promise<string> {
  expect(await at.call('auth.sendCode', { body: { ...body, purpose: 'login' } }, { ip })).toMatchObject({
    success: true,
  })
  await at.runJobs()
  const [newest] = (await listSimulatedSms(at.db)).filter((sms) => sms.phone === body.phone)
  return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? ''
}

test('of 50 guesses at one phone at once, from 50 networks, exactly five are looked at', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const guesses = times(50, (n) => ({ phone, ip: `10.${n}.0.1` }))
  // Whether those that are looked at are answered in time depends on the machine.
  expect((await outcomesOf(guesses)).LOGIN_THROTTLED).toBe(45)
  at.clock.advance(61)
  expect((await outcomesOf(guesses)).LOGIN_THROTTLED).toBe(49)
})

test('of 50 guesses at codes at once from one address, at 50 phones and of resets, exactly thirty are looked at', async () => {
  expect(await guessCodes(50, '10.60.0.1')).toEqual({ CODE_WRONG: 30, TRIES_THROTTLED: 20 })
  expect(await attempt({ phone: '15810002000', ip: '10.60.0.1' })).toBe('TRIES_THROTTLED')
  expect(await attempt({ phone: '15810002000', ip: '10.60.0.2' })).toBe('LOGIN_FAILED')
})

test('a refused guess counts for its source, and writes no row of its own', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const ip = '10.61.0.1'
  expect(await outcomesOf(times(5, () => ({ phone, ip })))).toEqual({ LOGIN_FAILED: 5 })
  const before = await rowsNow()
  expect(await outcomesOf(times(25, () => ({ phone, ip })))).toEqual({ LOGIN_THROTTLED: 25 })
  expect(await attempt({ phone: '15820000000', ip })).toBe('TRIES_THROTTLED')
  expect(await rowsNow()).toBe(before)
})

test('a guess that its source may not make does not count for the phone', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const ip = '10.62.0.1'
  await guessCodes(30, ip)
  expect(await outcomesOf(times(10, () => ({ phone, ip })))).toEqual({ TRIES_THROTTLED: 10 })
  expect(await attempt({ phone, ip: '10.63.0.1', password: PASSWORD })).toBe('ok')
})

test('a subnet may make 200 guesses', async () => {
  const { phone } = await addPerson(at, ['owner'])
  await guessInParts(times(200, (n) => ({ phone, ip: `10.64.0.${n + 1}` })))
  expect(await attempt({ phone: '15840000000', ip: '10.64.0.250' })).toBe('TRIES_THROTTLED')
  expect(await attempt({ phone: '15840000000', ip: '10.64.1.1' })).toBe('LOGIN_FAILED')
})

/** Instants at which a counter of so many guesses in 15 minutes is full but for one. */
const allButOne = async (key: string) =>
  at.db.insert(loginThrottles).values({ key, emptyAt: addSeconds(at.clock.now(), 900 - 0.562) })

test('the /32 of a provider may make 1,600 guesses, and what is refused for it leaves no rows', async () => {
  await allButOne('provider 2001:dba::/32')
  expect(await attempt({ phone: '15850000002', ip: '2001:dba:1::1' })).toBe('LOGIN_FAILED')
  const before = await rowsNow()
  expect(await attempt({ phone: '15850000003', ip: '2001:dba:2::1' })).toBe('TRIES_THROTTLED')
  expect(await rowsNow()).toBe(before)
  expect(await attempt({ phone: '15850000003', ip: '2001:dbb:2::1' })).toBe('LOGIN_FAILED')
})

/** Somebody guesses on from one address long after it is refused. */
async function guessOn(ip: string): Promise<void> {
  for (let n = 0; n < 6; n++) expect(await guessCodes(50, ip)).toHaveProperty('TRIES_THROTTLED')
}

test.each([
  ['address of a /24 does not shut out its neighbours', '10.67.0.5', '10.67.0.77', 'subnet 10.67.0.0/24'],
  ['/64 does not shut out the other subnets of its /32', '2001:dbc:1:1::1', '2001:dbc:2::1', 'provider 2001:dbc::/32'],
])('what one %s: its refused guesses count for itself alone', async (...[, ip, neighbour, wider]) => {
  const { phone } = await addPerson(at, ['owner'])
  await guessOn(ip)
  const [row] = await at.db.select().from(loginThrottles).where(eq(loginThrottles.key, wider))
  const step = ip.includes(':') ? 0.562 : 4.5
  expect(row?.emptyAt).toEqual(addSeconds(at.clock.now(), 30 * step))
  expect(await attempt({ phone, ip: neighbour, password: PASSWORD })).toBe('ok')
  expect(await attempt({ phone, ip, password: PASSWORD })).toBe('TRIES_THROTTLED')
})

test('of guesses at once from the addresses of one subnet exactly as many are looked at as are left, and nobody prolongs the wait of the others', async () => {
  const fullBut = 5
  const emptyAt = addSeconds(at.clock.now(), 900 - fullBut * 4.5)
  await at.db.insert(loginThrottles).values({ key: 'subnet 10.68.0.0/24', emptyAt })
  const guess = (n: number) =>
    at.call('auth.login', { body: { phone: '15860001000', code: '000000' } }, { ip: `10.68.0.${n + 1}` })
  const answers = async () =>
    tally((await Promise.all(times(40, guess))).map((answer) => (answer.success ? 'ok' : answer.errorCode)))
  expect(await answers()).toEqual({ CODE_WRONG: fullBut, TRIES_THROTTLED: 40 - fullBut })
  expect(await answers()).toEqual({ TRIES_THROTTLED: 40 })
  at.clock.advance(4.5)
  expect(await answers()).toEqual({ CODE_WRONG: 1, TRIES_THROTTLED: 39 })
})

test('in a full network a guess counts for the address that has guessed before, and a new one leaves no row', async () => {
  const [guessed, fresh] = ['10.69.0.1', '10.69.0.2']
  await guessCodes(1, guessed)
  await at.db
    .update(loginThrottles)
    .set({ emptyAt: addSeconds(at.clock.now(), 900) })
    .where(eq(loginThrottles.key, 'subnet 10.69.0.0/24'))
  const before = await rowsNow()
  expect(await guessCodes(1, fresh)).toEqual({ TRIES_THROTTLED: 1 })
  expect(await guessCodes(1, guessed)).toEqual({ TRIES_THROTTLED: 1 })
  expect(await rowsNow()).toBe(before)
  const [row] = await at.db
    .select()
    .from(loginThrottles)
    .where(eq(loginThrottles.key, `address ${guessed}`))
  expect(row?.emptyAt).toEqual(addSeconds(at.clock.now(), 2 * 30))
})

test('IPv6 counts by /64 as an address and by /48 as a subnet', async () => {
  const { phone } = await addPerson(at, ['owner'])
  await outcomesOf(times(30, (n) => ({ phone, ip: `2001:db8:7:1::${n + 1}` })))
  expect(await attempt({ phone: '15850000000', ip: '2001:db8:7:1:ffff::1' })).toBe('TRIES_THROTTLED')
  expect(await attempt({ phone: '15850000000', ip: '2001:db8:7:2::1' })).toBe('LOGIN_FAILED')
  await guessInParts(times(170, (n) => ({ phone, ip: `2001:db8:7:${n + 10}::1` })))
  expect(await attempt({ phone: '15850000001', ip: '2001:db8:7:fff::1' })).toBe('TRIES_THROTTLED')
  expect(await attempt({ phone: '15850000001', ip: '2001:db8:8::1' })).toBe('LOGIN_FAILED')
})

test('a right password is no guess: people sign in behind one address without using it up', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const ip = '10.65.0.1'
  await guessCodes(28, ip)
  for (let n = 0; n < 3; n++) expect(await attempt({ phone, ip, password: PASSWORD })).toBe('ok')
  expect(await outcomesOf(times(3, () => ({ phone, ip })))).toEqual({ LOGIN_FAILED: 2, TRIES_THROTTLED: 1 })
})

test('forty newcomers of one address sign in by code one after the other: what they answer is neither counted as a guess nor as a code sent', async () => {
  const ip = '10.66.0.1'
  for (const phone of times(40, (n) => `1589000${1000 + n}`)) {
    const code = await codeFor({ phone }, ip)
    expect(await at.call('auth.login', { body: { phone, code } }, { ip })).toMatchObject({ success: true })
  }
  expect(await guessCodes(31, ip)).toEqual({ CODE_WRONG: 30, TRIES_THROTTLED: 1 })
})

test('while a stranger guesses, the owner gets in from a device that signed in before, by password and by code', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const deviceToken = await knownDevice(phone, '10.70.0.1')
  const stranger = { phone, ip: '10.71.0.1' }
  const askAsStranger = () => at.call('auth.sendCode', { body: { phone, purpose: 'login' } }, { ip: '10.71.0.2' })
  await outcomesOf(times(40, () => stranger))
  expect(await askAsStranger()).toMatchObject({ success: true })
  const code = await codeFor({ phone, deviceToken }, '10.70.0.1')
  // The stranger asks for a newer code, and spends the tries of all that they can reach.
  at.clock.advance(60)
  expect(await askAsStranger()).toMatchObject({ success: true })
  for (let n = 0; n < 6; n++)
    expect(await at.call('auth.login', { body: { phone, code } }, { ip: '10.72.0.1' })).toMatchObject({
      errorCode: 'CODE_WRONG',
    })
  await outcomesOf(times(40, () => ({ phone, ip: '10.71.0.3' })))
  expect(await attempt({ phone, ip: '10.70.0.1', password: PASSWORD })).toBe('LOGIN_THROTTLED')
  expect(await attempt({ phone, ip: '10.70.0.1', password: PASSWORD, deviceToken })).toBe('ok')
  // Even from the network that the stranger guesses from.
  const answer = await at.call('auth.login', { body: { phone, code, deviceToken } }, { ip: stranger.ip })
  expect(answer).toMatchObject({ success: true })
})

test('a known device has five guesses of its own, at its own account alone', async () => {
  const owner = await addPerson(at, ['owner'])
  const other = await addPerson(at, ['owner'])
  const deviceToken = await knownDevice(owner.phone, '10.73.0.1')
  const guess = { ip: '10.73.0.1', deviceToken }
  // Nothing of its own guesses is used up yet: at an account that it does not belong to it is a stranger.
  await outcomesOf(times(5, () => ({ phone: other.phone, ip: '10.74.0.1' })))
  expect(await attempt({ ...guess, phone: other.phone, password: PASSWORD })).toBe('LOGIN_THROTTLED')
  expect(await outcomesOf(times(20, () => ({ ...guess, phone: owner.phone })))).toEqual({
    LOGIN_FAILED: 5,
    LOGIN_THROTTLED: 15,
  })
})

test('an account knows its ten newest devices', async () => {
  const { phone, userId } = await addPerson(at, ['owner'])
  const first = await knownDevice(phone, '10.75.0.1')
  for (let n = 0; n < 10; n++) {
    at.clock.advance(DAY / 5)
    await knownDevice(phone, '10.75.0.1')
  }
  expect(await at.db.$count(knownDevices, sql`user_id = ${userId}`)).toBe(10)
  await outcomesOf(times(5, () => ({ phone, ip: '10.76.0.1' })))
  expect(await attempt({ phone, ip: '10.75.0.1', password: PASSWORD, deviceToken: first })).toBe('LOGIN_THROTTLED')
})

test('a token makes no device known before it signed in', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const guess = { phone, ip: '10.83.0.1', deviceToken: tokenOf(++devices) }
  await outcomesOf(times(5, () => guess))
  expect(await attempt(guess)).toBe('LOGIN_THROTTLED')
  expect(await at.db.$count(knownDevices, sql`token_hash = sha256(${guess.deviceToken}::bytea)`)).toBe(0)
})

test('a device has one token for all who sign in on it', async () => {
  const [one, two] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const deviceToken = await knownDevice(one.phone, '10.81.0.1')
  expect(await attempt({ phone: two.phone, ip: '10.81.0.1', password: PASSWORD, deviceToken })).toBe('ok')
  for (const { phone } of [one, two]) {
    await outcomesOf(times(5, () => ({ phone, ip: '10.82.0.1' })))
    expect(await attempt({ phone, ip: '10.81.0.1', password: PASSWORD, deviceToken })).toBe('ok')
  }
})

test('with a new password only the device that set it stays known', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const here = await knownDevice(phone, '10.77.0.1')
  const there = await knownDevice(phone, '10.77.0.1')
  await at.call('auth.sendCode', { body: { phone, purpose: 'reset', deviceToken: here } }, { ip: '10.77.0.1' })
  await at.runJobs()
  const [sms] = (await listSimulatedSms(at.db)).filter((one) => one.phone === phone)
  const code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? ''
  const password = 'a better one 7'
  expect(
    await at.call('auth.resetPassword', { body: { phone, code, password, deviceToken: here } }, { ip: '10.77.0.1' }),
  ).toMatchObject({ success: true })
  await outcomesOf(times(5, () => ({ phone, ip: '10.78.0.1' })))
  expect(await attempt({ phone, ip: '10.77.0.1', password, deviceToken: there })).toBe('LOGIN_THROTTLED')
  expect(await attempt({ phone, ip: '10.77.0.1', password, deviceToken: here })).toBe('ok')
})

test('an address is sent 20 codes a day, of IPv6 a /64; a known device on it is sent its own', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const deviceToken = await knownDevice(phone, '10.80.0.1')
  const send = (n: number) =>
    at.call(
      'auth.sendCode',
      { body: { phone: `1587000${1000 + n}`, purpose: 'login' } },
      { ip: `2001:db8:9:1::${n + 1}` },
    )
  for (let n = 0; n < 20; n++) expect(await send(n)).toMatchObject({ success: true })
  const before = await at.db.$count(smsCodes)
  expect(await send(20)).toMatchObject({ errorCode: 'CODE_LIMIT' })
  expect(await at.db.$count(smsCodes)).toBe(before)
  expect(
    await at.call('auth.sendCode', { body: { phone, purpose: 'login', deviceToken } }, { ip: '2001:db8:9:1::1' }),
  ).toMatchObject({ success: true })
})

test('a subnet is sent 100 codes a day, however many ask at once', async () => {
  const send = (n: number, ip: string) =>
    at.call('auth.sendCode', { body: { phone: `1588000${1000 + n}`, purpose: 'login' } }, { ip })
  for (let n = 0; n < 98; n++) expect(await send(n, `10.81.0.${n}`)).toMatchObject({ success: true })
  const last = await Promise.all(times(10, (n) => send(100 + n, `10.81.0.${100 + n}`)))
  expect(tally(last.map((answer) => (answer.success ? 'ok' : answer.errorCode)))).toEqual({ ok: 2, CODE_LIMIT: 8 })
  expect(await send(200, '10.81.1.1')).toMatchObject({ success: true })
})
