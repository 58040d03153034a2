import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { addProduct, makeCatalogue, openShop } from '#testing/catalogue-fixture.ts'
import { addPerson } from '#testing/sessions.ts'
import { makeTestApp } from '#testing/test-app.ts'

vi.mock('node:fs', { spy: true })

// Loading takes as long as the machine is busy, and PostgreSQL ends a transaction that does nothing for five seconds.
test('words are loaded before the transaction that indexes the first product of a process', async () => {
  const at = await makeTestApp()
  const picture = await makeCatalogue(at)
  const shopId = await openShop(at, { ownerId: (await addPerson(at, ['merchant'])).userId, picture })
  const { mock: read } = vi.mocked(readFileSync).mockClear()
  const { mock: query } = vi.spyOn(pg.Client.prototype, 'query')
  await addProduct(at, { shopId, picture, skus: [{ priceFen: 100, stock: 1 }] })
  const loaded = read.calls.findIndex(([path]) => String(path).endsWith('jieba/dict.txt'))
  const begun = query.calls.findIndex(([statement]) => String(statement).startsWith('begin'))
  expect(query.invocationCallOrder[begun]).toBeGreaterThan(read.invocationCallOrder[loaded] ?? Infinity)
  await at.close()
})
