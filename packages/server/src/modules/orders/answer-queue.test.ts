import { beforeAll, expect, test } from 'vitest'
import type { Permission } from '@zhujia/contract/organisations/kinds.ts'
import { memberships } from '#tables/organisations.ts'
import { trading } from '#testing/orders.ts'
import { addPerson } from '#testing/sessions.ts'
import { lineIdOf, makeTradeFixture, pay, placeOrders, type TradeFixture } from '#testing/trade-fixture.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'

const at = sharedTestApp({ emptied: 'once' })
let fixture: TradeFixture
let trade: ReturnType<typeof trading>
/** Paid orders of the first shop, the oldest first. */
let ids: string[]
beforeAll(async () => {
  fixture = await makeTradeFixture(at)
  trade = trading(at, fixture)
  ids = []
  for (let n = 0; n < 4; n++) ids.push(await placePaid(fixture.skuIds[0][0] ?? ''))
})

async function placePaid(skuId: string): Promise<string> {
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [{ skuId, quantity: 2 }])
  await pay(at, fixture.buyer.token, paymentId)
  at.clock.advance(60)
  return orderIds[0] ?? ''
}

async function queue(token = fixture.sellers[0].token, page: object = {}) {
  const answer = await at.call('orders.listOrders', { query: { view: 'seller', tab: 'toAnswer', ...page } }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const idsIn = ({ records }: Awaited<ReturnType<typeof queue>>) => records.map(({ id }) => id)
const countFor = async (token: string, view: 'buyer' | 'seller' = 'seller') => {
  const answer = await at.call('orders.countOrders', { query: { view } }, { token })
  return answer.success && answer.data.toAnswer
}

test('a shop finds what buyers ask to cancel by its deadline, with what is asked, counted and in pages', async () => {
  const [first = '', second = '', third = ''] = ids
  const [skuId = ''] = fixture.skuIds[0]
  await trade.ship(first, [{ lineId: await lineIdOf(at, first, skuId), quantity: 1 }])
  // The newest order is asked about first, the oldest last: neither follows from when they were placed.
  await trade.requestCancel(third)
  at.clock.advance(600)
  await trade.requestCancel(second)
  at.clock.advance(600)
  await trade.requestCancel(first)
  const { token } = fixture.sellers[0]
  const found = await queue()
  expect(idsIn(found)).toEqual([third, second, first])
  expect(found).toMatchObject({
    total: 3,
    records: [
      {
        state: 'cancelRequested',
        cancelReason: 'changedMind',
        cancelAnswerDueAt: '2026-11-22T08:04:00.000Z',
        actions: ['agreeCancel', 'declineCancel', 'remark'],
      },
      { state: 'cancelRequested', cancelAnswerDueAt: '2026-11-22T08:14:00.000Z' },
      { state: 'restCancelRequested', cancelReason: 'changedMind', cancelAnswerDueAt: '2026-11-22T08:24:00.000Z' },
    ],
  })
  expect(await countFor(token)).toBe(3)
  const pages = [await queue(token, { size: 2 }), await queue(token, { size: 2, page: 2 })]
  expect(pages.map(idsIn)).toEqual([[third, second], [first]])
  expect(pages.map(({ total }) => total)).toEqual([3, 3])
  // A search of the tab keeps to it and to its order.
  const { number } = await trade.orderOf(second)
  expect(idsIn(await queue(token, { q: number }))).toEqual([second])
  expect(idsIn(await queue(token, { q: '测试' }))).toEqual([third, second, first])
})

test('who may read orders but not answer for the shop is counted none to answer', async () => {
  const countsOf = async (permissions: Permission[]) => {
    const { userId, token } = await addPerson(at, ['merchant'])
    await at.db
      .insert(memberships)
      .values({ organisationId: fixture.shopIds[0], userId, permissions, createdAt: at.clock.now() })
    const answer = await at.call('orders.countOrders', { query: { view: 'seller' } }, { token })
    return answer.success && [answer.data.toAnswer, answer.data.answerable]
  }
  expect(await countsOf(['order.read', 'order.ship'])).toEqual([3, 0])
  expect(await countsOf(['order.read', 'order.manage'])).toEqual([3, 3])
  const own = await at.call('orders.countOrders', { query: { view: 'buyer' } }, { token: fixture.buyer.token })
  expect(own).toMatchObject({ data: { toAnswer: 3, answerable: 0 } })
})

test('what is answered leaves the list; other shops, and members who may not read orders, see none of it', async () => {
  const [first = '', second = '', third = ''] = ids
  await trade.decline(third)
  await trade.agree(second)
  expect([idsIn(await queue()), await countFor(fixture.sellers[0].token)]).toEqual([[first], 1])
  const blind = await addPerson(at, ['merchant'])
  const permissions: Permission[] = ['order.ship', 'order.manage']
  await at.db
    .insert(memberships)
    .values({ organisationId: fixture.shopIds[0], userId: blind.userId, permissions, createdAt: at.clock.now() })
  for (const token of [fixture.sellers[1].token, blind.token])
    expect([await queue(token), await countFor(token)]).toEqual([{ records: [], total: 0 }, 0])
  expect(await countFor(fixture.buyer.token, 'buyer')).toBe(1)
})

test('a seller of two shops has one list, by deadline over both', async () => {
  const [first = ''] = ids
  await at.db.insert(memberships).values({
    organisationId: fixture.shopIds[1],
    userId: fixture.sellers[0].userId,
    permissions: ['order.read'],
    createdAt: at.clock.now(),
  })
  const other = await placePaid(fixture.skuIds[1][0] ?? '')
  await trade.requestCancel(other)
  expect(idsIn(await queue())).toEqual([first, other])
  expect(await countFor(fixture.sellers[0].token)).toBe(2)
})
