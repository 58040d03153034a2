import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/types.ts'

/** A rule of the books that does not hold, and where. */
export interface BookFault {
  rule: string
  subject: string
}

/** What the moves of each SKU or lot come to. */
const movesBy = (column: 'sku_id' | 'lot_id'): string => `
      select ${column},
        sum(case kind when 'receive' then quantity when 'ship' then -quantity when 'count_adjust' then quantity else 0 end) as on_hand,
        sum(case kind when 'reserve' then quantity when 'release' then -quantity when 'ship' then -quantity else 0 end) as reserved
      from stock_moves group by ${column}
    `

/** Each rule as a statement that finds its breaches; none of them may find anything, ever. */
const RULES: Readonly<Record<string, string>> = {
  'a balance is the sum of its transfers': `
    with sums as (
      select account, sum(fen) as fen from (
        select credit_account as account, amount_fen as fen from ledger_transfers
        union all select debit_account, -amount_fen from ledger_transfers
      ) moves where account ~ '^(escrow|pending|payable|deposit):' group by account
    )
    select coalesce(sums.account, held.account) as subject from sums full join ledger_balances held using (account)
    where coalesce(sums.fen, 0) <> coalesce(held.balance_fen, 0)`,
  'an order is paid if and only if its money was posted': `
    select o.id::text as subject from orders o
    left join ledger_transfers t on t.kind = 'order.pay' and t.ref = o.id::text and t.amount_fen = o.total_fen
    where (o.paid_at is not null) <> (t.id is not null)`,
  'the escrow of a paid order holds what was not given back, until it is received or cancelled': `
    select o.id::text as subject from orders o left join ledger_balances b on b.account = 'escrow:order:' || o.id
    where coalesce(b.balance_fen, 0) <> case when o.paid_at is not null and o.status not in ('received', 'cancelled') then o.total_fen - o.refunded_fen else 0 end`,
  'a received order was settled once, net and commission, with what was given back taken off': `
    select o.id::text as subject from orders o
    left join lateral (
      select coalesce(sum(amount_fen), 0) as fen, coalesce(sum(amount_fen) filter (where kind = 'order.commission'), 0) as commission
      from ledger_transfers where kind in ('order.settle', 'order.commission') and ref = o.id::text
    ) t on true
    where t.fen <> case when o.status = 'received' then o.total_fen - o.refunded_fen else 0 end
      or t.commission <> case when o.status = 'received' then o.commission_fen - o.commission_back_fen else 0 end`,
  'an order gives back what its refunds say, whole when it is cancelled': `
    select o.id::text as subject from orders o
    left join lateral (select coalesce(sum(goods_fen + freight_fen), 0) as fen, coalesce(sum(commission_fen), 0) as commission from order_refunds where order_id = o.id) r on true
    where r.fen <> o.refunded_fen or r.commission <> o.commission_back_fen
      or (o.status = 'cancelled' and o.paid_at is not null and o.refunded_fen <> o.total_fen)`,
  'a refund of an order is the payment’s refund of the same number': `
    select x.id::text as subject from order_refunds x left join refunds r on r.id = x.id
    where x.goods_fen + x.freight_fen <> coalesce(r.amount_fen, 0) or (r.id is not null and (r.status = 'succeeded') <> (x.arrived_at is not null))`,
  'what of a line is shipped or cancelled is in its parcels and refunds': `
    select l.id::text as subject from order_lines l
    left join lateral (select coalesce(sum(quantity), 0) as n from parcel_lines where line_id = l.id) p on true
    left join lateral (select coalesce(sum(quantity), 0) as n from order_refund_lines where line_id = l.id) r on true
    where l.shipped_quantity <> p.n or l.cancelled_quantity <> r.n`,
  'a shipped order has nothing left to ship': `
    select o.id::text as subject from orders o join order_lines l on l.order_id = o.id
    where o.status in ('shipped', 'received') and l.shipped_quantity + l.cancelled_quantity <> l.quantity`,
  'an order is the sum of its lines and its freight': `
    select o.id::text as subject from orders o join lateral (select sum(total_fen) as fen, count(*) as lines from order_lines where order_id = o.id) l on true
    where l.fen is distinct from o.goods_fen or l.lines is distinct from o.line_count`,
  'an open payment asks for exactly its unpaid orders': `
    select p.id::text as subject from payments p
    join lateral (select coalesce(sum(total_fen), 0) as fen from orders where payment_id = p.id and status = 'unpaid') o on true
    where case when p.status in ('open', 'closed') then o.fen <> p.amount_fen else o.fen <> 0 end`,
  'a paid payment is the sum of its paid orders': `
    select p.id::text as subject from payments p
    join lateral (select coalesce(sum(total_fen), 0) as fen from orders where payment_id = p.id and paid_at is not null) o on true
    where p.paid_fen <> o.fen`,
  'what is promised back is what the refunds say, and never more than was paid': `
    select p.id::text as subject from payments p
    join lateral (select coalesce(sum(amount_fen), 0) as fen from refunds where payment_id = p.id and not is_late) r on true
    where r.fen <> p.refunded_fen or p.refunded_fen > p.paid_fen`,
  'an arrived refund left refund clearing once': `
    select r.id::text as subject from refunds r
    left join ledger_transfers t on t.kind = 'refund.arrived' and t.ref = r.id::text and t.amount_fen = r.amount_fen
    where (r.status = 'succeeded') <> (t.id is not null)`,
  'reserved stock is what orders hold and have not shipped': `
    select s.id::text as subject from skus s
    left join (
      select l.sku_id, sum(l.quantity - l.shipped_quantity - l.cancelled_quantity) as held from order_lines l join orders o on o.id = l.order_id
      where o.status not in ('cancelled', 'received') group by l.sku_id
    ) h on h.sku_id = s.id
    where s.reserved <> coalesce(h.held, 0)`,
  'stock on hand is the sum of its moves': `
    select s.id::text as subject from skus s
    left join (${movesBy('sku_id')}) m on m.sku_id = s.id
    where s.on_hand <> coalesce(m.on_hand, 0) or s.reserved <> coalesce(m.reserved, 0)`,
  'the counters of a SKU with lots are the sums of its lots, and others have none': `
    select s.id::text as subject from skus s join products p on p.id = s.product_id
    left join lateral (select count(*) as lots, coalesce(sum(on_hand), 0) as on_hand, coalesce(sum(reserved), 0) as reserved from sku_lots where sku_id = s.id) l on true
    where case when p.has_lots then l.on_hand <> s.on_hand or l.reserved <> s.reserved else l.lots > 0 end`,
  'a lot is the sum of its moves, and a SKU with lots moves by lot': `
    select s.id::text as subject from skus s join products p on p.id = s.product_id
    where exists (select from stock_moves m where m.sku_id = s.id and (m.lot_id is not null) <> p.has_lots)
    union all
    select l.id::text from sku_lots l
    left join (${movesBy('lot_id')}) m on m.lot_id = l.id
    where l.on_hand <> coalesce(m.on_hand, 0) or l.reserved <> coalesce(m.reserved, 0)`,
  'a SKU says whether it can be bought, its product counts those that can, and search knows of it': `
    select s.id::text as subject from skus s join products p on p.id = s.product_id
    where s.can_be_bought <> (p.unit_min_steps <= case when p.has_lots then coalesce((select max(on_hand - reserved) from sku_lots where sku_id = s.id), 0) else s.on_hand - s.reserved end)
    union all
    select p.id::text from products p left join search_documents d on d.product_id = p.id
    where p.buyable_skus <> (select count(*) from skus s where s.product_id = p.id and s.can_be_bought) or d.is_buyable <> (p.buyable_skus > 0)`,
  'a product was sold by as many paid orders as hold some of it': `
    select p.id::text as subject from products p
    left join (
      select l.product_id, count(distinct l.order_id) as orders from order_lines l join orders o on o.id = l.order_id
      where o.paid_at is not null and not o.is_own_shop and l.cancelled_quantity < l.quantity group by l.product_id
    ) sold on sold.product_id = p.id
    where p.sold_count <> coalesce(sold.orders, 0)`,
  'an order line names the lot that was reserved for it': `
    select l.id::text as subject from order_lines l
    left join stock_moves m on m.order_id = l.order_id and m.sku_id = l.sku_id and m.kind = 'reserve'
    left join sku_lots t on t.id = m.lot_id
    where l.lot_code is distinct from t.code`,
  'what a product says today and what a buyer was shown is kept': `
    select p.id::text as subject from products p where not exists (select from product_versions v where v.product_id = p.id and v.hash = p.version_hash)
    union all
    select l.id::text from order_lines l where not exists (select from product_versions v where v.product_id = l.product_id and v.hash = l.version_hash)`,
  'a line has measures just when what was shown to its buyer is made to measure, and all that was asked': `
    select l.id::text as subject from order_lines l
    join product_versions v on v.product_id = l.product_id and v.hash = l.version_hash
    where (l.measures is null) <> (v.content->'madeToMeasure' is null)
      or exists (select from jsonb_array_elements(v.content->'madeToMeasure'->'sizes') asked
        where (l.measures->>(asked->>'size'))::int between (asked->>'minMm')::int and (asked->>'maxMm')::int is not true)
      or exists (select from jsonb_array_elements(v.content->'madeToMeasure'->'options') asked where not l.measures ? (asked->>'option'))`,
  'every version of an order has its change, without gaps': `
    select o.id::text as subject from orders o
    left join lateral (select count(*) as changes, coalesce(max(version), 0) as newest from state_changes where entity = 'order' and subject_id = o.id) c on true
    where c.changes <> o.version or c.newest <> o.version`,
}

const LISTED = 20

/** Holds the whole books against their rules: money, orders, payments, refunds, stock, histories. Empty means clean. */
export async function listBookFaults(db: Db): Promise<BookFault[]> {
  const faults: BookFault[] = []
  for (const [rule, statement] of Object.entries(RULES)) {
    const { rows } = await db.execute<{ subject: string }>(sql`${sql.raw(statement)} limit ${LISTED}`)
    faults.push(...rows.map(({ subject }) => ({ rule, subject })))
  }
  return faults
}
