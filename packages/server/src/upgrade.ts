import { storeVersions } from './modules/catalogue/index.ts'
import { nameVersions } from './modules/orders/index.ts'
import { ensureRefundTimers } from './modules/payments/index.ts'
import type { Ctx } from './platform/context.ts'

/**
 * What a database of an earlier version lacks and SQL cannot say, after the migrations and before anything is served. On
 * one that lacks nothing it reads three lists and is done.
 */
export async function completeUpgrade(ctx: Ctx<never, { kind: 'system' }>): Promise<void> {
  await storeVersions(ctx)
  await nameVersions(ctx)
  await ensureRefundTimers(ctx)
}
