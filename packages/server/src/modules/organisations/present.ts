import { covers } from '@zhujia/contract/organisations/kinds.ts'
import type {
  logEntry,
  member,
  membership,
  receivedInvitation,
  sentInvitation,
} from '@zhujia/contract/organisations/schemas.ts'
import type { InvitationState } from '@zhujia/contract/organisations/states.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import type { z } from 'zod'
import type { organisationLog, organisations } from '#tables/organisations.ts'
import { picturesOf } from '../files/index.ts'
import type { Invitation, Membership } from './rows.ts'

/** An organisation with its name and picture, wherever they stand. */
interface Named extends Pick<typeof organisations.$inferSelect, 'id' | 'kind'> {
  name: string
  pictureFileId: string | null
}

const pictureOf = (fileId: string | null) => (fileId === null ? null : picturesOf(fileId))

const presentOrganisation = ({ id, kind, name, pictureFileId }: Named) => ({
  id,
  kind,
  name,
  picture: pictureOf(pictureFileId),
})

export const presentMembership = (row: {
  membership: Membership
  organisation: Named
  mayManage: boolean
  mayLeave: boolean
}): z.output<typeof membership> => ({
  ...presentOrganisation(row.organisation),
  role: row.membership.role,
  isOwner: row.membership.isOwner,
  permissions: row.membership.permissions,
  joinedAt: row.membership.createdAt.toISOString(),
  mayManage: row.mayManage,
  mayLeave: row.mayLeave,
})

/** @param own the membership of who asks, which decides what they may do to others */
export function presentMember(
  row: { membership: Membership; nickname: string; phone: string; avatarFileId: string | null },
  own: Membership,
): z.output<typeof member> {
  const { userId, role, isOwner, permissions, createdAt } = row.membership
  const isMe = userId === own.userId
  return {
    userId,
    nickname: row.nickname,
    phoneMasked: maskPhone(row.phone),
    avatar: pictureOf(row.avatarFileId),
    role,
    isOwner,
    permissions,
    joinedAt: createdAt.toISOString(),
    isMe,
    actions: !isMe && covers(own, row.membership) ? ['change', 'remove'] : [],
  }
}

interface InvitationRow {
  invitation: Invitation
  inviter: string
  now: Date
}

function presentOffer({ invitation, inviter, now }: InvitationRow) {
  const { id, role, isOwner, permissions, status, createdAt, expiresAt } = invitation
  const state: InvitationState = status === 'pending' && expiresAt <= now ? 'expired' : status
  return {
    id,
    role,
    isOwner,
    permissions,
    state,
    inviter,
    invitedAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export function presentSent(row: InvitationRow, own: Membership): z.output<typeof sentInvitation> {
  const offer = presentOffer(row)
  const mayWithdraw = offer.state === 'pending' && covers(own, row.invitation)
  return { ...offer, phoneMasked: maskPhone(row.invitation.phone), mayWithdraw }
}

export const presentReceived = (row: InvitationRow & { organisation: Named }): z.output<typeof receivedInvitation> => ({
  ...presentOffer(row),
  organisation: presentOrganisation(row.organisation),
})

export const presentLogEntry = ({
  entry,
  actor,
  subject,
}: {
  entry: typeof organisationLog.$inferSelect
  actor: string | null
  subject: string | null
}): z.output<typeof logEntry> => ({
  id: entry.id,
  at: entry.at.toISOString(),
  action: entry.action,
  actor,
  subject: subject ?? entry.phoneMasked,
  before: entry.before && { isOwner: entry.before.isOwner, permissions: [...entry.before.permissions] },
  after: entry.after && { isOwner: entry.after.isOwner, permissions: [...entry.after.permissions] },
  role: entry.role,
})
