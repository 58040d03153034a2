import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteLines } from '../repository.ts'

/** Removes these lines of the caller, or none of them if one is not theirs. */
export async function removeLines(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  const ids = [...new Set(lineIds)]
  await ctx.transaction(async (ctx) => {
    if ((await deleteLines(ctx.db, ctx.actor.userId, ids)) < ids.length) notFound()
  })
}
