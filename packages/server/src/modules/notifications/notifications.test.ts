import { NOTIFICATIONS_MAX } from '@zhujia/contract/core/limits.ts'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { notifications } from '#tables/notifications.ts'
import { shopMembers } from '#tables/shops.ts'
import { digestOf } from '#testing/digest.ts'
import { placeTwoLines } from '#testing/orders.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { pay } from '#testing/trade-fixture.ts'
import { notify, personAlone } from './index.ts'
import { pruneNotifications } from './prune.ts'

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
    records: [
      {
        id: expect.any(String),
        category: 'orders',
        kind: 'shipped',
        at: at.clock.now().toISOString(),
        isRead: false,
        amountFen: null,
        subject: {
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

test('members who may see the orders of a shop are notified, and others are not', async () => {
  const [reader, writer] = [await addPerson(at, ['merchant']), await addPerson(at, ['merchant'])]
  const [shopId] = traded.fixture.shopIds
  await at.db.insert(shopMembers).values([
    { shopId, userId: reader.userId, permissions: ['order.read'], createdAt: at.clock.now() },
    { shopId, userId: writer.userId, permissions: ['product.write'], createdAt: at.clock.now() },
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

test('what the reader may not open any more says so and names nothing of it', async () => {
  await pay(at, buyer.token, traded.paymentId)
  expect((await list(seller)).records).toMatchObject([{ isGone: false, subject: { id: traded.id } }])
  await at.db.delete(shopMembers).where(eq(shopMembers.userId, seller.userId))
  expect((await list(seller)).records).toMatchObject([{ isGone: true, subject: null }])
})

test('the unread counts are those of the lists, by category', async () => {
  await shipped()
  await notify(at.db, { category: 'account', kind: 'passwordReset', at: at.clock.now() }, personAlone(buyer.userId))
  const counts = await unreadOf(buyer)
  expect(counts).toEqual({ orders: 1, shop: 0, account: 1 })
  expect((await list(buyer, { unread: '1' })).total).toBe(2)
  expect(await kindsOf(buyer, { category: 'account', unread: '1' })).toEqual(['account passwordReset'])
  const [order] = (await list(buyer, { category: 'orders' })).records
  const read = await at.call('notifications.markRead', { body: { ids: [order?.id ?? ''] } }, buyer)
  expect(read).toMatchObject({ data: { orders: 0, shop: 0, account: 1 } })
  expect(await unreadOf(buyer)).toEqual({ orders: 0, shop: 0, account: 1 })
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

test('all are marked up to the newest that was seen; what came later stays unread', async () => {
  await shipped()
  const until = at.clock.now().toISOString()
  at.clock.advance(1)
  await notify(at.db, { category: 'orders', kind: 'refunded', at: at.clock.now() }, personAlone(buyer.userId))
  expect(await at.call('notifications.markRead', { body: { until } }, buyer)).toMatchObject({
    data: { orders: 1, shop: 0, account: 0 },
  })
  expect(await kindsOf(buyer, { unread: '1' })).toEqual(['orders refunded'])
})

test('nobody reads, marks or removes what is another one’s', async () => {
  await shipped()
  const [own] = (await list(buyer)).records
  const ids = [own?.id ?? '']
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

test('what is half a year old is removed, and what is beyond the limit of a person', async () => {
  const fill = (userId: string, days: number, count: number) =>
    at.db.execute(sql`
      insert into notifications (id, user_id, category, kind, at)
      select gen_random_uuid(), ${userId}::uuid, 'account', 'passwordReset', ${at.clock.now().toISOString()}::timestamptz - make_interval(days => ${days}) - make_interval(secs => n)
      from generate_series(1, ${count}::int) n`)
  await fill(buyer.userId, 0, NOTIFICATIONS_MAX + 7)
  await fill(seller.userId, 181, 3)
  await fill(seller.userId, 179, 2)
  expect(await pruneNotifications(systemOf(at))).toBe(false)
  const held = (userId: string) => at.db.$count(notifications, eq(notifications.userId, userId))
  expect([await held(buyer.userId), await held(seller.userId)]).toEqual([NOTIFICATIONS_MAX, 2])
  const { rows } = await at.db.execute<{ oldest: Date }>(
    sql`select min(at)::text as oldest from notifications where user_id = ${buyer.userId}::uuid`,
  )
  const oldest = new Date(rows[0]?.oldest ?? 0).getTime()
  expect((at.clock.now().getTime() - oldest) / 1000).toBe(NOTIFICATIONS_MAX)
})
