import { sql } from 'drizzle-orm'
import { preparedSql } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/types.ts'
import { stateChanges } from '#tables/platform.ts'
import { orderLines, orders } from '#tables/orders.ts'
import { skus } from '#tables/catalogue.ts'

interface Asking {
  buyerId: string
  /** Lines of one SKU have been summed. */
  lines: readonly { skuId: string; quantity: number; minSteps: number }[]
  /** The lines are reserved already, in this transaction. */
  isReserved: boolean
  /** How much of what could be sold one person may hold without having paid. */
  sharePercent: number
  /** Orders placed after this tell how the person used their share before. */
  since: Date
}

const given = {
  buyerId: sql.placeholder('buyerId'),
  lines: sql.placeholder('lines'),
  sharePercent: sql.placeholder('sharePercent'),
  since: sql.placeholder('since'),
}

const overShare = preparedSql<{ skuId: string; available: number }>(sql`
    select id as "skuId", may - held as available
    from (
      select s.id, asked.quantity, asked.least_steps, mine.held,
        greatest(asked.least_steps, floor((s.on_hand - s.reserved + asked.reserved + mine.held) * ${given.sharePercent}::numeric / 100 / 2 ^ lapses.counted))::int as may
      from jsonb_to_recordset(${given.lines}::jsonb) as asked (sku_id uuid, quantity int, least_steps int, reserved int) join ${skus} s on s.id = asked.sku_id
      cross join lateral (
        select coalesce(sum(l.quantity), 0)::int as held from ${orderLines} l join ${orders} o on o.id = l.order_id
        where o.buyer_id = ${given.buyerId}::uuid and o.status = 'unpaid' and l.sku_id = s.id
      ) mine
      cross join lateral (
        select least(greatest(
          count(distinct o.id) filter (where o.status = 'cancelled' and o.paid_at is null and exists (
            select from ${stateChanges} c where c.entity = 'order' and c.subject_id = o.id and c.event = 'cancel' and c.by_part <> 'seller'
          )) - count(distinct o.id) filter (where o.status <> 'cancelled' and o.paid_at is not null) - 1, 0), 20) as counted
        from ${orderLines} l join ${orders} o on o.id = l.order_id
        where o.buyer_id = ${given.buyerId}::uuid and o.placed_at > ${given.since}::timestamptz and l.sku_id = s.id
      ) lapses
    ) share
    where held + quantity > may`)

/**
 * The SKUs of which a person would hold more than their share unpaid, with how much of it is left (negative when they hold more already). The share is
 * taken of what is neither paid for nor held by others; one smallest order is always allowed. It is halved for each order of the
 * SKU that ended unpaid, but for the first, and for one more of each that was paid for: otherwise one order and its cancellation, again
 * and again, would hold the stock for ever. What the shop closed does not count. One statement.
 */
export async function findHoarded(db: Db, asking: Asking): Promise<{ skuId: string; available: number }[]> {
  const { buyerId, isReserved, sharePercent, since } = asking
  const lines = asking.lines.map(({ skuId, quantity, minSteps }) => ({
    sku_id: skuId,
    quantity,
    least_steps: minSteps,
    reserved: isReserved ? quantity : 0,
  }))
  const given = { buyerId, lines: JSON.stringify(lines), sharePercent, since: since.toISOString() }
  const { rows } = await overShare(db).execute(given)
  return rows
}
