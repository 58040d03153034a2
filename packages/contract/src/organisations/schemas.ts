import { z } from 'zod'
import { roleCode } from '../auth/schemas.ts'
import { NAME_MAX } from '../core/constants.ts'
import { id, instant, pageOf, pageQuery, phone, text } from '../core/fields.ts'
import { picture } from '../core/pictures.ts'
import { isWhole, KINDS, PERMISSIONS } from './kinds.ts'
import { INVITATION_STATES, LOG_ACTIONS, MEMBER_ACTIONS } from './states.ts'

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)
const role = roleCode.nullable()
const rights = { isOwner: z.boolean(), permissions }

/** An organisation as its members and those it invites see it. */
export const organisation = z.strictObject({
  id,
  kind: z.enum(KINDS),
  name: z.string(),
  picture: picture.nullable(),
})

export const organisationParams = z.strictObject({ id })
export const memberParams = z.strictObject({ id, userId: id })
export const organisationInvitationParams = z.strictObject({ id, invitationId: id })
export const invitationParams = z.strictObject({ id })

/** One of the caller's memberships. */
export const membership = z.strictObject({
  ...organisation.shape,
  role,
  ...rights,
  joinedAt: instant,
  /** Whether the caller may manage the members, in the roles that are active. */
  mayManage: z.boolean(),
  /** False for the last owner. */
  mayLeave: z.boolean(),
})
export const membershipQuery = z.strictObject({
  ...pageQuery,
  /** Only those whose members the caller may manage. */
  managed: z.literal('1').optional(),
})
export const membershipPage = pageOf(membership)

export const member = z.strictObject({
  userId: id,
  nickname: z.string(),
  phoneMasked: z.string(),
  avatar: picture.nullable(),
  role,
  ...rights,
  joinedAt: instant,
  isMe: z.boolean(),
  actions: z.array(z.enum(MEMBER_ACTIONS)),
})
export const memberQuery = z.strictObject({
  ...pageQuery,
  /** A part of the nickname, or the last digits of the phone. */
  q: text(NAME_MAX).optional(),
})
export const memberPage = pageOf(member)

/** What is granted: each permission once, and with those that it needs. */
const granted = {
  isOwner: z.boolean(),
  permissions: permissions.refine((given) => new Set(given).size === given.length && isWhole(given)),
}
export const inviteBody = z.strictObject({ phone, role: roleCode.optional(), ...granted })
export const memberBody = z.strictObject(granted)
export const invited = z.strictObject({ id, expiresAt: instant })

const offer = {
  id,
  role,
  ...rights,
  state: z.enum(INVITATION_STATES),
  /** Who invites. */
  inviter: z.string(),
  invitedAt: instant,
  expiresAt: instant,
}
/** An invitation as the organisation sees it. */
export const sentInvitation = z.strictObject({ ...offer, phoneMasked: z.string(), mayWithdraw: z.boolean() })
export const sentInvitationQuery = z.strictObject({ ...pageQuery, state: z.enum(INVITATION_STATES).optional() })
export const sentInvitationPage = pageOf(sentInvitation)

/** An invitation as the person with its phone sees it. */
export const receivedInvitation = z.strictObject({ ...offer, organisation })
export const receivedInvitationQuery = z.strictObject({ ...pageQuery, state: z.enum(INVITATION_STATES).optional() })
export const receivedInvitationPage = pageOf(receivedInvitation)
export const pendingCount = z.strictObject({ pending: z.int() })

export const accepted = z.strictObject({
  organisationId: id,
  /** The role code that the caller did not have before. */
  grantedRole: role,
})

const loggedRights = z.strictObject(rights).nullable()
export const logEntry = z.strictObject({
  id,
  at: instant,
  action: z.enum(LOG_ACTIONS),
  /** Who did it; null for what a timer did. */
  actor: z.string().nullable(),
  /** Whom it is about: a nickname, or a masked phone. */
  subject: z.string().nullable(),
  /** The rights before and after. */
  before: loggedRights,
  after: loggedRights,
  /** The role code that somebody gained or lost by it. */
  role,
})
export const logQuery = z.strictObject(pageQuery)
export const logPage = pageOf(logEntry)
