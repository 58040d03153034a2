import type { StaleAfter } from '../stale.ts'

/** What tells what somebody is: beside their memberships the roles of the account. */
const OWN = ['organisations', 'account.getProfile', 'notifications'] as const

export const organisationsStale: StaleAfter<'organisations'> = {
  'organisations.acceptInvitation': OWN,
  'organisations.changeMember': ['organisations'],
  'organisations.declineInvitation': OWN,
  'organisations.inviteMember': ['organisations'],
  'organisations.leaveOrganisation': OWN,
  'organisations.removeMember': ['organisations'],
  'organisations.withdrawInvitation': ['organisations'],
}
