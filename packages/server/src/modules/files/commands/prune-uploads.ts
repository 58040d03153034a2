import { addSeconds } from '#platform/clock.ts'
import type { SystemCtx } from '#platform/context.ts'
import { inBatches } from '#platform/timers/in-batches.ts'
import { removePictures, videoKey } from '../bytes.ts'
import { FILES_PER_JOB, LOOSE_BATCH, LOOSE_SECONDS } from '../policy.ts'
import { deleteLoose, lockLoose } from '../repository.ts'

/** Removes uploads that were attached to nothing. */
export const pruneUploads = inBatches((ctx) =>
  ctx.transaction(async (ctx) => {
    const before = addSeconds(ctx.clock.now(), -LOOSE_SECONDS)
    const locked = await lockLoose(ctx.db, { before, most: LOOSE_BATCH })
    const fileIds = await deleteLoose(ctx.db, locked)
    for (let from = 0; from < fileIds.length; from += FILES_PER_JOB)
      await ctx.jobs.send(ctx.db, 'files.remove', { fileIds: fileIds.slice(from, from + FILES_PER_JOB) })
    return locked.length === LOOSE_BATCH
  }),
)

/** Removes the pictures, or the video, of files whose rows are gone; it may be done again. */
export async function removeFiles(ctx: SystemCtx, { fileIds }: { fileIds: readonly string[] }): Promise<void> {
  for (const fileId of fileIds) {
    ctx.signal.throwIfAborted()
    await removePictures(ctx.providers.storage, fileId)
    await ctx.providers.storage.remove(videoKey(fileId))
  }
}
