import type { OrganisationKind } from '@zhujia/contract/organisations/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { expect, test } from 'vitest'
import { listViolations } from '#invariants.ts'
import { newId } from '#platform/ids.ts'
import { memberships } from '#tables/organisations.ts'
import { digestOf } from '#testing/digest.ts'
import { AN_OWNER, managing, may } from '#testing/members.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { openOrganisations } from './index.ts'

const at = sharedTestApp()

/** An organisation of a kind, named after it. */
async function open(kind: OrganisationKind, owner: Person): Promise<string> {
  const id = newId()
  await openOrganisations(systemOf(at), [{ id, kind, name: kind, ownerId: owner.userId, members: [] }])
  return id
}
const rolesOf = async (person: { token: string }) => {
  const answer = await at.call('account.getProfile', {}, person)
  return answer.success && answer.data.availableRoles.map(({ roleCode }) => roleCode)
}
const inviteAs = (by: Person, id: string, { phone, role }: { phone: string; role?: Role }) =>
  at.call('organisations.inviteMember', { params: { id }, body: { phone, ...may(), ...(role && { role }) } }, by)

test('a household makes nobody anything else: its members stay what they are', async () => {
  const [owner, partner] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const id = await open('household', owner)
  const household = managing(at, id)
  await household.join(owner, partner, AN_OWNER)
  expect([await rolesOf(owner), await rolesOf(partner)]).toEqual([['owner'], ['owner']])
  expect(await household.leave(owner)).toMatchObject({ success: true })
  const mine = await at.call('organisations.listMemberships', { query: {} }, partner)
  expect(mine.success && mine.data.records).toMatchObject([{ id, kind: 'household', name: 'household', role: null }])
  expect(await listViolations(at.db)).toEqual([])
})

test('a fleet makes a driver, and whoever opened it is one', async () => {
  const [owner, driver] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const id = await open('fleet', owner)
  expect(await rolesOf(owner)).toEqual(['owner', 'driver'])
  await at.call('auth.selectRoles', { body: { roleCodes: ['driver'] } }, owner)
  await managing(at, id).join(owner, driver, may())
  expect(await rolesOf(driver)).toEqual(['owner', 'driver'])
})

test('a company names the role code of each person it invites, among those of its staff', async () => {
  const [boss, designer] = [await addPerson(at, ['boss']), await addPerson(at, ['owner'])]
  const id = newId()
  const company = {
    id,
    kind: 'company',
    name: '安居装饰',
    ownerId: boss.userId,
    ownerRole: 'boss',
    members: [],
  } as const
  await openOrganisations(systemOf(at), [company])
  const invited = await inviteAs(boss, id, { phone: designer.phone, role: 'designer' })
  await managing(at, id).accept(designer, invited.success ? invited.data.id : '')
  expect(await rolesOf(designer)).toEqual(['owner', 'designer'])
  const before = await digestOf(at.db)
  for (const role of [undefined, 'merchant' as const])
    expect(await inviteAs(boss, id, { phone: '13600000013', ...(role && { role }) })).toMatchObject({
      errorCode: 'ROLE_NOT_OF_KIND',
    })
  expect(await managing(at, id).change(boss, designer, AN_OWNER)).toMatchObject({ errorCode: 'ROLE_NOT_OF_KIND' })
  expect(await managing(at, id).change(boss, designer, may('order.read'))).toMatchObject({
    errorCode: 'ROLE_NOT_OF_KIND',
  })
  expect(await digestOf(at.db)).toEqual(before)
})

test('the name of what is not public is told to nobody who neither belongs to it nor is invited', async () => {
  const [owner, guest] = [await addPerson(at, ['owner']), await addPerson(at, ['owner'])]
  const household = managing(at, await open('household', owner))
  const invited = await household.invite(owner, guest.phone, may())
  const subjects = async () => {
    const answer = await at.call('notifications.listNotifications', { query: { category: 'members' } }, guest)
    return answer.success && answer.data.records.map(({ subject, isGone }) => subject?.title ?? isGone)
  }
  expect(await subjects()).toEqual(['household'])
  await household.withdraw(owner, invited.success ? invited.data.id : '')
  expect(await subjects()).toEqual([true, true])
  expect(await at.db.$count(memberships)).toBe(1)
})
