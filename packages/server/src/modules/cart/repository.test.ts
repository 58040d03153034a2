import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines } from '#tables/cart.ts'
import { makeTradeFixture } from '#testing/trade-fixture.ts'
import { addPerson } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { changeLine } from './repository.ts'

const at = sharedTestApp({ emptied: 'once' })

// The command finds a line under its owner first, so that no request ever reaches this second check.
test('the statement that changes a line changes none of somebody else', async () => {
  const { buyer, skuIds } = await makeTradeFixture(at)
  await at.call('cart.addLine', { body: { skuId: skuIds[0][0] ?? '', quantity: 1 } }, buyer)
  const mine = eq(cartLines.userId, buyer.userId)
  const [before] = await at.db.select().from(cartLines).where(mine)
  const other = await addPerson(at, ['owner'])
  const id = before?.id ?? ''
  expect(await changeLine(at.db, { userId: other.userId, id }, { quantity: 9 })).toBe(false)
  expect(await at.db.select().from(cartLines).where(mine)).toEqual([before])
  expect(await changeLine(at.db, { userId: buyer.userId, id }, { quantity: 9 })).toBe(true)
  expect(await at.db.select().from(cartLines).where(mine)).toEqual([{ ...before, quantity: 9 }])
})
