import { expect, test } from 'vitest'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { searchDocuments } from '#tables/search.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { lockAwaited } from '#testing/lock-awaited.ts'
import { placeJoint } from '#testing/orders.ts'
import { makeTestApp, systemOf } from '#testing/test-app.ts'
import { pay } from '#testing/trade-fixture.ts'
import { listViolations } from '#invariants.ts'
import { INDEX_VERSION } from './commands/index-products.ts'
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

test('documents are made anew also while they cannot be moved between classes', async () => {
  const at = await makeTestApp()
  try {
    await placeJoint(at)
    await at.db.update(searchDocuments).set({ version: 0, class: 4 })
    await at.db.execute(
      `create function fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    )
    await at.db.execute('create trigger fail before update of class on search_documents execute function fail()')
    const upkeep = async () => {
      for (const kind of ['search.upkeep', 'search.classes'] as const)
        await setTimer(systemOf(at), { kind, subjectId: NO_SUBJECT, dueAt: at.clock.now() })
      await at.runTimers()
    }
    const documents = () =>
      at.db.select({ version: searchDocuments.version, class: searchDocuments.class }).from(searchDocuments)
    await upkeep()
    expect(await documents()).toEqual([1, 2].map(() => ({ version: INDEX_VERSION, class: 4 })))
    await at.db.execute('drop function fail cascade')
    await upkeep()
    expect(await documents()).toEqual([1, 2].map(() => ({ version: INDEX_VERSION, class: 1 })))
  } finally {
    await at.close()
  }
})
