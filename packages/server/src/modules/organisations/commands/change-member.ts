import { covers, fitsKind, inOrder } from '@zhujia/contract/organisations/kinds.ts'
import type { ErrorOf } from '@zhujia/contract/core/endpoint.ts'
import type { changeMember as endpoint } from '@zhujia/contract/organisations/endpoints.ts'
import type { memberBody } from '@zhujia/contract/organisations/schemas.ts'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { holdManaged } from '../locks.ts'
import { thesePeople } from '../queries/recipients.ts'
import { setRights } from '../repository.ts'
import { log, refuseManySteps, rightsOf, tell } from '../steps.ts'
import { findOther, withdrawOffersOf } from './others.ts'

/** Sets what another member may do: both what they held and what they shall hold must be within what the caller holds. */
export async function changeMember(
  ctx: Ctx<ErrorOf<typeof endpoint>>,
  { id: organisationId, userId }: { id: string; userId: string },
  body: z.output<typeof memberBody>,
): Promise<null> {
  return ctx.transaction(async (ctx) => {
    const { kind, own } = await holdManaged(ctx, organisationId)
    const member = await findOther(ctx, own, userId)
    const wanted = { isOwner: body.isOwner, permissions: inOrder(body.permissions) }
    if (!fitsKind(kind, { ...wanted, role: member.role })) return ctx.refuse('ROLE_NOT_OF_KIND')
    if (!covers(own, wanted)) return ctx.refuse('BEYOND_YOUR_RIGHTS')
    const before = rightsOf(member)
    if (isDeepStrictEqual({ ...before, permissions: inOrder(before.permissions) }, wanted)) return null
    await refuseManySteps(ctx, organisationId)
    await setRights(ctx.db, member, wanted)
    await log(ctx, [{ organisationId, action: 'changed', userId, before, after: wanted }])
    await tell(ctx, 'rightsChanged', thesePeople([userId], organisationId))
    await withdrawOffersOf(ctx, member, wanted)
    return null
  })
}
