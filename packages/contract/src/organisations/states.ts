export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What the server may offer. Pages draw the ones they are given. */
export const MEMBER_ACTIONS = ['change', 'remove'] as const

/** What the log of an organisation says was done. */
export const LOG_ACTIONS = [
  'opened',
  'invited',
  'withdrawn',
  'accepted',
  'declined',
  'expired',
  'changed',
  'removed',
  'left',
] as const
export type LogAction = (typeof LOG_ACTIONS)[number]
