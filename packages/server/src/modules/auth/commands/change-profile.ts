import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { users } from '#tables/auth.ts'

/** Changes how the caller shows; an avatar that is undefined stays as it is. Whose file it is has been looked at. */
export async function changeProfile(
  ctx: Ctx,
  { nickname, avatarFileId }: { nickname: string; avatarFileId?: string | null | undefined },
): Promise<void> {
  await ctx.db
    .update(users)
    .set({ nickname, ...(avatarFileId === undefined ? {} : { avatarFileId }) })
    .where(eq(users.id, ctx.actor.userId))
}
