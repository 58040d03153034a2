import { createVerify, randomInt } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { pictureOf } from './card.ts'
import { type Queryable, first, statement } from './statement.ts'

interface PaymentRow {
  id: string
  status: string
  amount_fen: number
  expires_at: Date
  attempt: string | null
  attempt_at: Date | null
  orders: {
    id: string
    number: string
    state: string
    shop: { id: string; name: string }
    lines: { picture: string }[]
    lineCount: number
  }[]
}

const payment = statement<PaymentRow>(
  'payment',
  `select p.id, p.status, p.amount_fen, p.expires_at, a.status as attempt, a.at as attempt_at,
    (select json_agg(json_build_object('id', o.id, 'number', o.number, 'state', o.status, 'shop', json_build_object('id', s.id, 'name', s.name),
      'lines', (select json_agg(json_build_object('skuId', sku, 'productId', product, 'title', title, 'spec', spec, 'measures', measures,
        'picture', picture, 'unit', unit, 'quantity', quantity, 'priceFen', price_fen, 'totalFen', total_fen) order by position)
        from baseline.lines where order_id = o.id and position < 3),
      'lineCount', line_count, 'freightFen', freight_fen, 'discountFen', discount_fen, 'totalFen', total_fen, 'closed', null) order by o.id)
    from baseline.orders o join baseline.shops s on s.id = o.shop where o.payment = p.id) as orders
  from baseline.sessions join baseline.payments p using (person)
  left join lateral (select status, at from baseline.attempts where attempts.payment = p.id order by at desc limit 1) a on true
  where token_hash = $1 and p.id = $2`,
)

const ASKED_AFTER_MS = 60_000

/** A payment with its orders; one statement. */
export async function getPayment(on: Queryable, tokenHash: Buffer, id: string) {
  const row = first(await payment(on, [tokenHash, id]))
  return {
    id: row.id,
    state: row.status,
    amountFen: row.amount_fen,
    orderIds: row.orders.map((order) => order.id),
    orders: row.orders.map(({ lines, ...order }) => ({
      ...order,
      lines: lines.map(({ picture, ...line }) => ({ ...line, picture: pictureOf(picture) })),
    })),
    expiresAt: row.expires_at,
    now: new Date(),
    hasFailedAttempt: row.attempt === 'failed',
    nextCheckAt:
      row.attempt === 'submitted' && row.attempt_at ? new Date(row.attempt_at.getTime() + ASKED_AFTER_MS) : null,
    lateMoney: [],
    methods: [{ provider: 'simulator', isSimulated: true }],
  }
}

const start = statement<{ trade_no: string }>(
  'start',
  `insert into baseline.attempts (trade_no, payment, amount_fen, status)
  select $4, p.id, p.amount_fen, 'submitted' from baseline.sessions join baseline.payments p using (person)
  where token_hash = $1 and p.id = $2 and p.amount_fen = $3 and p.status = 'open' and p.expires_at > now() returning trade_no`,
)

/** Opens the cashier for an amount; one statement. */
export async function startAttempt(
  on: Queryable,
  tokenHash: Buffer,
  { id, amountFen }: { id: string; amountFen: number },
) {
  const number = `${Date.now()}${String(randomInt(0, 1e6)).padStart(6, '0')}`
  const { trade_no } = first(await start(on, [tokenHash, id, amountFen, number]))
  return { cashierUrl: `/simulator/cashier/${trade_no}` }
}

const settle = statement<{ paid: number }>(
  'settle',
  `with attempt as (
    update baseline.attempts set status = 'succeeded', txn = $2 where trade_no = $1 and amount_fen = $3 and status = 'submitted' returning payment
  ), settled as (
    update baseline.payments p set status = 'succeeded', paid_fen = amount_fen from attempt where p.id = attempt.payment and status = 'open' returning p.id
  ), paid as (
    update baseline.orders o set status = 'paid', paid_at = now() from settled where o.payment = settled.id and status = 'unpaid' returning o.id, o.total_fen
  ), products as (select distinct product from baseline.lines join paid on paid.id = order_id),
  cards as (update baseline.cards set sold_count = sold_count + 1 from products where id = product),
  documents as (update baseline.documents d set sold_count = sold_count + 1 from products where d.product = products.product),
  booked as (insert into baseline.ledger (order_id, amount_fen) select id, total_fen from paid)
  select count(*)::int as paid from paid`,
)

/** The channel's notice that a payment was paid: its signature is verified, then everything is written by one statement. */
export async function takeNotice(
  on: Queryable,
  publicKey: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): Promise<void> {
  const read = (name: string): string => String(headers[`x-simulator-${name}`])
  const fits = createVerify('RSA-SHA256')
    .update(`${read('timestamp')}\n${read('nonce')}\n${body}\n`)
    .verify(publicKey, read('signature'), 'base64')
  if (!fits) throw new Error('a notice of somebody else')
  const { tradeNo, txnId, amountFen } = JSON.parse(body) as { tradeNo: string; txnId: string; amountFen: number }
  const { paid } = first(await settle(on, [tradeNo, txnId, amountFen]))
  if (paid === 0) throw new Error('nothing was to be paid')
}
