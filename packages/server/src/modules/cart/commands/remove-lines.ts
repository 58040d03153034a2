import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { deleteLines } from '../repository.ts'

/** Takes the caller's lines out, all of them or, when one is not theirs, none. */
export async function removeLines(ctx: Ctx, lineIds: readonly string[]): Promise<void> {
  const ids = [...new Set(lineIds)]
  await ctx.transaction(async (ctx) => {
    if ((await deleteLines(ctx.db, ctx.actor.userId, ids)) < ids.length) notFound()
  })
}
