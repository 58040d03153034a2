import type { IMAGE_PURPOSES } from '@zhujia/contract/files/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { holdUploads } from './repository.ts'

/**
 * Whether these files, without duplicates, are the caller's own uploads for this purpose. To be called in the transaction that
 * attaches them: it locks them, so that none is removed meanwhile.
 */
export async function ownsUploads(
  ctx: Ctx,
  fileIds: readonly string[],
  purpose: (typeof IMAGE_PURPOSES)[number],
): Promise<boolean> {
  return (await holdUploads(ctx.db, { ids: fileIds, ownerId: ctx.actor.userId, purpose })) === fileIds.length
}
