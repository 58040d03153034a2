import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { deleteBought } from '../repository.ts'

/** Takes what was bought out of the caller's cart, in the caller's transaction; what is not in it makes no difference. */
export async function takeLines(
  ctx: Ctx,
  lines: readonly { skuId: string; measures?: Measures | null | undefined }[],
): Promise<void> {
  if (lines.length === 0) return
  await deleteBought(ctx.db, ctx.actor.userId, lines)
}
