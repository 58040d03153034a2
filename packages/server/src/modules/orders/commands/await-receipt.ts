import { addSeconds } from '#platform/clock.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { setTimer } from '#platform/timers/timers.ts'
import { receiveSeconds } from '../policy.ts'

/** When an order that is shipped from now on counts as received, by who has carried it. */
export const receiptDue = (ctx: Ctx<never, Actor>, carriers: readonly string[]): Date =>
  addSeconds(ctx.clock.now(), receiveSeconds(ctx.config.receiveDays, carriers))

export const awaitReceipt = (ctx: Ctx<never, Actor>, orderId: string, dueAt: Date): Promise<void> =>
  setTimer(ctx, { kind: 'order.autoReceive', subjectId: orderId, dueAt })
