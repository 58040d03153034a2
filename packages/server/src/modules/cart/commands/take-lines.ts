import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { deleteBought } from '../repository.ts'

/** Removes ordered lines from the caller's cart, in the caller's transaction; a line that is not in it is ignored. */
export async function takeLines(
  ctx: Ctx,
  lines: readonly { skuId: string; measures?: Measures | null | undefined }[],
): Promise<void> {
  if (lines.length === 0) return
  await deleteBought(ctx.db, ctx.actor.userId, lines)
}
