import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import { placeTwoLines } from '#testing/orders.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { pay } from '#testing/trade-fixture.ts'
import { notify, onePerson } from './index.ts'

const at = sharedTestApp()
let traded: Awaited<ReturnType<typeof placeTwoLines>>
let buyer: Person
let seller: Person
beforeEach(async () => {
  traded = await placeTwoLines(at)
  buyer = traded.fixture.buyer
  seller = traded.fixture.sellers[0]
})

type Query = RequestOf<EndpointOf<'notifications.listNotifications'>>['query']
const list = async (person: { token: string }, query: Query = {}) => {
  const answer = await at.call('notifications.listNotifications', { query }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const kindsOf = async (person: { token: string }, query?: Query) =>
  (await list(person, query)).records.map(({ category, kind }) => `${category} ${kind}`)
const unreadOf = async (person: { token: string }) => (await at.call('notifications.countUnread', {}, person)).data
/** Money was paid, a minute later the goods are on their way. */
const shipped = async () => {
  await pay(at, buyer.token, traded.paymentId)
  at.clock.advance(60)
  await traded.trade.ship(traded.id)
}

test('each side is notified of the steps that the other one takes, with what the order is now', async () => {
  await shipped()
  expect(await list(buyer)).toEqual({
    total: 1,
    seen: expect.stringMatching(/^\d+:\d+:/),
    records: [
      {
        id: expect.any(String),
        category: 'orders',
        kind: 'shipped',
        at: at.clock.now().toISOString(),
        isRead: false,
        amountFen: null,
        subject: {
          is: 'order',
          id: traded.id,
          number: (await traded.trade.orderOf(traded.id)).number,
          title: (await traded.trade.orderOf(traded.id)).lines[0]?.title,
          lineCount: 2,
          picture: (await traded.trade.orderOf(traded.id)).lines[0]?.picture,
        },
        isGone: false,
      },
    ],
  })
  expect(await kindsOf(seller)).toEqual(['shop paid'])
  await traded.trade.receive(traded.id)
  expect(await kindsOf(seller)).toEqual(['shop received', 'shop paid'])
  expect(await kindsOf(buyer)).toEqual(['orders shipped'])
})

test('a shop is notified that a cancellation is asked for and that receiving takes longer, its buyer of the answer', async () => {
  const { trade, id } = traded
  await pay(at, buyer.token, traded.paymentId)
  at.clock.advance(60)
  await trade.requestCancel(id)
  at.clock.advance(60)
  await trade.decline(id)
  expect(await kindsOf(seller)).toEqual(['shop cancelRequested', 'shop paid'])
  expect(await kindsOf(buyer)).toEqual(['orders cancelDeclined'])
  at.clock.advance(60)
  await trade.ship(id)
  at.clock.advance(60)
  expect(await trade.extend(id)).toMatchObject({ success: true })
  expect(await kindsOf(seller)).toEqual(['shop extended', 'shop cancelRequested', 'shop paid'])
  expect(await kindsOf(buyer)).toEqual(['orders shipped', 'orders cancelDeclined'])
})

test('members who may see the orders of a shop are notified, and others are not', async () => {
  const [reader, writer] = [await addPerson(at, ['merchant']), await addPerson(at, ['merchant'])]
  const [shopId] = traded.fixture.shopIds
  await at.db.insert(memberships).values([
    { organisationId: shopId, userId: reader.userId, permissions: ['order.read'], createdAt: at.clock.now() },
    { organisationId: shopId, userId: writer.userId, permissions: ['review.reply'], createdAt: at.clock.now() },
  ])
  await pay(at, buyer.token, traded.paymentId)
  expect(await kindsOf(reader)).toEqual(['shop paid'])
  expect(await kindsOf(writer)).toEqual([])
  expect(await kindsOf(traded.fixture.sellers[1])).toEqual([])
})

test('a refund that has arrived says its sum; a step that is refused notifies nobody', async () => {
  await pay(at, buyer.token, traded.paymentId)
  await traded.trade.cancelPart(traded.id, [{ lineId: traded.a, quantity: 1 }])
  expect(await kindsOf(buyer)).toEqual(['orders partCancelled'])
  at.clock.advance(60)
  // The refund is sent, and then the channel's notice is delivered.
  await at.runJobs()
  await at.runJobs()
  const [newest] = (await list(buyer)).records
  // The piece and its share of the freight.
  expect(newest).toMatchObject({ kind: 'refunded', amountFen: 9042 })
  const before = await digestOf(at.db)
  expect(await traded.trade.receive(traded.id)).toMatchObject({ success: false })
  expect(await digestOf(at.db)).toEqual(before)
})

test('a shop that cancels all of a paid order says so of the order, not of a rest of it', async () => {
  const { trade, id, a, b } = traded
  await pay(at, buyer.token, traded.paymentId)
  at.clock.advance(60)
  const { lines } = await trade.orderOf(id)
  const all = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }))
  expect(all.map(({ lineId }) => lineId).toSorted()).toEqual([a, b].toSorted())
  expect(await trade.cancelPart(id, all)).toMatchObject({ success: true, data: { state: 'cancelled' } })
  expect(await kindsOf(buyer)).toEqual(['orders allCancelled'])
})

test('what the reader may not open any more says so and names nothing of it', async () => {
  await pay(at, buyer.token, traded.paymentId)
  expect((await list(seller)).records).toMatchObject([{ isGone: false, subject: { id: traded.id } }])
  await at.db.delete(memberships).where(eq(memberships.userId, seller.userId))
  expect((await list(seller)).records).toMatchObject([{ isGone: true, subject: null }])
})

test('the unread counts are those of the lists, by category', async () => {
  await shipped()
  await notify(at.db, { category: 'account', kind: 'passwordReset', at: at.clock.now() }, onePerson(buyer.userId))
  const counts = await unreadOf(buyer)
  expect(counts).toEqual({ orders: 1, shop: 0, members: 0, account: 1 })
  expect((await list(buyer, { unread: '1' })).total).toBe(2)
  expect(await kindsOf(buyer, { category: 'account', unread: '1' })).toEqual(['account passwordReset'])
  const [order] = (await list(buyer, { category: 'orders' })).records
  const read = await at.call('notifications.markRead', { body: { ids: [order?.id ?? ''] } }, buyer)
  expect(read).toMatchObject({ data: { orders: 0, shop: 0, members: 0, account: 1 } })
  expect(await unreadOf(buyer)).toEqual({ orders: 0, shop: 0, members: 0, account: 1 })
  expect(await kindsOf(buyer, { unread: '1' })).toEqual(['account passwordReset'])
  expect((await list(buyer)).records.map(({ kind, isRead }) => `${kind} ${isRead}`).toSorted()).toEqual([
    'passwordReset false',
    'shipped true',
  ])
  expect(await at.call('notifications.summarise', {}, buyer)).toMatchObject({
    data: {
      categories: expect.arrayContaining([
        { category: 'orders', unread: 0, latest: expect.objectContaining({ kind: 'shipped', isRead: true }) },
        { category: 'account', unread: 1, latest: expect.objectContaining({ kind: 'passwordReset' }) },
      ]),
    },
  })
})

test('nobody reads, marks or removes what is another one’s', async () => {
  await shipped()
  const [own] = (await list(buyer)).records
  const ids = [own?.id ?? '']
  expect(await at.call('notifications.summarise', {}, seller)).toMatchObject({
    data: { categories: [{ category: 'shop', latest: { kind: 'paid' } }] },
  })
  const before = await digestOf(at.db)
  expect(await at.call('notifications.getNotification', { params: { id: ids[0] ?? '' } }, seller)).toMatchObject({
    status: 404,
  })
  for (const call of ['notifications.markRead', 'notifications.removeNotifications'] as const)
    expect(await at.call(call, { body: { ids } }, seller)).toMatchObject({ data: { shop: 1 } })
  expect(await digestOf(at.db)).toEqual(before)
  expect(await at.call('notifications.removeNotifications', { body: { ids: [...ids, newId()] } }, buyer)).toMatchObject(
    {
      data: { orders: 0 },
    },
  )
  expect((await list(buyer)).total).toBe(0)
})
