import type { z } from 'zod'
import type { selectLinesBody } from '@zhujia/contract/cart/schemas.ts'
import type { Ctx } from '#platform/context.ts'
import { notFound } from '#platform/refusal.ts'
import { tickLines } from '../repository.ts'

/** Ticks or unticks the caller's lines, all of them or, when one is not theirs, none. */
export async function selectLines(ctx: Ctx, { lineIds, isSelected }: z.output<typeof selectLinesBody>): Promise<void> {
  const ids = [...new Set(lineIds)]
  await ctx.transaction(async (ctx) => {
    if ((await tickLines(ctx.db, { userId: ctx.actor.userId, ids }, isSelected)) < ids.length) notFound()
  })
}
