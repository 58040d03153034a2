import { covers } from '@zhujia/contract/organisations/kinds.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type { withdrawInvitation as endpoint } from '@zhujia/contract/organisations/endpoints.ts'
import type { Ctx } from '#platform/context.ts'
import { found, notFound } from '#platform/refusal.ts'
import { holdManaged } from '../locks.ts'
import { findInvitation } from '../repository.ts'
import { endInvitations } from '../steps.ts'

/** Withdraws an invitation of an organisation that the caller manages. */
export async function withdrawInvitation(
  ctx: Ctx<ErrorOf<typeof endpoint>>,
  { id: organisationId, invitationId }: { id: string; invitationId: string },
): Promise<null> {
  return ctx.transaction(async (ctx) => {
    const { own } = await holdManaged(ctx, organisationId)
    const invitation = found(await findInvitation(ctx.db, invitationId))
    if (invitation.organisationId !== organisationId) return notFound()
    if (!covers(own, invitation)) return ctx.refuse('BEYOND_YOUR_RIGHTS')
    if (invitation.status !== 'pending') return ctx.refuse('INVITATION_OVER')
    await endInvitations(ctx, [invitation], { event: 'withdraw' })
    return null
  })
}
