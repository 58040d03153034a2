import type { IMAGE_PURPOSES } from '@zhujia/contract/files/schemas.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { keepVideos, setLoose } from './repository.ts'

type Purpose = (typeof IMAGE_PURPOSES)[number]

/**
 * Attaches uploads, each named once, in the transaction that shows them: from now on they are not removed. False when one of
 * them is not the caller's own upload for this purpose; the caller then rolls back.
 */
export async function attachUploads(ctx: Ctx, ids: readonly string[], purpose: Purpose): Promise<boolean> {
  return (await setLoose(ctx.db, { ids, ownerId: ctx.actor.userId, purpose }, null)) === ids.length
}

/** Detaches an upload of the caller's that nothing shows any more, in the transaction that ends it: it is removed a day later. */
export async function detachUpload(ctx: Ctx, id: string, purpose: Purpose): Promise<void> {
  await setLoose(ctx.db, { ids: [id], ownerId: ctx.actor.userId, purpose }, ctx.clock.now())
}

/** Attaches the videos of products, in the transaction that shows them. They stay for good: a version of the product that somebody bought shows them. */
export const attachVideos = (ctx: Ctx<never, Actor>, ids: readonly string[]): Promise<void> => keepVideos(ctx.db, ids)
