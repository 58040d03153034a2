import { INVITATION_DAYS, INVITATIONS_TO_ONE_PHONE } from '@zhujia/contract/core/limits.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listViolations } from '#invariants.ts'
import { DAY } from '#platform/clock.ts'
import { users } from '#tables/auth.ts'
import { digestOf } from '#testing/digest.ts'
import { AN_OWNER, managing, may } from '#testing/members.ts'
import { addPerson, mintSession, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { messagesTo } from '#testing/own-codes.ts'
import { makeTradeFixture } from '#testing/trade-fixture.ts'

const at = sharedTestApp()
let owner: Person
let other: Person
let guest: Person
let shopId: string
let shop: ReturnType<typeof managing>
beforeEach(async () => {
  const fixture = await makeTradeFixture(at)
  ;[owner, other] = fixture.sellers
  ;[shopId] = fixture.shopIds
  shop = managing(at, shopId)
  guest = await addPerson(at, ['owner'])
})

/** A call with the tables that it changes: a refused one changes none. */
async function attempt(call: () => Promise<object>): Promise<object> {
  const before = await digestOf(at.db)
  const answer = await call()
  const after = await digestOf(at.db)
  return { ...answer, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}

async function invited(phone = guest.phone, rights = may('order.read'), by = owner): Promise<string> {
  const answer = await shop.invite(by, phone, rights)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}
const received = async (person: { token: string }) => {
  const answer = await at.call('organisations.listReceivedInvitations', { query: {} }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
const pending = async (person: { token: string }) =>
  (await at.call('organisations.countReceivedInvitations', {}, person)).data
const newsOf = async (person: { token: string }) => {
  const answer = await at.call('notifications.listNotifications', { query: { category: 'members' } }, person)
  return answer.success ? answer.data.records.map(({ kind, subject }) => [kind, subject?.title]) : []
}
const orders = (person: { token: string }) => at.call('orders.countOrders', { query: { view: 'seller' } }, person)

test('who accepts is a member with the role code of the kind, in the same session, once they choose it', async () => {
  const id = await invited()
  expect(await received(guest)).toEqual({
    total: 1,
    records: [
      {
        id,
        role: 'merchant',
        ...may('order.read'),
        state: 'pending',
        inviter: expect.stringContaining('测试'),
        invitedAt: at.clock.now().toISOString(),
        expiresAt: new Date(at.clock.now().getTime() + INVITATION_DAYS * DAY * 1000).toISOString(),
        organisation: {
          id: shopId,
          kind: 'shop',
          name: expect.stringContaining('测试店'),
          picture: expect.any(Object),
        },
      },
    ],
  })
  expect(await pending(guest)).toEqual({ pending: 1 })
  expect(await orders(guest)).toMatchObject({ status: 403 })
  expect(await shop.accept(guest, id)).toMatchObject({ data: { organisationId: shopId, grantedRole: 'merchant' } })
  expect(await orders(guest)).toMatchObject({ status: 403 })
  await at.call('auth.selectRoles', { body: { roleCodes: ['merchant'] } }, guest)
  expect(await orders(guest)).toMatchObject({ success: true })
  expect([await pending(guest), (await received(guest)).records[0]?.state]).toEqual([{ pending: 0 }, 'accepted'])
  expect(await listViolations(at.db)).toEqual([])
})

test('both sides are notified, with the name of the shop; no text message is sent', async () => {
  const id = await invited()
  const [record] = (await received(guest)).records
  const title = record?.organisation.name
  expect(await newsOf(guest)).toEqual([['invited', title]])
  await shop.accept(guest, id)
  expect((await newsOf(guest)).map(([kind]) => kind)).toEqual(expect.arrayContaining(['invited', 'roleGranted']))
  expect(await newsOf(owner)).toEqual([['invitationAccepted', title]])
  await at.runJobs()
  expect(await messagesTo(at, guest.phone)).toEqual([])
})

test('who has no account yet finds the invitation after their first login with that phone', async () => {
  const phone = '13600000001'
  const id = await invited(phone)
  await at.call('auth.sendCode', { body: { phone, purpose: 'login' } })
  await at.runJobs()
  const code = /\d{6}/.exec((await messagesTo(at, phone))[0] ?? '')?.[0] ?? ''
  const login = await at.call('auth.login', { body: { phone, code } })
  if (!login.success) throw new Error(login.message)
  expect(await pending(login.data)).toEqual({ pending: 1 })
  expect(await shop.accept(login.data, id)).toMatchObject({ success: true })
})

test('an invitation is answered the same whether the phone has an account or not', async () => {
  const known = await shop.invite(owner, guest.phone)
  const unknown = await shop.invite(owner, '13600000002')
  const shape = { status: 200, success: true, data: { id: expect.any(String), expiresAt: expect.any(String) } }
  expect([known, unknown]).toMatchObject([shape, shape])
  const sent = await shop.sent(owner)
  expect(sent.success && sent.data.records.map(({ phoneMasked, state }) => [phoneMasked, state])).toEqual([
    [expect.stringContaining('****'), 'pending'],
    [expect.stringContaining('****'), 'pending'],
  ])
})

test('after its days nobody can accept it, also before the timer has run; then it is expired and its inviter is notified', async () => {
  const id = await invited()
  at.clock.advance(INVITATION_DAYS * DAY - 1)
  expect(await pending(guest)).toEqual({ pending: 1 })
  at.clock.advance(1)
  const before = await digestOf(at.db)
  expect(await shop.accept(guest, id)).toMatchObject({ errorCode: 'INVITATION_OVER' })
  expect(await digestOf(at.db)).toEqual(before)
  expect([await pending(guest), (await received(guest)).records[0]?.state]).toEqual([{ pending: 0 }, 'expired'])
  const listed = await shop.sent(owner, { state: 'expired' })
  expect(listed.success && listed.data.total).toBe(1)
  await at.runTimers()
  expect((await newsOf(owner)).map(([kind]) => kind)).toEqual(['invitationExpired'])
  expect(await shop.accept(guest, id)).toMatchObject({ errorCode: 'INVITATION_OVER' })
  expect(await shop.invite(owner, guest.phone)).toMatchObject({ success: true })
})

test.each(['decline', 'withdraw', 'accept'] as const)('after its %s nothing more can become of it', async (step) => {
  const id = await invited()
  const by = step === 'withdraw' ? owner : guest
  expect(await shop[step](by, id)).toMatchObject({ success: true })
  const before = await digestOf(at.db)
  for (const again of [shop.accept(guest, id), shop.decline(guest, id), shop.withdraw(owner, id)])
    expect(await again).toMatchObject({ errorCode: 'INVITATION_OVER' })
  expect(await digestOf(at.db)).toEqual(before)
  at.clock.advance(INVITATION_DAYS * DAY)
  await at.runTimers()
  const later = { token: await mintSession(at, guest.userId) }
  expect((await received(later)).records[0]?.state).toBe(
    { decline: 'declined', withdraw: 'withdrawn', accept: 'accepted' }[step],
  )
})

test('an accept and a withdrawal at once: one of them happens', async () => {
  const id = await invited()
  const answers = await Promise.all([shop.accept(guest, id), shop.withdraw(owner, id)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const [record] = (await received(guest)).records
  const members = await shop.members(owner)
  expect(members.success && members.data.total).toBe(record?.state === 'accepted' ? 2 : 1)
})

test('an invitation is nobody’s but of who has its phone now', async () => {
  const id = await invited()
  const before = await digestOf(at.db)
  for (const person of [other, owner]) {
    expect(await shop.accept(person, id)).toMatchObject({ status: 404 })
    expect(await shop.decline(person, id)).toMatchObject({ status: 404 })
    expect((await received(person)).total).toBe(0)
  }
  expect(await digestOf(at.db)).toEqual(before)
  await at.db.update(users).set({ phone: '13600000003' }).where(eq(users.id, guest.userId))
  expect(await shop.accept(guest, id)).toMatchObject({ status: 404 })
  expect(await pending(guest)).toEqual({ pending: 0 })
})

test('who is a member or invited already is not invited again, and nobody is pressed', async () => {
  const id = await invited()
  const refusal = () => attempt(() => shop.invite(owner, guest.phone))
  expect(await refusal()).toMatchObject({ errorCode: 'ALREADY_INVITED', changed: [] })
  await shop.decline(guest, id)
  for (let n = 1; n < INVITATIONS_TO_ONE_PHONE; n++) await shop.decline(guest, await invited())
  expect(await refusal()).toMatchObject({ errorCode: 'INVITED_TOO_OFTEN', changed: [] })
  at.clock.advance(INVITATION_DAYS * DAY + 1)
  await shop.accept(guest, await invited())
  expect(await refusal()).toMatchObject({ errorCode: 'ALREADY_MEMBER', changed: [] })
})

test('nobody invites with rights that they do not hold themselves', async () => {
  const manager = await shop.addMember(owner, may('order.read', 'member.manage'))
  const before = await digestOf(at.db)
  for (const rights of [may('order.read', 'order.ship'), AN_OWNER])
    expect(await shop.invite(manager, guest.phone, rights)).toMatchObject({ errorCode: 'BEYOND_YOUR_RIGHTS' })
  expect(await digestOf(at.db)).toEqual(before)
  expect(await shop.invite(manager, guest.phone, may('order.read', 'member.manage'))).toMatchObject({ success: true })
})

test('an invitation with more rights than a manager holds is not theirs to withdraw', async () => {
  const manager = await shop.addMember(owner, may('order.read', 'member.manage'))
  const id = await invited(guest.phone, AN_OWNER)
  const before = await digestOf(at.db)
  expect(await shop.withdraw(manager, id)).toMatchObject({ errorCode: 'BEYOND_YOUR_RIGHTS' })
  expect(await digestOf(at.db)).toEqual(before)
  const sent = await shop.sent(manager)
  expect(sent.success && sent.data.records.map(({ mayWithdraw }) => mayWithdraw)).toEqual([false, false])
})

test.each([
  ['they are removed', () => ({ isRemoved: true, rights: may() })],
  ['they may not manage members any more', () => ({ isRemoved: false, rights: may('order.read', 'order.ship') })],
  ['they lose what it offers', () => ({ isRemoved: false, rights: may('order.read', 'member.manage') })],
])('an invitation ends with the right of its inviter: %s', async (_what, become) => {
  const { isRemoved, rights } = become()
  const manager = await shop.addMember(owner, may('order.read', 'order.ship', 'member.manage'))
  const id = await invited(guest.phone, may('order.read', 'order.ship'), manager)
  expect(await (isRemoved ? shop.remove(owner, manager) : shop.change(owner, manager, rights))).toMatchObject({
    success: true,
  })
  expect(await shop.accept(guest, id)).toMatchObject({ errorCode: 'INVITATION_OVER' })
  expect((await newsOf(guest)).map(([kind]) => kind)).toEqual(
    expect.arrayContaining(['invitationWithdrawn', 'invited']),
  )
})

test.each([
  ['a permission without the one that it needs', may('order.ship')],
  ['a permission twice', may('order.read', 'order.read')],
])('%s is no offer', async (_what, rights) => {
  const before = await digestOf(at.db)
  expect(await shop.invite(owner, guest.phone, rights)).toMatchObject({ status: 400 })
  expect(await digestOf(at.db)).toEqual(before)
})
