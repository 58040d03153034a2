import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { unitOf } from './card.ts'
import { type Quote, quoteNow, type QuotedShop, type Wanted } from './quote.ts'
import { type Queryable, first, statement } from './statement.ts'

const UNPAID_MS = 30 * 60_000

const add = statement<{ lines: number }>(
  'add',
  `with me as materialized (select person from baseline.sessions where token_hash = $1), put as (
    insert into baseline.cart (person, sku, quantity, added_price_fen)
    select me.person, k.id, $3::int, k.price_fen from me, baseline.skus k
    where k.id = $2 and k.available >= $3::int + coalesce((select quantity from baseline.cart where cart.person = me.person and cart.sku = k.id), 0)
    on conflict (person, sku) do update set quantity = cart.quantity + excluded.quantity returning sku
  ) select count(*)::int as lines from (
    select sku from baseline.cart where person = (select person from me) union select sku from put
  ) held`,
)

/** Puts a quantity of a SKU in the cart; one statement. */
export const addLine = async (on: Queryable, tokenHash: Buffer, { skuId, quantity }: Wanted) =>
  first(await add(on, [tokenHash, skuId, quantity]))

const store = statement<{ taken: number }>(
  'store',
  `with wanted as (select * from unnest($1::uuid[], $2::int[]) as w (sku, quantity)), taken as (
    update baseline.skus set available = available - quantity from wanted where id = sku and available >= quantity returning id
  ), payment as (
    insert into baseline.payments (id, person, amount_fen, paid_fen, status, expires_at) values ($3, $4, $5, 0, 'open', $6)
  ), placed as (
    insert into baseline.orders (id, number, payment, buyer, shop, status, freight_fen, discount_fen, total_fen, commission_fen, refunded_fen,
      buyer_remark, seller_remark, line_count, placed_at, pay_due_at, lead_days, address, returning_fen, is_hidden)
    select id, number, $3, $4, shop, 'unpaid', freight_fen, 0, total_fen, commission_fen, 0, '', '', line_count, now(), $6, lead_days, $9, 0, false
    from json_to_recordset($7) as o (id uuid, number text, shop uuid, freight_fen bigint, total_fen bigint, commission_fen bigint, line_count int, lead_days int)
  ), lines as (
    insert into baseline.lines (order_id, position, id, sku, product, title, spec, picture, unit, quantity, price_fen, total_fen, shipped_quantity, cancelled_quantity)
    select order_id, position, id, sku, product, title, spec, picture, unit, quantity, price_fen, total_fen, 0, 0
    from json_to_recordset($8) as l (order_id uuid, position int, id uuid, sku uuid, product uuid, title text, spec text[], picture uuid, unit jsonb,
      quantity int, price_fen bigint, total_fen bigint)
  ), emptied as (delete from baseline.cart using wanted where cart.person = $4 and cart.sku = wanted.sku)
  select count(*)::int as taken from taken`,
)

const newNumber = (): string =>
  `${new Date().toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(0, 1e10)).padStart(10, '0')}`

const orderRow = (id: string, { shop, lines, freightFen, totalFen, commissionFen }: QuotedShop) => ({
  id,
  number: newNumber(),
  shop: shop.id,
  freight_fen: freightFen,
  total_fen: totalFen,
  commission_fen: commissionFen,
  line_count: lines.length,
  lead_days: Math.max(...lines.map(({ row }) => row.lead_days)),
})

const lineRows = (orderId: string, { lines }: QuotedShop) =>
  lines.map(({ row, quantity, totalFen }, position) => ({
    order_id: orderId,
    position,
    id: randomUUID(),
    sku: row.sku,
    product: row.product,
    title: row.title,
    spec: row.spec,
    picture: row.picture,
    unit: unitOf(row),
    quantity,
    price_fen: row.price_fen,
    total_fen: totalFen,
  }))

/** Takes the stock of a quote and writes its payment, orders and lines; one statement. @returns what placing answers */
async function storeQuote(client: pg.PoolClient, { person, address, shops, totalFen }: Quote) {
  const paymentId = randomUUID()
  const payDueAt = new Date(Date.now() + UNPAID_MS)
  const made = shops.map((shop) => ({ id: randomUUID(), shop }))
  const lines = shops.flatMap((shop) => shop.lines)
  const { taken } = first(
    await store(client, [
      lines.map(({ row }) => row.sku),
      lines.map(({ quantity }) => quantity),
      paymentId,
      person,
      totalFen,
      payDueAt,
      JSON.stringify(made.map(({ id, shop }) => orderRow(id, shop))),
      JSON.stringify(made.flatMap(({ id, shop }) => lineRows(id, shop))),
      address,
    ]),
  )
  if (taken < lines.length) throw new Error('too little stock')
  return { paymentId, orderIds: made.map(({ id }) => id), totalFen, payDueAt }
}

interface PlaceBody {
  lines: Wanted[]
  addressId: string
  quoteToken: string
}

/** Places what was quoted, at these prices or not at all; two statements in a transaction. */
export async function placeOrder(pool: pg.Pool, tokenHash: Buffer, body: PlaceBody) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const quote = await quoteNow(client, tokenHash, body)
    if (quote.token !== body.quoteToken) throw new Error('the quote has changed')
    const placed = await storeQuote(client, quote)
    await client.query('commit')
    return placed
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
