import type { SQL } from 'drizzle-orm'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import type { Ctx } from '#platform/context.ts'
import { deleteBought } from '../repository.ts'

/** Removes ordered lines from the caller's cart, as a write of `writeTogether`; a line that is not in it is ignored. */
export const takeLines = (ctx: Ctx, lines: readonly { skuId: string; measures?: Measures | null | undefined }[]): SQL =>
  deleteBought(ctx.actor.userId, lines)
