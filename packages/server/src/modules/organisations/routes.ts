import { routesOf } from '#platform/http/handlers.ts'
import { acceptInvitation, declineInvitation } from './commands/answer-invitation.ts'
import { changeMember } from './commands/change-member.ts'
import { leaveOrganisation, removeMember } from './commands/end-membership.ts'
import { inviteMember } from './commands/invite-member.ts'
import { withdrawInvitation } from './commands/withdraw-invitation.ts'
import { listMembers, listMemberships } from './queries.ts'
import { countReceived, listReceived, listSent } from './queries/list-invitations.ts'
import { listLog } from './queries/list-log.ts'

export const organisationsRoutes = routesOf('organisations', {
  listMemberships: (ctx, { query }) => listMemberships(ctx, query),
  listMembers: (ctx, { params, query }) => listMembers(ctx, params.id, query),
  changeMember: (ctx, { params, body }) => changeMember(ctx, params, body),
  removeMember: (ctx, { params }) => removeMember(ctx, params),
  leaveOrganisation: (ctx, { params }) => leaveOrganisation(ctx, params.id),
  listSentInvitations: (ctx, { params, query }) => listSent(ctx, params.id, query),
  inviteMember: (ctx, { params, body }) => inviteMember(ctx, params.id, body),
  withdrawInvitation: (ctx, { params }) => withdrawInvitation(ctx, params),
  listLog: (ctx, { params, query }) => listLog(ctx, params.id, query),
  listReceivedInvitations: (ctx, { query }) => listReceived(ctx, query),
  countReceivedInvitations: async (ctx) => ({ pending: await countReceived(ctx) }),
  acceptInvitation: (ctx, { params }) => acceptInvitation(ctx, params.id),
  declineInvitation: (ctx, { params }) => declineInvitation(ctx, params.id),
})
