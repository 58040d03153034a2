import type { Permission, Rights } from '@zhujia/contract/organisations/kinds.ts'
import type { Person } from './sessions.ts'
import { addPerson } from './sessions.ts'
import type { TestApp } from './test-app.ts'

/** The rights of a member who is no owner. */
export const may = (...permissions: Permission[]) => ({ isOwner: false, permissions })
export const AN_OWNER = { isOwner: true, permissions: [] }

/** What people of one organisation do to its memberships, through the API. */
export function managing(at: TestApp, id: string) {
  const invite = (by: { token: string }, phone: string, rights: Rights = may('order.read')) =>
    at.call(
      'organisations.inviteMember',
      { params: { id }, body: { phone, ...rights, permissions: [...rights.permissions] } },
      by,
    )
  const accept = (by: { token: string }, invitationId: string) =>
    at.call('organisations.acceptInvitation', { params: { id: invitationId } }, by)

  /** Invites a person, who accepts. */
  async function join(by: { token: string }, person: Person, rights: Rights): Promise<void> {
    const invited = await invite(by, person.phone, rights)
    if (!invited.success) throw new Error(invited.message)
    const accepted = await accept(person, invited.data.id)
    if (!accepted.success) throw new Error(accepted.message)
  }

  return {
    invite,
    accept,
    join,
    /** A new homeowner who has become a member; their session acts as a merchant too. */
    async addMember(by: { token: string }, rights: Rights): Promise<Person> {
      const person = await addPerson(at, ['owner'])
      await join(by, person, rights)
      await at.call('auth.selectRoles', { body: { roleCodes: ['owner', 'merchant'] } }, person)
      return person
    },
    decline: (by: { token: string }, invitationId: string) =>
      at.call('organisations.declineInvitation', { params: { id: invitationId } }, by),
    withdraw: (by: { token: string }, invitationId: string) =>
      at.call('organisations.withdrawInvitation', { params: { id, invitationId } }, by),
    change: (by: { token: string }, { userId }: { userId: string }, { isOwner, permissions }: Rights) =>
      at.call(
        'organisations.changeMember',
        { params: { id, userId }, body: { isOwner, permissions: [...permissions] } },
        by,
      ),
    remove: (by: { token: string }, { userId }: { userId: string }) =>
      at.call('organisations.removeMember', { params: { id, userId } }, by),
    leave: (by: { token: string }) => at.call('organisations.leaveOrganisation', { params: { id } }, by),
    members: (by: { token: string }, query: { q?: string; page?: number; size?: number } = {}) =>
      at.call('organisations.listMembers', { params: { id }, query }, by),
    sent: (
      by: { token: string },
      query: { state?: 'pending' | 'expired' | 'accepted' | 'declined' | 'withdrawn' } = {},
    ) => at.call('organisations.listSentInvitations', { params: { id }, query }, by),
    log: (by: { token: string }) => at.call('organisations.listLog', { params: { id }, query: {} }, by),
  }
}
