import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { attachUploads } from '#modules/files/index.ts'
import { insertPhotos } from '../repository.ts'

/** Attaches the caller's own uploads, in the caller's transaction; 404 for files of others, of another purpose or attached already. */
export async function takePhotos(
  ctx: Ctx,
  of: { reviewId: string; part: 'review' | 'append' },
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  if (!(await attachUploads(ctx, fileIds, 'review'))) notFound()
  if ((await insertPhotos(ctx.db, of, fileIds)) < fileIds.length) notFound()
}
