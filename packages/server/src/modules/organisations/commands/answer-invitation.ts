import { MEMBERS_MAX, MEMBERSHIPS_MAX } from '@zhujia/contract/core/limits.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type {
  acceptInvitation as accepting,
  declineInvitation as declining,
} from '@zhujia/contract/organisations/endpoints.ts'
import type { accepted } from '@zhujia/contract/organisations/schemas.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { z } from 'zod'
import { grantRole, lockUser } from '#modules/auth/index.ts'
import type { Ctx, SystemCtx } from '#platform/context.ts'
import { found, notFound } from '#platform/refusal.ts'
import type { DueWork } from '#platform/timers/timers.ts'
import { holdOrganisation } from '../locks.ts'
import { phoneOf } from '../queries/people.ts'
import { thesePeople } from '../queries/recipients.ts'
import { countMembers, countMemberships, findInvitation, insertMembership } from '../repository.ts'
import type { Invitation } from '../rows.ts'
import { endInvitations, tell } from '../steps.ts'

/** An invitation to the caller's phone under the lock of its organisation; for everybody else it does not exist. */
async function holdReceived(ctx: Ctx<'INVITATION_OVER'>, id: string): Promise<Invitation> {
  const { organisationId } = found(await findInvitation(ctx.db, id))
  await holdOrganisation(ctx.db, organisationId)
  // The number may have become somebody else's meanwhile: it is read under the lock of the account.
  await lockUser(ctx.db, ctx.actor.userId)
  const invitation = found(await findInvitation(ctx.db, id))
  if (invitation.phone !== (await phoneOf(ctx.db, ctx.actor.userId))) return notFound()
  // The timer may be a moment late.
  const isOver = invitation.status !== 'pending' || invitation.expiresAt <= ctx.clock.now()
  return isOver ? ctx.refuse('INVITATION_OVER') : invitation
}

/** Makes the caller a member, and grants the role code of the membership if they lack it. */
export async function acceptInvitation(
  ctx: Ctx<ErrorOf<typeof accepting>>,
  id: string,
): Promise<z.output<typeof accepted>> {
  return ctx.transaction(async (ctx) => {
    const { userId } = ctx.actor
    const invitation = await holdReceived(ctx, id)
    const { organisationId, role, isOwner, permissions } = invitation
    if ((await countMembers(ctx.db, organisationId)) >= MEMBERS_MAX) return ctx.refuse('MEMBERS_FULL')
    if ((await countMemberships(ctx.db, userId)) >= MEMBERSHIPS_MAX) return ctx.refuse('MEMBERSHIPS_FULL')
    const row = { organisationId, userId, role, isOwner, permissions, createdAt: ctx.clock.now() }
    if (!(await insertMembership(ctx.db, row))) return ctx.refuse('INVITATION_OVER')
    const grantedRole = await grant(ctx, organisationId, role)
    await endInvitations(ctx, [invitation], { event: 'accept', joined: { userId, role: grantedRole } })
    return { organisationId, grantedRole }
  })
}

/** Grants the caller the role code of a membership. @returns it, or null where there is none or they had it */
async function grant(ctx: Ctx, organisationId: string, role: Role | null): Promise<Role | null> {
  const { userId } = ctx.actor
  const granted = role ? await grantRole(ctx, { role, userIds: [userId], isByMembership: true }) : []
  if (granted.length === 0) return null
  await tell(ctx, 'roleGranted', thesePeople([userId], organisationId))
  return role
}

/** Declines an invitation to the caller. */
export async function declineInvitation(ctx: Ctx<ErrorOf<typeof declining>>, id: string): Promise<null> {
  return ctx.transaction(async (ctx) => {
    await endInvitations(ctx, [await holdReceived(ctx, id)], { event: 'decline' })
    return null
  })
}

/** The timer of an invitation: nobody has answered it. */
export async function expireInvitation(ctx: SystemCtx, id: string): Promise<DueWork | undefined> {
  const unlocked = await findInvitation(ctx.db, id)
  if (!unlocked) return undefined
  await holdOrganisation(ctx.db, unlocked.organisationId)
  const invitation = await findInvitation(ctx.db, id)
  if (invitation?.status !== 'pending') return undefined
  return {
    dueAt: invitation.expiresAt,
    run: async () => {
      await endInvitations(ctx, [invitation], { event: 'expire' })
      return undefined
    },
  }
}
