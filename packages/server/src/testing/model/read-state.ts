import { sql } from 'drizzle-orm'
import type { Real } from './real.ts'
import { at, commissionOf, sum, totalOf, type Counter, type Reference } from './reference/state.ts'

interface SeenOrder {
  state: string
  totalFen: number
  commissionFen: number
  refundedFen: number
  commissionBackFen: number
  escrowFen: number
  /** How often its seller has declined to cancel. */
  declines: number
  lines: [shipped: number, cancelled: number][]
}

/** Everything that a sequence may change, in a form that can be read from the database and from the reference. */
export interface Seen {
  stock: Counter[]
  /** Of the one SKU with lots. */
  lots: Counter[]
  sold: number[]
  orders: SeenOrder[]
  payments: { state: string; amountFen: number; paidFen: number; refundedFen: number }[]
  refunds: { payment: number; amountFen: number; isLate: boolean; hasArrived: boolean }[]
  shopsFen: number[]
  feeFen: number
}

const byAll = (a: Seen['refunds'][number], b: Seen['refunds'][number]): number =>
  a.payment - b.payment ||
  a.amountFen - b.amountFen ||
  Number(a.isLate) - Number(b.isLate) ||
  Number(a.hasArrived) - Number(b.hasArrived)

const allOf = (lots: readonly Counter[]): Counter => ({
  onHand: sum(lots.map(({ onHand }) => onHand)),
  reserved: sum(lots.map(({ reserved }) => reserved)),
})

/** The state of the reference. */
export function expectedState(model: Reference): Seen {
  return {
    stock: model.skus.map(({ lots }) => allOf(lots)),
    lots: model.skus.flatMap(({ lots }) => (lots.length > 1 ? lots : [])),
    sold: model.sold,
    orders: model.orders.map((order) => ({
      state: order.state,
      totalFen: totalOf(model, order),
      commissionFen: commissionOf(model, order),
      refundedFen: order.refundedFen,
      commissionBackFen: order.commissionBackFen,
      escrowFen: order.isPaid && order.state !== 'received' ? totalOf(model, order) - order.refundedFen : 0,
      declines: order.declines,
      lines: order.lines.map(({ shipped, cancelled }) => [shipped, cancelled]),
    })),
    payments: model.payments.map(({ state, amountFen, paidFen, refundedFen }) => ({
      state,
      amountFen,
      paidFen,
      refundedFen,
    })),
    refunds: model.refunds.map((refund) => ({ ...refund })).toSorted(byAll),
    shopsFen: model.shopsFen,
    feeFen: model.feeFen,
  }
}

/** The state of the database, read by one statement. */
export async function readState({ at: app, skuIds, productIds, orders, paymentIds, shopIds }: Real): Promise<Seen> {
  const list = (ids: readonly string[]) => sql`unnest(${sql.param(ids)}::uuid[]) with ordinality as w(id, nth)`
  const { rows } = await app.db.execute<{ seen: Seen }>(sql`select json_build_object(
    'stock', (select json_agg(json_build_object('onHand', on_hand, 'reserved', reserved) order by nth) from ${list(skuIds)} join skus using (id)),
    'lots', (select json_agg(json_build_object('onHand', on_hand, 'reserved', reserved) order by received_at) from sku_lots where sku_id = any(${sql.param(skuIds)}::uuid[])),
    'sold', (select json_agg(sold_count order by nth) from ${list(productIds)} join products using (id)),
    'orders', coalesce((select json_agg(json_build_object('state', status, 'totalFen', total_fen, 'commissionFen', commission_fen, 'refundedFen', refunded_fen, 'declines', declines,
        'commissionBackFen', commission_back_fen, 'escrowFen', coalesce((select balance_fen from ledger_balances where account = 'escrow:order:' || o.id), 0),
        'lines', (select json_agg(json_build_array(shipped_quantity, cancelled_quantity) order by position) from order_lines where order_id = o.id)) order by nth)
      from ${list(orders.map(({ id }) => id))} join orders o using (id)), '[]'),
    'payments', coalesce((select json_agg(json_build_object('state', status, 'amountFen', amount_fen, 'paidFen', paid_fen, 'refundedFen', refunded_fen) order by nth)
      from ${list(paymentIds)} join payments using (id)), '[]'),
    'refunds', coalesce((select json_agg(json_build_object('payment', nth - 1, 'amountFen', amount_fen, 'isLate', is_late, 'hasArrived', status = 'succeeded'))
      from ${list(paymentIds)} join refunds r on r.payment_id = w.id), '[]'),
    'shopsFen', (select json_agg(coalesce(balance_fen, 0) order by nth) from ${list(shopIds)} left join ledger_balances on account = 'pending:shop:' || w.id),
    'feeFen', (select coalesce(sum(amount_fen), 0) from ledger_transfers where kind = 'order.commission' and ref = any(${sql.param(orders.map(({ id }) => id))}::text[]))
  ) as seen`)
  const { seen } = at(rows, 0)
  return { ...seen, refunds: seen.refunds.toSorted(byAll) }
}
