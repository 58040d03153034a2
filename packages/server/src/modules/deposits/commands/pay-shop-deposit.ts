import type { z } from 'zod'
import { DEPOSITS_PER_DAY } from '@zhujia/contract/core/limits.ts'
import type { openedDeposit, payDepositBody } from '@zhujia/contract/deposits/schemas.ts'
import { addSeconds, DAY, MINUTE } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { found } from '#platform/refusal.ts'
import { findOwnedShop } from '../queries.ts'
import { countOpened, lockShopDeposit, lockUnpaid, sumHeld } from '../repository.ts'
import { getPaymentId } from '../queries/payment-of.ts'
import { shopTerms } from '../terms.ts'
import { lapse } from './lapse-deposit.ts'
import { openDeposit } from './open-deposit.ts'

const PAY_SECONDS = 30 * MINUTE

type PayCtx = Ctx<'DEPOSIT_COMPLETE' | 'TERMS_CHANGED' | 'DEPOSIT_LIMIT' | 'AMOUNT_CHANGED'>

/** The owner opens the payment of exactly what their shop's security deposit lacks, under the terms that they saw; an open one is answered again. */
export async function payShopDeposit(
  ctx: PayCtx,
  shopId: string,
  body: z.output<typeof payDepositBody>,
): Promise<z.output<typeof openedDeposit>> {
  return ctx.transaction(async (ctx) => {
    found(await findOwnedShop(ctx.db, { shopId, ownerId: ctx.actor.userId }))
    await lockShopDeposit(ctx.db, shopId)
    const now = ctx.clock.now()
    const unpaid = await lockUnpaid(ctx.db, shopId)
    if (unpaid && unpaid.expiresAt > now) return { id: unpaid.id, paymentId: await getPaymentId(ctx.db, unpaid.id) }
    // Its timer is about to run.
    if (unpaid) await lapse(ctx, unpaid)
    const terms = shopTerms(ctx.locale)
    if (terms.version !== body.termsVersion) return ctx.refuse('TERMS_CHANGED')
    const missingFen = ctx.config.shopDepositFen - (await sumHeld(ctx.db, shopId))
    if (missingFen <= 0) return ctx.refuse('DEPOSIT_COMPLETE')
    if (missingFen !== body.amountFen) return ctx.refuse('AMOUNT_CHANGED', { amountFen: missingFen })
    const opened = await countOpened(ctx.db, { shopId, since: addSeconds(now, -DAY) })
    if (opened >= DEPOSITS_PER_DAY) return ctx.refuse('DEPOSIT_LIMIT')
    return openDeposit(ctx, {
      kind: 'security',
      payer: { kind: 'shop', id: shopId },
      beneficiary: null,
      subject: { kind: 'shop', id: shopId },
      amountFen: missingFen,
      contractFen: null,
      terms,
      forSeconds: PAY_SECONDS,
    })
  })
}
