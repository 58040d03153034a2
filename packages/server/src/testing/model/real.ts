import { sql } from 'drizzle-orm'
import type { EndpointKey } from '@zhujia/contract/endpoints.ts'
import { addAddress, atCashier } from '../market.ts'
import { outcomeOf, send, type AnyRequest } from '../requests.ts'
import { addPerson } from '../sessions.ts'
import { addProduct, layShelf, openShop } from '../shelf.ts'
import type { Person } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const SKUS = 4
export const STOCK = 5

/** The people and shops of a database: they stay over all sequences. */
export interface Stage {
  at: TestApp
  buyer: Person & { addressId: string }
  sellers: [Person, Person]
  shopIds: [string, string]
  picture: string
}

export async function makeStage(at: TestApp): Promise<Stage> {
  const picture = await layShelf(at)
  const sellers: [Person, Person] = [await addPerson(at, ['merchant']), await addPerson(at, ['merchant'])]
  const shopIds: [string, string] = [await openShop(at, { ownerId: sellers[0].userId, picture }), await openShop(at, { ownerId: sellers[1].userId, picture })]
  const buyer = await addPerson(at, ['owner'])
  return { at, sellers, shopIds, picture, buyer: { ...buyer, addressId: await addAddress(at, buyer.token) } }
}

interface RealOrder {
  id: string
  shop: number
}

/** What a sequence has brought about: goods of its own, and ids in the order in which the reference knows the things. */
export interface Real extends Stage {
  skuIds: string[]
  orders: RealOrder[]
  paymentIds: string[]
  /** The numbers by which the channel knows what was opened there. */
  tradeNos: string[]
}

/** New goods, so that nothing of an earlier sequence counts. */
export async function openReal(stage: Stage): Promise<Real> {
  const skus = Array.from({ length: SKUS / 2 }, (_, index) => ({ priceFen: 333 + 100 * index, stock: STOCK }))
  const shelves = [await addProduct(stage.at, { shopId: stage.shopIds[0], picture: stage.picture, skus }), await addProduct(stage.at, { shopId: stage.shopIds[1], picture: stage.picture, skus })]
  const skuIds = Array.from({ length: SKUS }, (_, sku) => shelves[sku % 2]?.skuIds[sku >> 1] ?? '')
  return { ...stage, skuIds, orders: [], paymentIds: [], tradeNos: [] }
}

export interface Said {
  outcome: string
  data: unknown
}

export async function ask({ at }: Real, key: EndpointKey, { token, ...request }: AnyRequest & { token: string }): Promise<Said> {
  const sent = await send(at.app, key, { request, token })
  return { outcome: outcomeOf(sent), data: sent.envelope.data }
}

/** Asks as the buyer, or as the seller of an order's shop. */
export const askAs = (real: Real, who: 'buyer' | 'seller', { key, order, body }: { key: EndpointKey; order: RealOrder; body?: unknown }): Promise<Said> =>
  ask(real, key, { token: who === 'buyer' ? real.buyer.token : (real.sellers[order.shop]?.token ?? ''), params: { id: order.id }, ...(body === undefined ? {} : { body }) })

/** Quotes and places; the outcome of whichever of the two refuses. */
export async function placeReal(real: Real, wanted: readonly { sku: number; quantity: number }[]): Promise<string> {
  const { token, addressId } = real.buyer
  const lines = wanted.map(({ sku, quantity }) => ({ skuId: real.skuIds[sku] ?? '', quantity }))
  const quoted = await ask(real, 'orders.quoteOrder', { token, body: { lines, addressId } })
  if (quoted.outcome !== 'ok') return quoted.outcome
  const { quoteToken } = quoted.data as { quoteToken: string }
  const placed = await ask(real, 'orders.placeOrder', { token, body: { lines, addressId, quoteToken, remarks: [], isFromCart: false } })
  if (placed.outcome !== 'ok') return placed.outcome
  const { orderIds, paymentId } = placed.data as { orderIds: string[]; paymentId: string }
  const shops = [...new Set(wanted.map(({ sku }) => sku % 2))]
  real.orders.push(...orderIds.map((id, index) => ({ id, shop: shops[index] ?? 0 })))
  real.paymentIds.push(paymentId)
  return 'ok'
}

export async function openCashierReal(real: Real, checkout: number): Promise<string> {
  const { outcome, data } = await ask(real, 'payments.startAttempt', { token: real.buyer.token, params: { id: real.paymentIds[checkout] ?? '' }, body: { provider: 'simulator' } })
  if (outcome === 'ok') real.tradeNos.push((data as { cashierUrl: string }).cashierUrl.split('/').at(-1) ?? '')
  return outcome
}

/** Pays at the channel, lets its notices arrive, and asks for what they did not tell. */
export async function payReal(real: Real, { cashier, checkout, fault }: { cashier: number; checkout: number; fault: string }): Promise<void> {
  await atCashier(real.at, real.tradeNos[cashier] ?? '', { result: 'pay', fault })
  await real.at.runJobs()
  await ask(real, 'payments.checkPayment', { token: real.buyer.token, params: { id: real.paymentIds[checkout] ?? '' } })
  await real.at.runJobs()
}

export async function waitReal({ at }: Real, seconds: number): Promise<void> {
  at.clock.advance(seconds)
  while ((await at.runTimers()) > 0) await at.runJobs()
}

/** The open lines of an order, as its seller ships or cancels them: id by SKU. */
export async function lineIds({ at, skuIds }: Real, order: RealOrder): Promise<Map<number, string>> {
  const { rows } = await at.db.execute<{ id: string; sku_id: string }>(sql`select id, sku_id from order_lines where order_id = ${order.id}`)
  return new Map(rows.map((row) => [skuIds.indexOf(row.sku_id), row.id]))
}

export interface Seen {
  stock: { onHand: number; reserved: number }[]
  states: string[]
}

/** The counters and states as they are stored. */
export async function look({ at, skuIds, orders }: Real): Promise<Seen> {
  const stock = await at.db.execute<{ onHand: number; reserved: number }>(sql`
    select on_hand as "onHand", reserved from unnest(${sql.param(skuIds)}::uuid[]) with ordinality as w(id, nth) join skus using (id) order by nth`)
  const states = await at.db.execute<{ status: string }>(sql`
    select status from unnest(${sql.param(orders.map(({ id }) => id))}::uuid[]) with ordinality as w(id, nth) join orders using (id) order by nth`)
  return { stock: stock.rows.map(({ onHand, reserved }) => ({ onHand, reserved })), states: states.rows.map(({ status }) => status) }
}

/** Of every payment of the sequence: what came in is in escrow, settled or given back, to the fen. */
export async function moneyFaults({ at, paymentIds }: Real): Promise<string[]> {
  const { rows } = await at.db.execute<{ id: string; paid: string; escrow: string; settled: string; refunded: string }>(sql`
    select p.id,
      (select coalesce(sum(amount_fen), 0) from ledger_transfers where kind = 'order.pay' and ref = any(o.ids)) as paid,
      (select coalesce(sum(balance_fen), 0) from ledger_balances where account = any(select 'escrow:order:' || id from unnest(o.ids) id)) as escrow,
      (select coalesce(sum(amount_fen), 0) from ledger_transfers where kind in ('order.settle', 'order.commission') and ref = any(o.ids)) as settled,
      (select coalesce(sum(r.amount_fen), 0) from refunds r where r.payment_id = p.id and not r.is_late and r.status = 'succeeded') as refunded
    from payments p join lateral (select array_agg(id::text) as ids from orders where payment_id = p.id) o on true
    where p.id = any(${sql.param(paymentIds)}::uuid[])`)
  return rows
    .filter(({ paid, escrow, settled, refunded }) => Number(paid) !== Number(escrow) + Number(settled) + Number(refunded))
    .map(({ id, paid, escrow, settled, refunded }) => `payment ${id}: ${paid} came in, ${escrow} in escrow, ${settled} settled, ${refunded} given back`)
}
