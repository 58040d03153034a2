import { sql } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots, stockMoves } from '#tables/stock.ts'
import { productVersions } from '#tables/catalogue/versions.ts'
import { ledgerBalances, ledgerTransfers } from '#tables/ledger.ts'
import { orderLines, orderRefundLines, orderRefunds, orders } from '#tables/orders.ts'
import { parcelLines } from '#tables/orders/parcels.ts'
import { payments, refunds } from '#tables/payments.ts'
import { stateChanges } from '#tables/platform.ts'
import { accounts } from '../ledger/index.ts'

const openQuantity = sql`${orderLines.quantity} - ${orderLines.shippedQuantity} - ${orderLines.cancelledQuantity}`

const MONEY: Invariants = {
  'an order is paid if and only if its money was posted': sql`
    select ${orders.id}::text as subject from ${orders}
    left join ${ledgerTransfers} on ${ledgerTransfers.kind} = 'order.pay'
      and ${ledgerTransfers.ref} = ${orders.id}::text and ${ledgerTransfers.amountFen} = ${orders.totalFen}
    where (${orders.paidAt} is not null) <> (${ledgerTransfers.id} is not null)`,

  'the escrow of a paid order holds what was not given back, until it is received or cancelled': sql`
    select ${orders.id}::text as subject from ${orders}
    left join ${ledgerBalances} on ${ledgerBalances.account} = ${accounts.escrowOrder('')}::text || ${orders.id}
    where coalesce(${ledgerBalances.balanceFen}, 0) <> case
      when ${orders.paidAt} is not null and ${orders.status} not in ('received', 'cancelled')
      then ${orders.totalFen} - ${orders.refundedFen} else 0 end`,

  'a received order was settled once, net and commission, with what was given back taken off': sql`
    select ${orders.id}::text as subject from ${orders}
    left join lateral (
      select coalesce(sum(${ledgerTransfers.amountFen}), 0) as fen,
        coalesce(sum(${ledgerTransfers.amountFen}) filter (where ${ledgerTransfers.kind} = 'order.commission'), 0) as commission
      from ${ledgerTransfers}
      where ${ledgerTransfers.kind} in ('order.settle', 'order.commission') and ${ledgerTransfers.ref} = ${orders.id}::text
    ) settled on true
    where settled.fen <> case when ${orders.status} = 'received' then ${orders.totalFen} - ${orders.refundedFen} else 0 end
      or settled.commission <> case
        when ${orders.status} = 'received' then ${orders.commissionFen} - ${orders.commissionBackFen} else 0 end`,

  'an order gives back what its refunds say, whole when it is cancelled': sql`
    select ${orders.id}::text as subject from ${orders}
    left join lateral (
      select coalesce(sum(${orderRefunds.goodsFen} + ${orderRefunds.freightFen}), 0) as fen,
        coalesce(sum(${orderRefunds.commissionFen}), 0) as commission
      from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id}
    ) back on true
    where back.fen <> ${orders.refundedFen} or back.commission <> ${orders.commissionBackFen}
      or (${orders.status} = 'cancelled' and ${orders.paidAt} is not null and ${orders.refundedFen} <> ${orders.totalFen})`,

  'a refund of an order is the payment’s refund of the same number': sql`
    select ${orderRefunds.id}::text as subject from ${orderRefunds}
    left join ${refunds} on ${refunds.id} = ${orderRefunds.id}
    where ${orderRefunds.goodsFen} + ${orderRefunds.freightFen} <> coalesce(${refunds.amountFen}, 0)
      or (${refunds.id} is not null and (${refunds.status} = 'succeeded') <> (${orderRefunds.arrivedAt} is not null))`,

  'an order is the sum of its lines and its freight': sql`
    select ${orders.id}::text as subject from ${orders}
    join lateral (
      select sum(${orderLines.totalFen}) as fen, count(*) as number from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    ) lines on true
    where lines.fen is distinct from ${orders.goodsFen} or lines.number is distinct from ${orders.lineCount}`,

  'the quoted freight of an order is the sum of what its lines have caused': sql`
    select ${orders.id}::text as subject from ${orders}
    join lateral (
      select sum(${orderLines.freightFen}) as fen from ${orderLines} where ${orderLines.orderId} = ${orders.id}
    ) caused on true
    where caused.fen <> case when ${orders.isFreightByValue} then 0 else ${orders.quotedFreightFen} end`,

  'an open payment asks for exactly its unpaid orders': sql`
    select ${payments.id}::text as subject from ${payments}
    join lateral (
      select coalesce(sum(${orders.totalFen}), 0) as fen from ${orders}
      where ${orders.paymentId} = ${payments.id} and ${orders.status} = 'unpaid'
    ) unpaid on true
    where ${payments.payableKind} = 'checkout' and
      case when ${payments.status} in ('open', 'closed') then unpaid.fen <> ${payments.amountFen} else unpaid.fen <> 0 end`,

  'a paid payment is the sum of its paid orders': sql`
    select ${payments.id}::text as subject from ${payments}
    join lateral (
      select coalesce(sum(${orders.totalFen}), 0) as fen from ${orders}
      where ${orders.paymentId} = ${payments.id} and ${orders.paidAt} is not null
    ) paid on true
    where ${payments.payableKind} = 'checkout' and ${payments.paidFen} <> paid.fen`,
}

const GOODS: Invariants = {
  'what of a line is shipped or cancelled is in its parcels and refunds': sql`
    select ${orderLines.id}::text as subject from ${orderLines}
    left join lateral (
      select coalesce(sum(${parcelLines.quantity}), 0) as quantity from ${parcelLines} where ${parcelLines.lineId} = ${orderLines.id}
    ) shipped on true
    left join lateral (
      select coalesce(sum(${orderRefundLines.quantity}), 0) as quantity from ${orderRefundLines}
      where ${orderRefundLines.lineId} = ${orderLines.id}
    ) cancelled on true
    where ${orderLines.shippedQuantity} <> shipped.quantity or ${orderLines.cancelledQuantity} <> cancelled.quantity`,

  'a shipped order has nothing left to ship': sql`
    select ${orders.id}::text as subject from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.status} in ('shipped', 'received') and ${openQuantity} <> 0`,

  'reserved stock is what orders hold and have not shipped': sql`
    select ${skus.id}::text as subject from ${skus}
    left join (
      select ${orderLines.skuId} as id, sum(${openQuantity}) as quantity
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${orders.status} not in ('cancelled', 'received') group by ${orderLines.skuId}
    ) held on held.id = ${skus.id}
    where ${skus.reserved} <> coalesce(held.quantity, 0)`,

  'a product was sold by as many paid orders of others than its shop’s people as hold some of it': sql`
    select ${products.id}::text as subject from ${products}
    left join (
      select ${orderLines.productId} as id, count(distinct ${orderLines.orderId}) as number
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${orders.paidAt} is not null and not ${orders.isOwnShop} and ${orderLines.cancelledQuantity} < ${orderLines.quantity}
      group by ${orderLines.productId}
    ) sold on sold.id = ${products.id}
    where ${products.soldCount} <> coalesce(sold.number, 0)`,

  'a line is bought just when its order was paid for by others than its shop’s people': sql`
    select ${orderLines.id}::text as subject from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.isBought} <> (${orders.paidAt} is not null and not ${orders.isOwnShop})`,

  'an order line names the lot that was reserved for it': sql`
    select ${orderLines.id}::text as subject from ${orderLines}
    left join ${stockMoves} on ${stockMoves.orderId} = ${orderLines.orderId}
      and ${stockMoves.skuId} = ${orderLines.skuId} and ${stockMoves.kind} = 'reserve'
    left join ${skuLots} on ${skuLots.id} = ${stockMoves.lotId}
    where ${orderLines.lotCode} is distinct from ${skuLots.code}`,
}

const HISTORY: Invariants = {
  'what a buyer was shown is stored': sql`
    select ${orderLines.id}::text as subject from ${orderLines}
    where not exists (
      select from ${productVersions}
      where ${productVersions.productId} = ${orderLines.productId} and ${productVersions.hash} = ${orderLines.versionHash}
    )`,

  'a line has measures just when what was shown to its buyer is made to measure, and all that was asked': sql`
    select ${orderLines.id}::text as subject from ${orderLines}
    join ${productVersions} on ${productVersions.productId} = ${orderLines.productId} and ${productVersions.hash} = ${orderLines.versionHash}
    where (${orderLines.measures} is null) <> (${productVersions.content}->'madeToMeasure' is null)
      or exists (
        select from jsonb_array_elements(${productVersions.content}->'madeToMeasure'->'sizes') asked
        where (${orderLines.measures}->>(asked->>'size'))::int between (asked->>'minMm')::int and (asked->>'maxMm')::int is not true
      )
      or exists (
        select from jsonb_array_elements(${productVersions.content}->'madeToMeasure'->'options') asked
        where not ${orderLines.measures} ? (asked->>'option')
      )`,

  'every version of an order has its change, without gaps': sql`
    select ${orders.id}::text as subject from ${orders}
    left join lateral (
      select count(*) as number, coalesce(max(${stateChanges.version}), 0) as newest from ${stateChanges}
      where ${stateChanges.entity} = 'order' and ${stateChanges.subjectId} = ${orders.id}
    ) changes on true
    where changes.number <> ${orders.version} or changes.newest <> ${orders.version}`,
}

/** Of orders and of what they share with payments, stock and the ledger, which know no order. */
export const ordersInvariants: Invariants = { ...MONEY, ...GOODS, ...HISTORY }
