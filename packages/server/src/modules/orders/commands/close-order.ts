import { encodeReason, type ReasonBody } from '@zhujia/contract/orders/reasons.ts'
import type { Ctx } from '#platform/context.ts'
import type { Payables } from '#modules/payments/index.ts'
import { PERMISSION_FOR } from '../policy.ts'
import { afterClosingCashier, tryCloseCashier } from './close-cashier.ts'
import { closeUnpaid } from './close-unpaid.ts'

/** The seller closes an order that is not paid (decision 079). */
export const closeOrder =
  (payables: Payables) =>
  async (ctx: Ctx<'NOT_NOW'>, id: string, body: ReasonBody<'close'>): Promise<void> => {
    await afterClosingCashier(ctx, {
      id,
      claim: { memberId: ctx.actor.userId, permission: PERMISSION_FOR.cancel },
      close: tryCloseCashier(payables),
      change: (ctx, order) => closeUnpaid(ctx, { orders: [order], by: 'seller', reason: encodeReason(body) }),
    })
  }
