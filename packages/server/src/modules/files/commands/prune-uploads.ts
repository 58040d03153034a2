import { addSeconds, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { removePictures } from '../bytes.ts'
import { FILES_PER_JOB, LOOSE_BATCH, LOOSE_SECONDS } from '../policy.ts'
import { deleteLoose, lockLoose } from '../repository.ts'

type SystemCtx = Ctx<never, { kind: 'system' }>

/** Removes uploads that were attached to nothing. @returns when to come again: at once while a batch was full, else in an hour */
export async function pruneUploads(ctx: SystemCtx): Promise<Date> {
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const locked = await lockLoose(ctx.db, { before: addSeconds(now, -LOOSE_SECONDS), most: LOOSE_BATCH })
    const fileIds = await deleteLoose(ctx.db, locked)
    for (let from = 0; from < fileIds.length; from += FILES_PER_JOB)
      await ctx.jobs.send(ctx.db, 'files.remove', { fileIds: fileIds.slice(from, from + FILES_PER_JOB) })
    return locked.length === LOOSE_BATCH ? now : addSeconds(now, HOUR)
  })
}

/** Removes the pictures of files whose rows are gone; it may be done again. */
export async function removeFiles(ctx: SystemCtx, { fileIds }: { fileIds: readonly string[] }): Promise<void> {
  for (const fileId of fileIds) {
    ctx.signal.throwIfAborted()
    await removePictures(ctx.providers.storage, fileId)
  }
}
