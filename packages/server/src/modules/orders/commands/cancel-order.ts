import { encodeReason, type ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { Ctx } from '#platform/context.ts'
import type { Payables } from '#modules/payments/index.ts'
import { afterClosingCashier, tryCloseCashier } from './close-cashier.ts'
import { closeUnpaid } from './close-unpaid.ts'

/** The buyer closes an order that is not paid (decision 079). */
export const cancelOrder =
  (payables: Payables) =>
  async (ctx: Ctx<'NOT_NOW'>, id: string, body: ReasonBody<'cancel'>): Promise<void> => {
    await afterClosingCashier(ctx, {
      id,
      claim: { buyerId: ctx.actor.userId },
      close: tryCloseCashier(payables),
      change: (ctx, order) => closeUnpaid(ctx, { orders: [order], by: 'buyer', reason: encodeReason(body) }),
    })
  }
