import { covers, fitsKind, inOrder, type Offer, roleIn } from '@zhujia/contract/organisations/kinds.ts'
import { INVITATION_DAYS, INVITATIONS_TO_ONE_PHONE, MEMBERS_MAX } from '@zhujia/contract/core/limits.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type { inviteMember as endpoint } from '@zhujia/contract/organisations/endpoints.ts'
import { maskPhone } from '@zhujia/contract/core/mask.ts'
import type { invited, inviteBody } from '@zhujia/contract/organisations/schemas.ts'
import type { z } from 'zod'
import { addSeconds, DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { holdManaged } from '../locks.ts'
import { isMemberByPhone } from '../queries/people.ts'
import { whoHave } from '../queries/recipients.ts'
import { countInvitationsTo, countMembers, insertInvitation, listPending } from '../repository.ts'
import { log, refuseManySteps, rightsOf, tell } from '../steps.ts'

type InviteCtx = Ctx<ErrorOf<typeof endpoint>>

/** Invites whoever has a phone to become a member, with rights that the caller holds themselves. */
export async function inviteMember(
  ctx: InviteCtx,
  organisationId: string,
  { phone, role: named, ...rights }: z.output<typeof inviteBody>,
): Promise<z.output<typeof invited>> {
  return ctx.transaction(async (ctx) => {
    const { kind, own } = await holdManaged(ctx, organisationId)
    const offer: Offer = { ...rights, role: roleIn(kind, named) }
    if (!fitsKind(kind, offer)) return ctx.refuse('ROLE_NOT_OF_KIND')
    if (!covers(own, offer)) return ctx.refuse('BEYOND_YOUR_RIGHTS')
    await refuseSuperfluous(ctx, organisationId, phone)
    await refuseManySteps(ctx, organisationId)
    const id = newId()
    const createdAt = ctx.clock.now()
    const expiresAt = addSeconds(createdAt, INVITATION_DAYS * DAY)
    const permissions = inOrder(offer.permissions)
    const row = { id, organisationId, phone, ...offer, permissions, inviterId: ctx.actor.userId }
    await insertInvitation(ctx.db, { ...row, status: 'pending', createdAt, expiresAt })
    await setTimer(ctx, { kind: 'organisations.invitation', subjectId: id, dueAt: expiresAt })
    await log(ctx, [{ organisationId, action: 'invited', phoneMasked: maskPhone(phone), after: rightsOf(offer) }])
    await tell(ctx, 'invited', whoHave([phone], organisationId))
    return { id, expiresAt: expiresAt.toISOString() }
  })
}

/** Refuses who is a member or invited already or was invited too often, and what would make too many. */
async function refuseSuperfluous(ctx: InviteCtx, organisationId: string, phone: string): Promise<void> {
  const { db, clock } = ctx
  if (await isMemberByPhone(db, organisationId, phone)) ctx.refuse('ALREADY_MEMBER')
  const pending = await listPending(db, organisationId)
  if (pending.some((other) => other.phone === phone)) ctx.refuse('ALREADY_INVITED')
  const since = addSeconds(clock.now(), -INVITATION_DAYS * DAY)
  if ((await countInvitationsTo(db, { organisationId, phone, since })) >= INVITATIONS_TO_ONE_PHONE)
    ctx.refuse('INVITED_TOO_OFTEN')
  if ((await countMembers(db, organisationId)) + pending.length >= MEMBERS_MAX) ctx.refuse('MEMBERS_FULL')
}
