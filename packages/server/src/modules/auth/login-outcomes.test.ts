import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPerson, PASSWORD } from '#testing/sessions.ts'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

/** How many logins had each outcome since the process began. */
async function countedLogins(): Promise<Record<string, number>> {
  const { body } = await at.app.inject({ url: '/metrics' })
  const lines = body.matchAll(/^zhujia_logins_total\{result="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, result = '', count]) => [result, Number(count)]))
}

test('log lines and metrics distinguish a failed login from a good one, without phone, password or token', async () => {
  const { phone } = await addPerson(at, ['owner'])
  const info = vi.spyOn(at.services.log, 'info')
  const logIn = (password: string) => at.call('auth.login', { body: { phone, password } }, { ip: '10.90.0.1' })
  for (let n = 0; n < 4; n++) await logIn('not this one')
  const answer = await logIn(PASSWORD)
  await logIn('not this one')
  await logIn('not this one')
  await at.call('auth.login', { body: { phone, code: '000000' } }, { ip: '10.90.0.1' })
  expect(await countedLogins()).toEqual({ ok: 1, LOGIN_FAILED: 5, LOGIN_THROTTLED: 1, CODE_WRONG: 1 })
  const lines = info.mock.calls.filter(([, message]) => String(message) === 'login').map(([fields]): unknown => fields)
  const failed = { requestId: expect.any(String), result: 'LOGIN_FAILED', by: 'password' }
  expect(lines).toEqual([
    failed,
    failed,
    failed,
    failed,
    { ...failed, result: 'ok' },
    failed,
    { ...failed, result: 'LOGIN_THROTTLED' },
    { ...failed, result: 'CODE_WRONG', by: 'code' },
  ])
  if (!answer.success) throw new Error(answer.message)
  for (const secret of [phone, PASSWORD, answer.data.token])
    expect(JSON.stringify(info.mock.calls)).not.toContain(secret)
})
