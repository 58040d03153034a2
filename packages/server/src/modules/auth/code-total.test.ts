import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { smsCodes } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp({ CODES_PER_MINUTE: '4', CODES_PER_DAY: '10' })
})
afterAll(() => at.close())

let asked = 0
/** Asks for a code of a number and from a network that nobody asked from before. */
async function ask(app = at): Promise<string> {
  const n = ++asked
  const body = { phone: `159${String(n).padStart(8, '0')}`, purpose: 'login' as const }
  const answer = await app.call('auth.sendCode', { body }, { ip: `2001:${n.toString(16)}::1` })
  return answer.success ? 'ok' : `${answer.status} ${answer.errorCode}`
}
const askAtOnce = async (times: number) => (await Promise.all(Array.from({ length: times }, () => ask()))).toSorted()

async function refused(): Promise<Record<string, number>> {
  const { body } = await at.app.inject({ url: '/metrics' })
  const lines = body.matchAll(/^zhujia_codes_refused_total\{limit="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, limit = '', count]) => [limit, Number(count)]))
}

test('all numbers together are sent so many codes a minute and a day, whatever the network, and the log says so once', async () => {
  const warn = vi.spyOn(at.services.log, 'warn')
  const warned = () => warn.mock.calls.filter(([, message]) => String(message).startsWith('codes of all'))
  const { phone } = await addPerson(at, ['owner'])
  const deviceToken = `zjd_${'0'.repeat(43)}`
  await at.call('auth.login', { body: { phone, password: PASSWORD, deviceToken } })
  expect(await askAtOnce(7)).toEqual([
    '200 CODE_TOO_SOON',
    '200 CODE_TOO_SOON',
    '200 CODE_TOO_SOON',
    'ok',
    'ok',
    'ok',
    'ok',
  ])
  expect(await at.db.$count(smsCodes)).toBe(4)
  const before = await digestOf(at.db)
  expect(await ask()).toBe('200 CODE_TOO_SOON')
  expect(await digestOf(at.db)).toEqual(before)
  expect(warned()).toEqual([[{ limit: 'minute', most: 4 }, expect.any(String)]])
  // A known device is neither counted nor refused.
  const known = { body: { phone, purpose: 'login' as const, deviceToken } }
  expect(await at.call('auth.sendCode', known)).toMatchObject({ success: true })
  at.clock.advance(60)
  expect(await askAtOnce(4)).toEqual(['ok', 'ok', 'ok', 'ok'])
  at.clock.advance(60)
  expect(await askAtOnce(3)).toEqual(['200 CODE_LIMIT', 'ok', 'ok'])
  expect(await at.call('auth.sendCode', known)).toMatchObject({ success: true })
  expect(await refused()).toEqual({ minute: 4, day: 1 })
  expect(warned().map(([fields]): unknown => fields)).toEqual([
    { limit: 'minute', most: 4 },
    { limit: 'day', most: 10 },
  ])
  at.clock.advance(86_400)
  expect(await ask()).toBe('ok')
})

test('with 0 there is no such limit', async () => {
  const open = await makeTestApp({ CODES_PER_MINUTE: '0', CODES_PER_DAY: '0' })
  try {
    for (let times = 0; times < 12; times++) expect(await ask(open)).toBe('ok')
  } finally {
    await open.close()
  }
})

test('the /32 of a provider is sent eight times as many as a subnet', async () => {
  const open = await makeTestApp({ CODES_PER_MINUTE: '0', CODES_PER_DAY: '0' })
  try {
    const now = open.clock.now()
    const expiresAt = new Date(now.getTime() + 300_000)
    // Eight subnets of 100 codes that nobody has entered, but for one.
    await open.db.insert(smsCodes).values(
      Array.from({ length: 799 }, (_, n) => ({
        id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
        phone: `1570000${1000 + n}`,
        purpose: 'login',
        ip: `2001:db8:${n.toString(16)}::`,
        createdAt: now,
        expiresAt,
      })),
    )
    const send = (phone: string, ip: string) =>
      open.call('auth.sendCode', { body: { phone, purpose: 'login' } }, { ip })
    // The first is about to write its code when the second asks.
    const first = holdStatements(/insert into "sms_codes"/)
    const sent = send('15600000001', '2001:db8:9001::1')
    await first.reached
    const refused = send('15600000002', '2001:db8:9002::1')
    await lockAwaited(open)
    first.letGo()
    expect(await sent).toMatchObject({ success: true })
    expect(await refused).toMatchObject({ status: 200, errorCode: 'CODE_LIMIT' })
    expect(await send('15600000003', '2001:db9:1::1')).toMatchObject({ success: true })
  } finally {
    await open.close()
  }
})
