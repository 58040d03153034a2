import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { listGrantedRoles, setActiveRoles } from '../repository.ts'

/** Replaces this session's active roles by some of those granted now; the token stays. */
export async function selectRoles(
  ctx: Ctx<'ROLE_NOT_GRANTED'>,
  roleCodes: readonly Role[],
): Promise<{ roleCode: Role }[]> {
  return ctx.transaction(async (ctx) => {
    const granted = (await listGrantedRoles(ctx.db, ctx.actor.userId)).map(({ role }) => role)
    const wanted = [...new Set(roleCodes)]
    if (!wanted.every((role) => granted.includes(role))) return ctx.refuse('ROLE_NOT_GRANTED')
    await setActiveRoles(ctx.db, ctx.actor.sessionId, wanted)
    return wanted.map((roleCode) => ({ roleCode }))
  })
}
