import { covers, type Rights } from '@zhujia/contract/organisations/kinds.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { findMembership, listPending } from '../repository.ts'
import type { Membership } from '../rows.ts'
import { endInvitations } from '../steps.ts'

/** A member whom the caller may change or remove: another one, who holds no more than they do. */
export async function findOther(
  ctx: Ctx<'BEYOND_YOUR_RIGHTS' | 'NOT_YOURSELF'>,
  own: Membership,
  userId: string,
): Promise<Membership> {
  const member = found(await findMembership(ctx.db, own.organisationId, userId))
  if (member.userId === own.userId) return ctx.refuse('NOT_YOURSELF')
  return covers(own, member) ? member : ctx.refuse('BEYOND_YOUR_RIGHTS')
}

/** Withdraws the open invitations of a member that they could not send any more: an offer lasts as long as the right to make it. */
export async function withdrawOffersOf(ctx: Ctx, { organisationId, userId }: Membership, left?: Rights): Promise<void> {
  const mayStill = (offer: Rights) =>
    left !== undefined && (left.isOwner || left.permissions.includes('member.manage')) && covers(left, offer)
  const pending = await listPending(ctx.db, organisationId, userId)
  const ended = pending.filter((offer) => !mayStill(offer))
  await endInvitations(ctx, ended, { event: 'withdraw' })
}
