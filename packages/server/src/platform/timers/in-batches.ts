import { addSeconds, HOUR } from '../clock.ts'
import type { SystemCtx } from '../context.ts'
import type { UpkeepTimer } from './timers.ts'

/** Upkeep that does one batch in a transaction; `batch` says whether it was full. @returns upkeep that then goes on at once, else in an hour */
export const inBatches =
  (batch: (ctx: SystemCtx) => Promise<boolean>): UpkeepTimer =>
  async (ctx) =>
    (await batch(ctx)) ? ctx.clock.now() : addSeconds(ctx.clock.now(), HOUR)
