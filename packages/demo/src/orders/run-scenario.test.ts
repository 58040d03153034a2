import { afterAll, beforeAll, expect, test } from 'vitest'
import { listViolations } from '@zhujia/server/invariants.ts'
import { orderLines } from '@zhujia/server/tables/orders.ts'
import { makeTestApp, systemOf, type TestApp } from '@zhujia/server/testing/test-app.ts'
import { makeTradeFixture } from '@zhujia/server/testing/trade-fixture.ts'
import { runnerOf } from '../runner.ts'
import { runScenario } from './run-scenario.ts'

let at: TestApp
beforeAll(async () => {
  at = await makeTestApp()
})
afterAll(() => at.close())

test('a part that was cancelled is not cancelled again: what is open is what was neither shipped nor cancelled', async () => {
  const sku = { priceFen: 8900, stock: 100 }
  const { buyer, sellers, skuIds } = await makeTradeFixture(at, [[sku, sku], [sku]])
  const placedAt = at.clock.now()
  const reason = { reason: 'outOfStock', note: '' } as const
  const cancel = (isAll: boolean) => ({ kind: 'cancelPart', at: placedAt, isAll, reason }) as const
  await runScenario(runnerOf(systemOf(at)), {
    buyerId: buyer.userId,
    sellerOf: () => sellers[0].userId,
    lines: skuIds[0].map((skuId, place) => ({ skuId, quantity: [3, 1][place] ?? 0 })),
    remark: () => '',
    placedAt,
    // The only step of the last line, then one of the first, then what is left.
    events: [{ kind: 'pay', at: placedAt }, cancel(false), cancel(false), cancel(true)],
  })
  const lines = await at.db.select().from(orderLines).orderBy(orderLines.position)
  expect(lines.map(({ quantity, cancelledQuantity }) => [quantity, cancelledQuantity])).toEqual([
    [3, 3],
    [1, 1],
  ])
  expect(await listViolations(at.db)).toEqual([])
})
