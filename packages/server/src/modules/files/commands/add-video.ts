import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { videoKey } from '../bytes.ts'
import { videoTypeOf } from '../judge.ts'
import { insertFiles } from '../repository.ts'

/** The largest video, in bytes: about a minute from a phone. */
export const VIDEO_BYTES_MAX = 30 * 1024 * 1024

/**
 * Stores a product's video (MP4 or WebM). The row that makes it visible is inserted last; if that fails, the bytes are removed.
 * Throws when it is no video or too large.
 * @returns the file's id
 */
export async function addVideo(
  ctx: Ctx<never, Actor>,
  { ownerId, bytes }: { ownerId: string; bytes: Buffer },
): Promise<string> {
  if (bytes.length > VIDEO_BYTES_MAX) throw new Error(`a video of ${bytes.length} bytes is too large`)
  if ((await videoTypeOf(bytes)) === undefined) throw new Error('this is no video that browsers play')
  const id = newId()
  const { storage } = ctx.providers
  await storage.write(videoKey(id), bytes)
  try {
    await ctx.transaction((ctx) =>
      insertFiles(ctx.db, [{ id, purpose: 'productVideo', ownerId, createdAt: ctx.clock.now() }]),
    )
  } catch (error) {
    await storage.remove(videoKey(id))
    throw error
  }
  return id
}
