import { afterAll, beforeAll, expect, test } from 'vitest'
import { found } from '#platform/refusal.ts'
import { digestOf } from '#testing/digest.ts'
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

test('the channel and the carrier do nothing for a caller that waits no longer', async () => {
  const { payments, sms } = at.services.providers
  const channel = found(payments.get('simulator'))
  const before = await digestOf(at.db)
  const over = AbortSignal.abort(new Error('over'))
  const [outTradeNo, outRefundNo, amountFen] = ['2611210000000001', '2611210000000002', 100]
  const order = { outTradeNo, amountFen, subject: outTradeNo, expiresAt: at.clock.now(), returnUrl: '/' }
  const message = { phone: '13900000001', template: 'code', params: { code: '1', minutes: '5' }, locale: 'en' } as const
  for (const call of [
    () => channel.create(order, over),
    () => channel.query(outTradeNo, over),
    () => channel.close(outTradeNo, over),
    () => channel.refund({ outTradeNo, outRefundNo, amountFen }, over),
    () => channel.queryRefund({ outTradeNo, outRefundNo }, over),
    () => found(sms).send(message, over),
  ])
    await expect(call()).rejects.toThrow('over')
  expect(await digestOf(at.db)).toEqual(before)
})
