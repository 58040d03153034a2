import { expect, test } from 'vitest'
import { searchDocuments } from '#tables/search.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { placeJoint } from '#testing/orders.ts'
import { makeTestApp, systemOf } from '#testing/test-app.ts'
import { pay } from '#testing/trade-fixture.ts'
import { listViolations } from '#invariants.ts'
import { refreshIndex } from './index.ts'

test('documents that are made anew while their products are being sold count the sale', async () => {
  const at = await makeTestApp()
  try {
    const { fixture, paymentId } = await placeJoint(at)
    await at.db.update(searchDocuments).set({ version: 0 })
    // The sale has counted itself in products and documents, and has not committed.
    const booking = holdStatements(/insert into "ledger_transfers"/)
    const paying = pay(at, fixture.buyer.token, paymentId)
    await booking.reached
    const refreshing = refreshIndex(systemOf(at))
    await lockAwaited(at)
    booking.letGo()
    await Promise.all([paying, refreshing])
    const sold = await at.db.select({ count: searchDocuments.soldCount }).from(searchDocuments)
    expect(sold).toEqual([{ count: 1 }, { count: 1 }])
    expect(await listViolations(at.db)).toEqual([])
  } finally {
    await at.close()
  }
})
