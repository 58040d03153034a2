import { href } from '@zhujia/contract/screens.ts'
import { seedSold, seedStockMoves } from '#modules/catalogue/seed/stock.ts'
import { seedTransfers } from '#modules/ledger/seed.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { Db } from '#platform/db/types.ts'
import { checkouts, orderLines, orderRefundLines, orderRefunds, orders, parcelLines, parcels } from '#tables/orders.ts'
import { paymentAttempts, payments, refunds } from '#tables/payments.ts'
import { stateChanges, timers } from '#tables/platform.ts'
import { simulatedPayments, simulatedRefunds } from '#tables/simulators.ts'
import type { CheckoutRows } from './tell-checkout.ts'

/**
 * Writes checkouts with everything that hangs on them, in a handful of statements whatever their number: orders, payments,
 * the simulated channel's own books, histories, timers, money, stock and what was sold.
 */
export async function writeCheckouts(db: Db, told: readonly CheckoutRows[], nextId: () => string): Promise<void> {
  const allOrders = told.flatMap((one) => one.orders)
  const allPayments = told.map(({ payment }) => payment)
  await insertRows(
    db,
    checkouts,
    told.map(({ checkout }) => checkout),
  )
  await insertRows(
    db,
    payments,
    allPayments.map(({ payment }) => payment),
  )
  await insertRows(
    db,
    paymentAttempts,
    allPayments.flatMap(({ attempts }) => attempts),
  )
  await insertRows(
    db,
    refunds,
    allPayments.flatMap((one) => one.refunds),
  )
  await writeChannel(db, allPayments, nextId)
  await insertRows(
    db,
    orders,
    allOrders.map(({ order }) => order),
  )
  await insertRows(
    db,
    orderLines,
    allOrders.flatMap(({ lines }) => lines),
  )
  await insertRows(
    db,
    parcels,
    allOrders.flatMap((one) => one.parcels),
  )
  await insertRows(
    db,
    parcelLines,
    allOrders.flatMap((one) => one.parcelLines),
  )
  await insertRows(
    db,
    orderRefunds,
    allOrders.flatMap((one) => one.refunds),
  )
  await insertRows(
    db,
    orderRefundLines,
    allOrders.flatMap((one) => one.refundLines),
  )
  await insertRows(
    db,
    stateChanges,
    [...allPayments, ...allOrders].flatMap(({ changes }) => changes),
  )
  await insertRows(
    db,
    timers,
    told.flatMap((one) => one.timers.map((timer) => ({ id: nextId(), ...timer }))),
  )
  await seedTransfers(
    db,
    [...allPayments, ...allOrders].flatMap(({ transfers }) => transfers),
    nextId,
  )
  await seedStockMoves(
    db,
    allOrders.flatMap(({ moves }) => moves),
    nextId,
  )
  await seedSold(
    db,
    allOrders.flatMap(({ sold }) => sold),
  )
}

/** What the simulated channel knows of these payments, so that they can be refunded later; its notices have been sent long ago. */
async function writeChannel(db: Db, told: readonly CheckoutRows['payment'][], nextId: () => string): Promise<void> {
  await insertRows(
    db,
    simulatedPayments,
    told.flatMap(({ payment, attempts }) =>
      attempts.map(({ outTradeNo, amountFen, providerTxnId }) => ({
        outTradeNo,
        amountFen,
        subject: outTradeNo,
        returnUrl: href('orderPlay', { paymentId: payment.id }),
        expiresAt: payment.expiresAt,
        outcome: 'paid',
        txnId: providerTxnId,
        refundedFen: payment.refundedFen ?? 0,
      })),
    ),
  )
  await insertRows(
    db,
    simulatedRefunds,
    told.flatMap(({ attempts, refunds: back }) =>
      back.map(({ outRefundNo, amountFen }) => ({
        outRefundNo,
        outTradeNo: attempts[0]?.outTradeNo ?? '',
        amountFen,
        refundId: nextId(),
      })),
    ),
  )
}
