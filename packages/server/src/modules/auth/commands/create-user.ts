import type { Role } from '@zhujia/contract/core/roles.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { userRoles, users } from '#tables/auth.ts'

interface NewUser {
  phone: string
  nickname: string
  passwordHash?: string
  /** The first one is the primary role. */
  roles: readonly [Role, ...Role[]]
}

/** Opens an account with its roles. Undefined when the phone has an account already. */
export async function createUser(ctx: Ctx<never, Actor>, input: NewUser): Promise<string | undefined> {
  return ctx.transaction(async (ctx) => {
    const id = newId()
    const now = ctx.clock.now()
    const inserted = await ctx.db
      .insert(users)
      .values({
        id,
        phone: input.phone,
        nickname: input.nickname,
        passwordHash: input.passwordHash ?? null,
        createdAt: now,
      })
      .onConflictDoNothing()
    if (inserted.rowCount === 0) return undefined
    await ctx.db
      .insert(userRoles)
      .values(input.roles.map((role, index) => ({ userId: id, role, isPrimary: index === 0, grantedAt: now })))
    return id
  })
}
