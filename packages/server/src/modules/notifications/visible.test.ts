import { ROLES, type Role } from '@zhujia/contract/core/roles.ts'
import { beforeEach, expect, test } from 'vitest'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import { placeTwoLines } from '#testing/orders.ts'
import { addPerson, mintSession } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { pay } from '#testing/trade-fixture.ts'
import { notify, onePerson } from './index.ts'

const at = sharedTestApp()
let userId: string
beforeEach(async () => {
  const traded = await placeTwoLines(at)
  ;({ userId } = await addPerson(at, ['merchant', 'owner', 'administrator']))
  const [shopId] = traded.fixture.shopIds
  await at.db
    .insert(memberships)
    .values({ organisationId: shopId, userId, permissions: ['order.read'], createdAt: at.clock.now() })
  await pay(at, traded.fixture.buyer.token, traded.paymentId)
  await notify(at.db, { category: 'orders', kind: 'refunded', at: at.clock.now() }, onePerson(userId))
  await notify(at.db, { category: 'account', kind: 'passwordReset', at: at.clock.now() }, onePerson(userId))
})

const acting = async (...activeRoles: Role[]) => ({ token: await mintSession(at, userId, { activeRoles }) })

/** The categories of everything that somebody is shown. */
async function shownTo(person: { token: string }) {
  const list = await at.call('notifications.listNotifications', { query: {} }, person)
  const summary = await at.call('notifications.summarise', {}, person)
  const unread = await at.call('notifications.countUnread', {}, person)
  if (!list.success || !summary.success || !unread.success) throw new Error('refused')
  return {
    list: list.data.records.map(({ category }) => category).toSorted(),
    total: list.data.total,
    summary: summary.data.categories.map(({ category }) => category).toSorted(),
    unread: unread.data,
  }
}

test.each([
  [['merchant'], ['account', 'orders', 'shop'], { orders: 1, shop: 1, members: 0, account: 1 }],
  [['owner'], ['account', 'orders'], { orders: 1, shop: 0, members: 0, account: 1 }],
  [['administrator'], ['account'], { orders: 0, shop: 0, members: 0, account: 1 }],
] as const)(
  'who acts as %s is shown the categories that they may open, and no others',
  async (roles, shown, unread) => {
    expect(await shownTo(await acting(...roles))).toEqual({ list: shown, total: shown.length, summary: shown, unread })
  },
)

test('what an active role may not open is neither read, marked nor removed, by its id or with all', async () => {
  const merchant = await acting('merchant')
  const listed = await at.call('notifications.listNotifications', { query: { category: 'shop' } }, merchant)
  if (!listed.success) throw new Error(listed.message)
  const { records, seen } = listed.data
  const ids = records.map(({ id }) => id)
  const owner = await acting('owner')
  expect(await at.call('notifications.listNotifications', { query: { category: 'shop' } }, owner)).toMatchObject({
    data: { records: [], total: 0 },
  })
  const before = await digestOf(at.db)
  for (const id of ids)
    expect(await at.call('notifications.getNotification', { params: { id } }, owner)).toMatchObject({ status: 404 })
  await at.call('notifications.markRead', { body: { ids } }, owner)
  await at.call('notifications.removeNotifications', { body: { ids } }, owner)
  expect(await digestOf(at.db)).toEqual(before)
  await at.call('notifications.markRead', { body: { seen } }, owner)
  expect((await shownTo(merchant)).unread).toEqual({ orders: 0, shop: 1, members: 0, account: 0 })
})

test('the category of a shop is open to exactly those who may use the view of sellers', async () => {
  const person = await addPerson(at, ROLES)
  for (const role of ROLES) {
    const caller = { token: await mintSession(at, person.userId, { activeRoles: [role] }) }
    const orders = await at.call('orders.listOrders', { query: { view: 'seller' } }, caller)
    await notify(at.db, { category: 'shop', kind: 'paid', at: at.clock.now() }, onePerson(person.userId))
    const { list } = await shownTo(caller)
    expect([role, list.includes('shop')]).toEqual([role, orders.success])
  }
})
