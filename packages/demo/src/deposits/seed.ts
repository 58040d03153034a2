import { SHOP_TERMS_VERSION } from '@zhujia/contract/deposits/kinds.ts'
import { payShopDeposit } from '@zhujia/server/modules/deposits/commands/pay-shop-deposit.ts'
import { refundShopDeposit } from '@zhujia/server/modules/deposits/commands/refund-shop-deposit.ts'
import { listOwners } from '@zhujia/server/modules/organisations/index.ts'
import { findShops } from '@zhujia/server/modules/shops/index.ts'
import { addSeconds, MINUTE } from '@zhujia/server/platform/clock.ts'
import type { SystemCtx } from '@zhujia/server/platform/context.ts'
import { actingAs } from '@zhujia/server/platform/make-ctx.ts'
import { SHOPS } from '../catalogue/shops.data.ts'
import { pay, sendRefunds } from '../payments/pay.ts'
import { runnerOf, runTimer, type Runner } from '../runner.ts'
import { DEPOSITS, EARLIER_FEN, type DemoDeposit } from './deposits.data.ts'

interface Shop {
  id: string
  ownerId: string
}

/** Pays the deposits of the demo shops through the commands, each at its own time; before there are orders. */
export async function seedDeposits(ctx: SystemCtx): Promise<void> {
  const byName = await findShops(
    ctx.db,
    SHOPS.map(({ name }) => name),
  )
  const owners = await listOwners(ctx.db)
  for (const deposit of DEPOSITS) {
    const name = SHOPS.find(({ code }) => code === deposit.shop)?.name ?? ''
    const id = byName.get(name)?.id ?? ''
    const ownerId = owners.get(id)
    if (ownerId === undefined) throw new Error(`the demo shop ${deposit.shop} has no owner`)
    await seedDeposit(ctx, deposit, { id, ownerId })
  }
}

async function seedDeposit(ctx: SystemCtx, deposit: DemoDeposit, shop: Shop): Promise<void> {
  const amountFen = deposit.isEarlier ? EARLIER_FEN : ctx.config.shopDepositFen
  const config = { ...ctx.config, shopDepositFen: amountFen }
  const runner = runnerOf(actingAs(ctx, { actor: ctx.actor, config }))
  const at = addSeconds(ctx.clock.now(), -deposit.ago)
  const body = { amountFen, termsVersion: SHOP_TERMS_VERSION }
  const { id, paymentId } = await payShopDeposit(runner.as(shop.ownerId, at), shop.id, body)
  if (deposit.becomes === 'unpaid') return
  if (deposit.becomes === 'lapsed') {
    await runTimer(runner.bySystem(addSeconds(at, 30 * MINUTE)), { kind: 'deposit.unpaid', subjectId: id })
    return
  }
  await pay(runner, paymentId, { payerId: shop.ownerId, at: addSeconds(at, 2 * MINUTE) })
  if (deposit.asked) await refund(runner, { shop, amountFen, asked: deposit.asked, now: ctx.clock.now() })
}

async function refund(
  runner: Runner,
  {
    shop,
    amountFen,
    asked,
    now,
  }: { shop: Shop; amountFen: number; asked: NonNullable<DemoDeposit['asked']>; now: Date },
): Promise<void> {
  const at = addSeconds(now, -asked.ago)
  await refundShopDeposit(runner.as(shop.ownerId, at), shop.id, { heldFen: amountFen })
  await sendRefunds(runner, { at: addSeconds(at, MINUTE), fault: asked.fault })
}
