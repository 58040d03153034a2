import { beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders } from '#tables/orders.ts'
import { products } from '#tables/catalogue.ts'
import { memberships } from '#tables/organisations.ts'
import {
  addAddress,
  deliverOrders,
  lineIdOf,
  makeTradeFixture,
  pay,
  placeOrders,
  type TradeFixture,
} from '#testing/trade-fixture.ts'
import { trading } from '#testing/orders.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { listViolations } from '#invariants.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let mine: { skuId: string; quantity: number }
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  mine = { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 }
})

/** The owner of the first shop, or one of its staff who may do nothing there, as a buyer. */
async function memberBuying(kind: 'owner' | 'staff'): Promise<TradeFixture['buyer']> {
  const person = kind === 'owner' ? fixture.sellers[0] : await addPerson(at, ['merchant'])
  const member = {
    organisationId: fixture.shopIds[0],
    userId: person.userId,
    permissions: [],
    createdAt: at.clock.now(),
  }
  if (kind === 'staff') await at.db.insert(memberships).values(member)
  const token = await mintSession(at, person.userId, { activeRoles: ['merchant'] })
  return { ...person, token, addressId: await addAddress(at, token) }
}

const write = async (id: string, skuId: string, token: string) => {
  const scores = { goods: 5, logistics: 5, service: 5 } as const
  const body = {
    lineId: await lineIdOf(at, id, skuId),
    scores,
    tags: [],
    text: '砖面平整，色差很小',
    photoIds: [],
    isAnonymous: false,
  }
  return at.call('reviews.writeReview', { params: { id }, body }, { token })
}

/** How many orders count as sales of the first product of each shop. */
const sold = async (): Promise<number[]> =>
  (await at.db.select({ sold: products.soldCount }).from(products).orderBy(products.id)).map((row) => row.sold)

test.each(['owner', 'staff'] as const)(
  'what the %s buys in the shop is delivered and settled, but neither counted as sold nor reviewed',
  async (kind) => {
    const buyer = await memberBuying(kind)
    const before = await sold()
    const other = { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 }
    const [id = ''] = await deliverOrders(at, { buyer, sellers: fixture.sellers }, [mine, other])
    const { orderOf } = trading(at, { ...fixture, buyer })
    const as = { token: buyer.token }
    expect(await orderOf(id)).toMatchObject({ state: 'received', actions: ['buyAgain', 'hide'] })
    expect(await write(id, mine.skuId, buyer.token)).toMatchObject({ status: 200, errorCode: 'REVIEW_CLOSED' })
    expect(await at.call('reviews.listOrderReviews', { params: { id }, query: { view: 'buyer' } }, as)).toMatchObject({
      data: { dueAt: null, lines: [{ review: null, actions: [] }] },
    })
    // The other shop's part of the same checkout is like any other order.
    expect(await at.call('orders.countOrders', { query: { view: 'buyer' } }, as)).toMatchObject({
      data: { received: 2, toReview: 1 },
    })
    expect((await sold()).map((count, index) => count - (before[index] ?? 0)).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await listViolations(at.db)).toEqual([])
  },
)

test('what is cancelled of it takes nothing off what others bought', async () => {
  await deliverOrders(at, fixture, [mine])
  const before = await sold()
  const buyer = await memberBuying('staff')
  const trade = trading(at, { ...fixture, buyer })
  const { orderIds, paymentId } = await placeOrders(at, buyer, [mine])
  await pay(at, buyer.token, paymentId)
  const [id = ''] = orderIds
  await trade.requestCancel(id)
  expect(await trade.agree(id)).toMatchObject({ success: true })
  expect(await sold()).toEqual(before)
  await at.runJobs()
  expect(await listViolations(at.db)).toEqual([])
})

test('leaving the shop afterwards makes no review possible: what counts is the day of the order', async () => {
  const buyer = await memberBuying('staff')
  const [id = ''] = await deliverOrders(at, { buyer, sellers: fixture.sellers }, [mine])
  await at.db.delete(memberships).where(eq(memberships.userId, buyer.userId))
  expect((await trading(at, { ...fixture, buyer }).orderOf(id)).actions).toEqual(['buyAgain', 'hide'])
  const { isOwnShop, reviewDueAt, reviewableLines } = orders
  const [stored] = await at.db.select({ isOwnShop, reviewDueAt, reviewableLines }).from(orders).where(eq(orders.id, id))
  expect(stored).toEqual({ isOwnShop: true, reviewDueAt: null, reviewableLines: 0 })
})

test('of what they buy from their own shop owners are notified as buyers only', async () => {
  const owner = await memberBuying('owner')
  const { orderIds, paymentId } = await placeOrders(at, owner, [mine])
  await pay(at, owner.token, paymentId)
  const [id = ''] = orderIds
  const seller = { token: owner.token }
  await trading(at, { ...fixture, buyer: owner }).ship(id)
  const answer = await at.call('notifications.listNotifications', { query: {} }, seller)
  const about = answer.success ? answer.data.records.filter(({ subject }) => subject?.id === id) : []
  expect(about.map(({ category, kind }) => [category, kind])).toEqual([['orders', 'shipped']])
})
