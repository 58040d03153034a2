import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Invariants } from '#platform/invariants.ts'
import { products, skus } from '#tables/catalogue.ts'
import { skuLots, stockMoves } from '#tables/stock.ts'

const { kind, quantity } = stockMoves

/** The sums of the stock moves of each SKU or lot, as `moved`. */
const movedBy = (subject: Column): SQL => sql`(
  select ${subject} as id,
    sum(case ${kind} when 'receive' then ${quantity} when 'ship' then -${quantity} when 'count_adjust' then ${quantity} else 0 end) as on_hand,
    sum(case ${kind} when 'reserve' then ${quantity} when 'release' then -${quantity} when 'ship' then -${quantity} else 0 end) as reserved
  from ${stockMoves} group by ${subject}
) moved`

export const stockInvariants: Invariants = {
  'stock on hand is the sum of its moves': sql`
    select ${skus.id}::text as subject from ${skus} left join ${movedBy(stockMoves.skuId)} on moved.id = ${skus.id}
    where ${skus.onHand} <> coalesce(moved.on_hand, 0) or ${skus.reserved} <> coalesce(moved.reserved, 0)`,

  'the counters of a SKU with lots are the sums of its lots, and others have none': sql`
    select ${skus.id}::text as subject from ${skus} join ${products} on ${products.id} = ${skus.productId}
    left join lateral (
      select count(*) as number, coalesce(sum(${skuLots.onHand}), 0) as on_hand, coalesce(sum(${skuLots.reserved}), 0) as reserved
      from ${skuLots} where ${skuLots.skuId} = ${skus.id}
    ) lots on true
    where case when ${products.hasLots} then lots.on_hand <> ${skus.onHand} or lots.reserved <> ${skus.reserved} else lots.number > 0 end`,

  'a lot is the sum of its moves, and a SKU with lots moves by lot': sql`
    select ${skus.id}::text as subject from ${skus} join ${products} on ${products.id} = ${skus.productId}
    where exists (
      select from ${stockMoves} where ${stockMoves.skuId} = ${skus.id} and (${stockMoves.lotId} is not null) <> ${products.hasLots}
    )
    union all
    select ${skuLots.id}::text from ${skuLots} left join ${movedBy(stockMoves.lotId)} on moved.id = ${skuLots.id}
    where ${skuLots.onHand} <> coalesce(moved.on_hand, 0) or ${skuLots.reserved} <> coalesce(moved.reserved, 0)`,

  'a SKU says whether it can be bought, and its product counts those that can': sql`
    select ${skus.id}::text as subject from ${skus} join ${products} on ${products.id} = ${skus.productId}
    where ${skus.canBeBought} <> (${products.unitMinSteps} <= case
      when ${products.hasLots} then coalesce((
        select max(${skuLots.onHand} - ${skuLots.reserved}) from ${skuLots} where ${skuLots.skuId} = ${skus.id}
      ), 0)
      else ${skus.onHand} - ${skus.reserved} end)
    union all
    select ${products.id}::text from ${products}
    where ${products.buyableSkus} <> (select count(*) from ${skus} where ${skus.productId} = ${products.id} and ${skus.canBeBought})`,
}
