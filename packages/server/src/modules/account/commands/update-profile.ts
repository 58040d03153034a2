import type { z } from 'zod'
import type { profileBody } from '@zhujia/contract/account/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { changeProfile } from '#modules/auth/index.ts'
import { ownsUploads } from '#modules/files/index.ts'

/** Changes nickname and avatar. An avatar must be the caller's own upload for that purpose; any other file is not there. */
export async function updateProfile(ctx: Ctx, body: z.output<typeof profileBody>): Promise<null> {
  return ctx.transaction(async (ctx) => {
    if (body.avatarFileId && !(await ownsUploads(ctx, [body.avatarFileId], 'avatar'))) notFound()
    await changeProfile(ctx, body)
    return null
  })
}
