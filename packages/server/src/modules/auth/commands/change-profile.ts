import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { users } from '#tables/auth.ts'

/** Changes nickname and avatar of the caller; an undefined avatar does not change. The caller has checked that the file is theirs. */
export async function changeProfile(
  ctx: Ctx,
  { nickname, avatarFileId }: { nickname: string; avatarFileId?: string | null | undefined },
): Promise<void> {
  await ctx.db
    .update(users)
    .set({ nickname, ...(avatarFileId === undefined ? {} : { avatarFileId }) })
    .where(eq(users.id, ctx.actor.userId))
}
