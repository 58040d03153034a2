import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '#testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('a message has the time of the clocks in China', async () => {
  await at.call('auth.sendCode', { body: { phone: '13900000001', purpose: 'login' } })
  await at.runJobs()
  const { body } = await at.app.inject('/simulator/sms')
  const inChina = new Date(at.clock.now().getTime() + 8 * 3600_000).toISOString()
  const [day = '', time = ''] = inChina.slice(0, 19).split('T')
  expect(body).toContain(`${day.replaceAll('-', '/')} ${time}`)
})
