import type { z } from 'zod'
import type { selectLinesBody } from '@zhujia/contract/cart/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { tickLines } from '../repository.ts'

/** Ticks or unticks these lines of the caller, or none of them if one is not theirs. */
export async function selectLines(ctx: Ctx, { lineIds, isSelected }: z.output<typeof selectLinesBody>): Promise<void> {
  const ids = [...new Set(lineIds)]
  await ctx.transaction(async (ctx) => {
    if ((await tickLines(ctx.db, { userId: ctx.actor.userId, ids }, isSelected)) < ids.length) notFound()
  })
}
