import type { Actor, Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { videoKey } from '../bytes.ts'
import { videoTypeOf } from '../judge.ts'
import { deleteLoose, insertFiles } from '../repository.ts'

/** The largest video, in bytes: about a minute from a phone. */
export const VIDEO_BYTES_MAX = 30 * 1024 * 1024

/**
 * Stores a product's video (MP4 or WebM). As with images its row is inserted before its bytes: what a process leaves that ends in
 * between is removed with what no product shows.
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
  const now = ctx.clock.now()
  await insertFiles(ctx.db, [{ id, purpose: 'productVideo', ownerId, createdAt: now, looseSince: now }])
  try {
    await storage.write(videoKey(id), bytes)
  } catch (error) {
    await storage.remove(videoKey(id))
    await deleteLoose(ctx.db, [id])
    throw error
  }
  return id
}
