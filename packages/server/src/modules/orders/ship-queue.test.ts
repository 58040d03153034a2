import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { memberships } from '#tables/organisations.ts'
import { addProduct } from '#testing/catalogue-fixture.ts'
import { trading } from '#testing/orders.ts'
import { lineIdOf, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const HOUR = 3600

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** Goods that leave within three days, not two. */
let slow: string
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  const { rows } = await at.db.execute<{ id: string }>(sql`select id from files limit 1`)
  const promising = await addProduct(at, {
    shopId: fixture.shopIds[0],
    picture: rows[0]?.id ?? '',
    skus: [{ priceFen: 4500, stock: 100 }],
    change: { leadDays: 3 },
  })
  slow = promising.skuIds[0] ?? ''
})

async function placePaid(skuId = ''): Promise<string> {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 2 }])
  await pay(at, fixture.buyer.token, paymentId)
  at.clock.advance(60)
  return orderIds[0] ?? ''
}

async function listed(query: object = {}, { token } = fixture.sellers[0]) {
  const answer = await at.call('orders.listOrders', { query: { view: 'seller', tab: 'toShip', ...query } }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const idsIn = ({ records }: Awaited<ReturnType<typeof listed>>) => records.map(({ id }) => id)
const dueIn = ({ records }: Awaited<ReturnType<typeof listed>>) =>
  records.map(({ shipDueAt, cancelAnswerDueAt }) => cancelAnswerDueAt ?? shipDueAt ?? '')
const byText = (a: string, b: string) => (a < b ? -1 : 1)

test('what a shop has to ship stands by its deadline, answers that are due among it, over all shops and in pages', async () => {
  const [[plain = ''], [other = '']] = fixture.skuIds
  const promised = await placePaid(slow)
  const parted = await placePaid(plain)
  await trade.ship(parted, [{ lineId: await lineIdOf(at, parted, plain), quantity: 1 }])
  at.clock.advance(10 * HOUR)
  const late = await placePaid(plain)
  const asked = await placePaid(plain)
  await trade.requestCancel(asked)
  const foreign = await placePaid(other)
  const found = await listed()
  // Asked: a day to answer. Parted, the older, and late: two days from payment. Promised: three days.
  expect(dueIn(found)).toEqual(dueIn(found).toSorted(byText))
  expect([idsIn(found), found.total]).toEqual([[asked, parted, late, promised], 4])
  const pages = [await listed({ size: 3 }), await listed({ size: 3, page: 2 })]
  expect(pages.map(idsIn)).toEqual([[asked, parted, late], [promised]])
  // A search of the tab keeps its order.
  expect(idsIn(await listed({ q: '测试' }))).toEqual([asked, parted, late, promised])
  // The buyer's list of the same tab stays newest first.
  expect(idsIn(await listed({ view: 'buyer' }, fixture.buyer))).toEqual([foreign, asked, late, parted, promised])
  // Declined, it is to be shipped by its own deadline again.
  await trade.decline(asked)
  expect(idsIn(await listed())).toEqual([parted, late, asked, promised])

  const { userId } = fixture.sellers[0]
  const member = {
    organisationId: fixture.shopIds[1],
    userId,
    permissions: ['order.read' as const],
    createdAt: at.clock.now(),
  }
  await at.db.insert(memberships).values(member)
  expect(dueIn(await listed())).toEqual(dueIn(await listed()).toSorted(byText))
  expect(idsIn(await listed())).toHaveLength(5)
})
