import type { z } from 'zod'
import type { profileBody } from '@zhujia/contract/account/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { changeProfile, lockUser } from '#modules/auth/index.ts'
import { attachUploads, detachUpload } from '#modules/files/index.ts'
import { isPlainNickname, posesAsPlatform } from '../nickname.ts'

/** Administrators may use the platform's name in a nickname. */
const mayPose = (ctx: Ctx<'NICKNAME_REFUSED'>): boolean => ctx.actor.roles.includes('administrator')

/** Changes nickname and avatar. An avatar must be the caller's own upload for that purpose; otherwise 404. */
export async function updateProfile(ctx: Ctx<'NICKNAME_REFUSED'>, body: z.output<typeof profileBody>): Promise<null> {
  const isAllowed = isPlainNickname(body.nickname) && (mayPose(ctx) || !posesAsPlatform(body.nickname))
  if (!isAllowed) ctx.refuse('NICKNAME_REFUSED')
  return ctx.transaction(async (ctx) => {
    if (body.avatarFileId !== undefined) await changeAvatar(ctx, body.avatarFileId)
    await changeProfile(ctx, body)
    return null
  })
}

/** Attaches the new avatar's upload, if there is one, and detaches that of the old one. */
async function changeAvatar(ctx: Ctx<'NICKNAME_REFUSED'>, fileId: string | null): Promise<void> {
  const worn = await lockUser(ctx.db, ctx.actor.userId)
  if (worn === fileId) return
  if (fileId && !(await attachUploads(ctx, [fileId], 'avatar'))) notFound()
  if (worn) await detachUpload(ctx, worn, 'avatar')
}
