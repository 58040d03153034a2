import { maskPhone } from '@zhujia/contract/core/mask.ts'
import { asc, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { profile } from '@zhujia/contract/account/schemas.ts'
import { textsFor } from '#locales/texts.ts'
import type { Ctx } from '#platform/context.ts'
import { expectRow } from '#platform/refusal.ts'
import { picturesOf } from '../files/index.ts'
import { userRoles, users } from '#tables/auth.ts'

/** Who is signed in, with the active and the granted roles. */
export async function getProfile(ctx: Ctx): Promise<z.output<typeof profile>> {
  const rows = await ctx.db
    .select({
      id: users.id,
      nickname: users.nickname,
      phone: users.phone,
      avatarFileId: users.avatarFileId,
      role: userRoles.role,
      isPrimary: userRoles.isPrimary,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, ctx.actor.userId))
    .orderBy(desc(userRoles.isPrimary), asc(userRoles.role))
  const user = expectRow(rows[0], `role of user ${ctx.actor.userId}`)
  const names = textsFor(ctx.locale).roles
  return {
    id: user.id,
    nickname: user.nickname,
    phoneMasked: maskPhone(user.phone),
    avatar: user.avatarFileId === null ? null : picturesOf(user.avatarFileId),
    currentRoles: ctx.actor.roles.map((roleCode) => ({ roleCode })),
    availableRoles: rows.map(({ role, isPrimary }) => ({ roleCode: role, roleName: names[role], isPrimary })),
  }
}
