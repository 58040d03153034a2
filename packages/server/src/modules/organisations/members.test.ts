import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listViolations } from '#invariants.ts'
import { newId } from '#platform/ids.ts'
import { sessions } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { AN_OWNER, managing, may } from '#testing/members.ts'
import { placeTwoLines } from '#testing/orders.ts'
import { addPerson, mintSession, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { pay } from '#testing/trade-fixture.ts'

const at = sharedTestApp()
let owner: Person
let otherSeller: Person
let shopIds: readonly [string, string]
let shop: ReturnType<typeof managing>
let orderId: string
beforeEach(async () => {
  const { fixture, id, paymentId } = await placeTwoLines(at)
  ;[owner, otherSeller] = fixture.sellers
  ;({ shopIds } = fixture)
  orderId = id
  await pay(at, fixture.buyer.token, paymentId)
  shop = managing(at, shopIds[0])
})

const readOrder = (person: { token: string }) =>
  at.call('orders.getOrder', { params: { id: orderId }, query: { view: 'seller' } }, person)
const ship = (person: { token: string }) =>
  at.call(
    'orders.shipOrder',
    { params: { id: orderId }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } },
    person,
  )
const rolesOf = async (person: { token: string }) => {
  const answer = await at.call('account.getProfile', {}, person)
  return answer.success && answer.data.availableRoles.map(({ roleCode }) => roleCode)
}
const newsOf = async (person: { token: string }) => {
  const answer = await at.call('notifications.listNotifications', { query: { category: 'members' } }, person)
  return answer.success ? answer.data.records.map(({ kind }) => kind) : []
}
const namesIn = async (by: { token: string }, q?: string) => {
  const answer = await shop.members(by, q === undefined ? {} : { q })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.records.map(({ userId }) => userId)
}
/** A call with the tables that it changes: a refused one changes none. */
async function attempt(call: () => Promise<object>): Promise<object> {
  const before = await digestOf(at.db)
  const answer = await call()
  const after = await digestOf(at.db)
  return { ...answer, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}

test('what a member may do changes from their next request on, and they are notified', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  expect(await readOrder(clerk)).toMatchObject({ success: true })
  expect(await attempt(() => ship(clerk))).toMatchObject({ status: 404, changed: [] })
  expect(await shop.change(owner, clerk, may('order.read', 'order.ship'))).toMatchObject({ data: null })
  expect(await ship(clerk)).toMatchObject({ success: true })
  await shop.change(owner, clerk, may())
  expect(await readOrder(clerk)).toMatchObject({ status: 404 })
  expect(await newsOf(clerk)).toEqual(expect.arrayContaining(['rightsChanged']))
})

test('the same rights again change nothing, whatever their order', async () => {
  const clerk = await shop.addMember(owner, may('order.read', 'order.ship'))
  expect(await attempt(() => shop.change(owner, clerk, may('order.ship', 'order.read')))).toMatchObject({
    success: true,
    changed: [],
  })
})

test('who is removed sees nothing from the next request on, and is a merchant no more; their session goes on', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  const acting = { ...clerk, token: await mintSession(at, clerk.userId, { activeRoles: ['merchant'] }) }
  expect(await shop.remove(owner, clerk)).toMatchObject({ data: null })
  expect(await readOrder(acting)).toMatchObject({ status: 403 })
  expect(await rolesOf(acting)).toEqual(['owner'])
  expect(await newsOf(clerk)).toEqual(expect.arrayContaining(['memberRemoved', 'roleWithdrawn']))
  expect(await namesIn(owner)).toEqual([owner.userId])
  expect(await attempt(() => shop.remove(owner, clerk))).toMatchObject({ status: 404, changed: [] })
  expect(await listViolations(at.db)).toEqual([])
})

test('the role stays while another membership grants it, and goes with the last one', async () => {
  const second = managing(at, shopIds[1])
  const clerk = await shop.addMember(owner, may('order.read'))
  await second.join(otherSeller, clerk, may('order.read'))
  await shop.remove(owner, clerk)
  expect(await rolesOf(clerk)).toEqual(['owner', 'merchant'])
  expect(await second.leave(clerk)).toMatchObject({ data: null })
  expect(await rolesOf(clerk)).toEqual(['owner'])
  expect((await newsOf(otherSeller)).toSorted()).toEqual(['invitationAccepted', 'memberLeft'])
})

test('two memberships that end at once take the role along', async () => {
  const second = managing(at, shopIds[1])
  const clerk = await shop.addMember(owner, may('order.read'))
  await second.join(otherSeller, clerk, may('order.read'))
  // Neither commits before the other one is at its commit too, or waits for a lock that this one holds.
  const commits = holdStatements(/^commit$/)
  const ending = [shop.remove(owner, clerk), second.remove(otherSeller, clerk)]
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const arrived = async () => commits.count() + ((await at.db.execute(waiting)).rowCount ?? 0)
  try {
    await expect.poll(arrived, { interval: 5, timeout: 10_000 }).toBeGreaterThanOrEqual(2)
  } finally {
    commits.letGo()
  }
  expect((await Promise.all(ending)).map(({ success }) => success)).toEqual([true, true])
  expect(await rolesOf(clerk)).toEqual(['owner'])
  expect(await listViolations(at.db)).toEqual([])
})

test('who was a merchant before they were invited is one afterwards', async () => {
  const merchant = await addPerson(at, ['merchant'])
  await shop.join(owner, merchant, may('order.read'))
  await shop.leave(merchant)
  expect(await rolesOf(merchant)).toEqual(['merchant'])
})

test('the last owner cannot leave; with another one they can', async () => {
  expect(await attempt(() => shop.leave(owner))).toMatchObject({ errorCode: 'LAST_OWNER', changed: [] })
  const partner = await shop.addMember(owner, AN_OWNER)
  expect(await readOrder(partner)).toMatchObject({ success: true })
  expect(await shop.leave(owner)).toMatchObject({ data: null })
  expect(await readOrder(owner)).toMatchObject({ status: 404 })
  expect(await attempt(() => shop.leave(partner))).toMatchObject({ errorCode: 'LAST_OWNER', changed: [] })
})

test.each([
  ['remove each other', (a: Person, b: Person) => [shop.remove(a, b), shop.remove(b, a)]],
  ['leave', (a: Person, b: Person) => [shop.leave(a), shop.leave(b)]],
  ['make each other a plain member', (a: Person, b: Person) => [shop.change(a, b, may()), shop.change(b, a, may())]],
])('two owners who %s at once leave one owner', async (_what, run) => {
  const partner = await shop.addMember(owner, AN_OWNER)
  const answers = await Promise.all(run(owner, partner))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await listViolations(at.db)).toEqual([])
})

test('a manager changes and removes whoever holds no more than they do, and grants no more', async () => {
  const manager = await shop.addMember(owner, may('order.read', 'member.manage'))
  const reader = await shop.addMember(owner, may('order.read'))
  const shipper = await shop.addMember(owner, may('order.read', 'order.ship'))
  expect(await attempt(() => shop.change(manager, reader, may('order.read', 'order.ship')))).toMatchObject({
    errorCode: 'BEYOND_YOUR_RIGHTS',
    changed: [],
  })
  expect(await attempt(() => shop.change(manager, reader, AN_OWNER))).toMatchObject({
    errorCode: 'BEYOND_YOUR_RIGHTS',
    changed: [],
  })
  for (const other of [shipper, owner]) {
    expect(await attempt(() => shop.change(manager, other, may('order.read')))).toMatchObject({
      errorCode: 'BEYOND_YOUR_RIGHTS',
      changed: [],
    })
    expect(await attempt(() => shop.remove(manager, other))).toMatchObject({
      errorCode: 'BEYOND_YOUR_RIGHTS',
      changed: [],
    })
  }
  const listed = await shop.members(manager)
  expect(listed.success && listed.data.records.map(({ userId, actions }) => [userId, actions.length])).toEqual([
    [owner.userId, 0],
    [manager.userId, 0],
    [reader.userId, 2],
    [shipper.userId, 0],
  ])
  expect(await shop.change(manager, reader, may('order.read', 'member.manage'))).toMatchObject({ success: true })
  expect(await shop.remove(manager, reader)).toMatchObject({ success: true })
})

test('nobody changes or removes themselves', async () => {
  const manager = await shop.addMember(owner, may('order.read', 'member.manage'))
  for (const person of [owner, manager]) {
    expect(await attempt(() => shop.change(person, person, may('order.read')))).toMatchObject({
      errorCode: 'NOT_YOURSELF',
      changed: [],
    })
    expect(await attempt(() => shop.remove(person, person))).toMatchObject({ errorCode: 'NOT_YOURSELF', changed: [] })
  }
})

test('members without the right to manage, and people of other shops, find nothing to manage', async () => {
  const clerk = await shop.addMember(owner, may('order.read', 'order.ship'))
  const ownerAsBuyer = { token: await mintSession(at, owner.userId, { activeRoles: [] }) }
  for (const person of [clerk, otherSeller, ownerAsBuyer])
    for (const call of [
      () => shop.members(person),
      () => shop.sent(person),
      () => shop.log(person),
      () => shop.invite(person, '13600000009'),
      () => shop.change(person, clerk, may()),
      () => shop.remove(person, clerk),
      () => shop.withdraw(person, newId()),
    ])
      expect(await attempt(call)).toMatchObject({ status: 404, changed: [] })
  expect(await attempt(() => shop.leave(otherSeller))).toMatchObject({ status: 404, changed: [] })
})

test('a member of one shop is not reached through another one', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  const second = managing(at, shopIds[1])
  expect(await attempt(() => second.change(otherSeller, clerk, may()))).toMatchObject({ status: 404, changed: [] })
  expect(await attempt(() => second.remove(otherSeller, clerk))).toMatchObject({ status: 404, changed: [] })
  const invited = await shop.invite(owner, '13600000010')
  expect(await attempt(() => second.withdraw(otherSeller, invited.success ? invited.data.id : ''))).toMatchObject({
    status: 404,
    changed: [],
  })
})

test('the caller’s memberships say what they may do there', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  await managing(at, shopIds[1]).join(otherSeller, owner, may('order.read', 'member.manage'))
  const of = async (person: { token: string }, managed?: '1') => {
    const answer = await at.call('organisations.listMemberships', { query: managed ? { managed } : {} }, person)
    return answer.success && answer.data.records.map(({ id, mayManage, mayLeave }) => [id, mayManage, mayLeave])
  }
  expect(await of(clerk)).toEqual([[shopIds[0], false, true]])
  expect(await of(clerk, '1')).toEqual([])
  expect(await of(owner)).toEqual([
    [shopIds[0], true, false],
    [shopIds[1], true, true],
  ])
  await at.db.update(sessions).set({ activeRoles: [] }).where(eq(sessions.userId, owner.userId))
  expect(await of(owner, '1')).toEqual([])
})

test('members are found by a part of their name and the last digits of their phone, no more than is shown of it', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  await at.call('account.updateProfile', { body: { nickname: '小周_发货' } }, clerk)
  expect(await namesIn(owner, '周_发')).toEqual([clerk.userId])
  expect(await namesIn(owner, '周%')).toEqual([])
  expect(await namesIn(owner, clerk.phone.slice(-4))).toEqual([clerk.userId])
  expect(await namesIn(owner, clerk.phone.slice(-5))).toEqual([])
  expect(await namesIn(owner, 'nobody')).toEqual([])
})

test('the log says who did what to whom, with the rights before and after and the role', async () => {
  const clerk = await shop.addMember(owner, may('order.read'))
  at.clock.advance(1)
  await shop.change(owner, clerk, may('order.read', 'order.ship'))
  at.clock.advance(1)
  await shop.remove(owner, clerk)
  const log = await shop.log(owner)
  if (!log.success) throw new Error(log.message)
  const [first, second] = log.data.records
  expect(log.data.total).toBe(5)
  expect([first, second]).toMatchObject([
    { action: 'removed', before: may('order.read', 'order.ship'), after: null, role: 'merchant' },
    { action: 'changed', before: may('order.read'), after: may('order.read', 'order.ship'), role: null },
  ])
  expect([first?.actor, first?.subject].every((name) => name?.startsWith('测试'))).toBe(true)
  expect(first?.actor).not.toBe(first?.subject)
  expect(log.data.records.map(({ action }) => action).toSorted()).toEqual([
    'accepted',
    'changed',
    'invited',
    'opened',
    'removed',
  ])
  expect(log.data.records.find(({ action }) => action === 'accepted')).toMatchObject({ role: 'merchant' })
  expect(log.data.records.find(({ action }) => action === 'invited')).toMatchObject({
    subject: `${clerk.phone.slice(0, 3)}****${clerk.phone.slice(-4)}`,
  })
})
