import { expect, inject, test } from 'vitest'
import { openProxy } from '#testing/silent-proxy.ts'
import { cloneDatabase } from '#testing/test-database.ts'
import { makeLog } from '../log.ts'
import { openBoss } from './worker.ts'

test('the queue goes on with another connection when its server falls silent', async () => {
  const owned = await cloneDatabase(inject('templateUrl'))
  const proxy = await openProxy(owned.url)
  const boss = await openBoss(proxy.url, makeLog('silent'), { migrate: false, supervise: false, silenceMs: 300 })
  try {
    expect(await boss.fetch('refund.send')).toEqual([])
    proxy.fallSilent()
    await expect(boss.fetch('refund.send')).rejects.toThrow('Query read timeout')
    expect(await boss.fetch('refund.send')).toEqual([])
  } finally {
    await boss.stop({ graceful: false })
    await proxy.stop()
    await owned.drop()
  }
})
