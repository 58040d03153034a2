import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type {
  leaveOrganisation as leaving,
  removeMember as removing,
} from '@zhujia/contract/organisations/endpoints.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { lockUser, withdrawRole } from '#modules/auth/index.ts'
import type { Ctx } from '#platform/context.ts'
import { holdManaged, holdOwn } from '../locks.ts'
import { itsManagers, thesePeople } from '../queries/recipients.ts'
import { countMemberships, deleteMembership, hasOtherOwner } from '../repository.ts'
import type { Membership } from '../rows.ts'
import { log, rightsOf, tell } from '../steps.ts'
import { findOther, withdrawOffersOf } from './others.ts'

/** Removes another member. */
export async function removeMember(
  ctx: Ctx<ErrorOf<typeof removing>>,
  { id: organisationId, userId }: { id: string; userId: string },
): Promise<null> {
  return ctx.transaction(async (ctx) => {
    const { own } = await holdManaged(ctx, organisationId)
    await end(ctx, await findOther(ctx, own, userId), 'removed')
    await tell(ctx, 'memberRemoved', thesePeople([userId], organisationId))
    return null
  })
}

/** Ends the caller's own membership. An organisation always has an owner. */
export async function leaveOrganisation(ctx: Ctx<ErrorOf<typeof leaving>>, organisationId: string): Promise<null> {
  return ctx.transaction(async (ctx) => {
    const { own } = await holdOwn(ctx, organisationId)
    if (own.isOwner && !(await hasOtherOwner(ctx.db, own))) return ctx.refuse('LAST_OWNER')
    await end(ctx, own, 'left')
    await tell(ctx, 'memberLeft', itsManagers(organisationId))
    return null
  })
}

/** Ends a membership with all that rested on it: open invitations, and the role code with the last membership that grants it. */
async function end(ctx: Ctx, member: Membership, action: 'removed' | 'left'): Promise<void> {
  const { organisationId, userId } = member
  await deleteMembership(ctx.db, member)
  await withdrawOffersOf(ctx, member)
  const role = member.role && (await withdraw(ctx, userId, member.role))
  await log(ctx, [{ organisationId, action, userId, before: rightsOf(member), role }])
  if (role) await tell(ctx, 'roleWithdrawn', thesePeople([userId], organisationId))
}

/** @returns the role code if it was withdrawn. Two memberships that end at once wait for each other at the person. */
async function withdraw(ctx: Ctx, userId: string, role: Role): Promise<Role | null> {
  await lockUser(ctx.db, userId)
  if ((await countMemberships(ctx.db, userId, role)) > 0) return null
  return (await withdrawRole(ctx, { userId, role })) ? role : null
}
