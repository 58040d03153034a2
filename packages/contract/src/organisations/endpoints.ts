import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  accepted,
  invitationParams,
  inviteBody,
  invited,
  logPage,
  logQuery,
  memberBody,
  memberPage,
  memberParams,
  memberQuery,
  membershipPage,
  membershipQuery,
  organisationInvitationParams,
  organisationParams,
  pendingCount,
  receivedInvitationPage,
  receivedInvitationQuery,
  sentInvitationPage,
  sentInvitationQuery,
} from './schemas.ts'

export const listMemberships = endpoint({
  method: 'GET',
  path: '/v1/organisations',
  access: 'session',
  summary:
    'The organisations that the caller belongs to, with what they may do there: those that they own first, then by name.',
  query: membershipQuery,
  response: membershipPage,
  errors: [],
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/organisations/:id/members',
  access: 'session',
  summary:
    'The members of an organisation that the caller manages: owners first, then in the order in which they joined.',
  params: organisationParams,
  query: memberQuery,
  response: memberPage,
  errors: [],
})

export const changeMember = endpoint({
  method: 'PUT',
  path: '/v1/organisations/:id/members/:userId',
  access: 'session',
  summary: 'Sets what another member may do. It holds from their next request on.',
  params: memberParams,
  body: memberBody,
  response: z.null(),
  errors: ['BEYOND_YOUR_RIGHTS', 'ROLE_NOT_OF_KIND', 'NOT_YOURSELF', 'STEPS_LIMIT'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/v1/organisations/:id/members/:userId',
  access: 'session',
  summary: 'Removes another member, from their next request on.',
  params: memberParams,
  response: z.null(),
  errors: ['BEYOND_YOUR_RIGHTS', 'NOT_YOURSELF'],
})

export const leaveOrganisation = endpoint({
  method: 'POST',
  path: '/v1/organisations/:id/leave',
  access: 'session',
  summary: "Ends the caller's own membership. The last owner cannot leave.",
  params: organisationParams,
  response: z.null(),
  errors: ['LAST_OWNER'],
})

export const listSentInvitations = endpoint({
  method: 'GET',
  path: '/v1/organisations/:id/invitations',
  access: 'session',
  summary: 'The invitations of an organisation that the caller manages, the newest first.',
  params: organisationParams,
  query: sentInvitationQuery,
  response: sentInvitationPage,
  errors: [],
})

export const inviteMember = endpoint({
  method: 'POST',
  path: '/v1/organisations/:id/invitations',
  access: 'session',
  summary:
    'Invites whoever has a phone, with an account or without. Answers the same either way; no text message is sent.',
  params: organisationParams,
  body: inviteBody,
  response: invited,
  errors: [
    'ALREADY_MEMBER',
    'ALREADY_INVITED',
    'INVITED_TOO_OFTEN',
    'MEMBERS_FULL',
    'BEYOND_YOUR_RIGHTS',
    'ROLE_NOT_OF_KIND',
    'STEPS_LIMIT',
  ],
  idempotent: true,
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/v1/organisations/:id/invitations/:invitationId/withdraw',
  access: 'session',
  summary: 'Withdraws an invitation that nobody has answered.',
  params: organisationInvitationParams,
  response: z.null(),
  errors: ['INVITATION_OVER', 'BEYOND_YOUR_RIGHTS'],
})

export const listLog = endpoint({
  method: 'GET',
  path: '/v1/organisations/:id/log',
  access: 'session',
  summary: 'What was done to the members and invitations of an organisation that the caller manages, the newest first.',
  params: organisationParams,
  query: logQuery,
  response: logPage,
  errors: [],
})

export const listReceivedInvitations = endpoint({
  method: 'GET',
  path: '/v1/invitations',
  access: 'session',
  summary: "The invitations to the caller's phone, also those from before they had an account; the newest first.",
  query: receivedInvitationQuery,
  response: receivedInvitationPage,
  errors: [],
})

export const countReceivedInvitations = endpoint({
  method: 'GET',
  path: '/v1/invitations/pending',
  access: 'session',
  summary: 'How many invitations wait for the answer of the caller.',
  response: pendingCount,
  errors: [],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/v1/invitations/:id/accept',
  access: 'session',
  summary: "Makes the caller a member. Grants the membership's role code where they do not have it; no session ends.",
  params: invitationParams,
  response: accepted,
  errors: ['INVITATION_OVER', 'MEMBERS_FULL', 'MEMBERSHIPS_FULL'],
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/v1/invitations/:id/decline',
  access: 'session',
  summary: 'Declines an invitation.',
  params: invitationParams,
  response: z.null(),
  errors: ['INVITATION_OVER'],
})
