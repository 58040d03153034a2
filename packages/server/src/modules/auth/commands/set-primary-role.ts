import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { availableRole } from '@zhujia/contract/auth/schemas.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { textsFor } from '#locales/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { userRoles } from '#tables/auth.ts'
import { listGrantedRoles, lockUser } from '../repository.ts'

/** Chooses the role that a new session starts with. Rights do not change, so sessions stay valid. */
export async function setPrimaryRole(
  ctx: Ctx<'ROLE_NOT_GRANTED'>,
  role: Role,
): Promise<z.output<typeof availableRole>[]> {
  return ctx.transaction(async (ctx) => {
    const mine = eq(userRoles.userId, ctx.actor.userId)
    // Two at once would both take the old role away and then both set theirs, of which the table lets through one.
    await lockUser(ctx.db, ctx.actor.userId)
    await ctx.db
      .update(userRoles)
      .set({ isPrimary: false })
      .where(and(mine, eq(userRoles.isPrimary, true)))
    const chosen = await ctx.db
      .update(userRoles)
      .set({ isPrimary: true })
      .where(and(mine, eq(userRoles.role, role)))
    if (chosen.rowCount === 0) return ctx.refuse('ROLE_NOT_GRANTED')
    const names = textsFor(ctx.locale).roles
    const roles = await listGrantedRoles(ctx.db, ctx.actor.userId)
    return roles.map(({ role, isPrimary }) => ({ roleCode: role, roleName: names[role], isPrimary }))
  })
}
