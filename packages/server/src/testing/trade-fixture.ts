import { randomUUID } from 'node:crypto'
import type { Measures } from '@zhujia/contract/catalogue/made-to-measure.ts'
import { and, eq } from 'drizzle-orm'
import { skus } from '../tables/catalogue.ts'
import { orderLines } from '../tables/orders.ts'
import { simulatedPayments } from '../tables/simulators.ts'
import { addProductsOf, makeCatalogue, openShopsOf, type TestSku } from './catalogue-fixture.ts'
import { addPerson, mintSession, type Person } from './sessions.ts'
import type { TestApp } from './test-app.ts'

/** Two shops with a product each, their owners, and a buyer with an address: what most tests of trade need. */
export interface TradeFixture {
  buyer: Person & { addressId: string }
  sellers: [Person, Person]
  shopIds: [string, string]
  /** SKUs of the first and of the second shop. */
  skuIds: [string[], string[]]
}

/** A good address, as its form sends it. */
export const ADDRESS = {
  name: '林晓雯',
  phone: '13912345678',
  districtCode: '330106',
  detail: '文三路 1 号 2 幢 301',
  tag: 'home' as const,
  floor: 3,
  hasElevator: true,
  isDefault: true,
}

export async function addAddress(at: TestApp, token: string): Promise<string> {
  const answer = await at.call('addresses.createAddress', { body: ADDRESS }, { token })
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}

/** Makes them; each shop sells SKUs at these prices and stocks. */
export async function makeTradeFixture(
  at: TestApp,
  stock: [TestSku[], TestSku[]] = [[{ priceFen: 8900, stock: 100 }], [{ priceFen: 1250, stock: 100 }]],
): Promise<TradeFixture> {
  const picture = await makeCatalogue(at)
  const sellers: [Person, Person] = [await addPerson(at, ['merchant']), await addPerson(at, ['merchant'])]
  const shops = await openShopsOf(
    at,
    sellers.map(({ userId }) => ({ ownerId: userId, picture })),
  )
  const shopIds: [string, string] = [shops[0]?.id ?? '', shops[1]?.id ?? '']
  const products = await addProductsOf(at, [
    { shopId: shopIds[0], picture, skus: stock[0] },
    { shopId: shopIds[1], picture, skus: stock[1] },
  ])
  const buyer = await addPerson(at, ['owner'])
  const addressId = await addAddress(at, buyer.token)
  return {
    buyer: { ...buyer, addressId },
    sellers,
    shopIds,
    skuIds: [products[0]?.skuIds ?? [], products[1]?.skuIds ?? []],
  }
}

export interface Wanted {
  skuId: string
  measures?: Measures
  quantity: number
}

/** Quotes and places through the API. */
export async function placeOrders(at: TestApp, buyer: TradeFixture['buyer'], lines: Wanted[]) {
  const { token, addressId } = buyer
  const quote = await at.call('orders.quoteOrder', { body: { lines, addressId } }, { token })
  if (!quote.success) throw new Error(quote.message)
  const body = { lines, addressId, quoteToken: quote.data.quoteToken, remarks: [], isFromCart: false }
  const placed = await at.call('orders.placeOrder', { body }, { token })
  if (!placed.success) throw new Error(placed.message)
  return placed.data
}

/** Opens the cashier. @returns the number of the attempt at the simulated channel */
export async function openCashier(at: TestApp, token: string, paymentId: string): Promise<string> {
  const payment = await at.call('payments.getPayment', { params: { id: paymentId } }, { token })
  if (!payment.success) throw new Error(payment.message)
  const { amountFen } = payment.data
  const answer = await at.call(
    'payments.startAttempt',
    { params: { id: paymentId }, body: { provider: 'simulator', amountFen } },
    { token },
  )
  if (!answer.success) throw new Error(answer.message)
  return answer.data.cashierUrl.split('/').at(-1) ?? ''
}

/** What the payer does on the cashier's page: `pay` or `fail`, and what happens to the notice. */
export async function atCashier(
  at: TestApp,
  tradeNo: string,
  choice: { result: 'pay' | 'fail'; fault?: string; refundFault?: string },
): Promise<void> {
  const payload = new URLSearchParams({ fault: 'none', ...choice }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await at.app.inject({ method: 'POST', url: `/simulator/cashier/${tradeNo}`, headers, payload })
  if (reply.statusCode !== 303) throw new Error(`the cashier answered ${reply.statusCode}: ${reply.body}`)
}

/** Pays a payment in full and lets the notice arrive. */
export async function pay(at: TestApp, token: string, paymentId: string): Promise<void> {
  await atCashier(at, await openCashier(at, token, paymentId), { result: 'pay' })
  await at.runJobs()
}

/** Places, pays, ships and receives orders. @returns their ids */
export async function deliverOrders(
  at: TestApp,
  { buyer, sellers }: Pick<TradeFixture, 'buyer' | 'sellers'>,
  lines: Wanted[],
): Promise<string[]> {
  const { orderIds, paymentId } = await placeOrders(at, buyer, lines)
  await pay(at, buyer.token, paymentId)
  const sessions = await Promise.all(
    sellers.map(({ userId }) => mintSession(at, userId, { activeRoles: ['merchant'] })),
  )
  for (const id of orderIds) {
    // For the seller of the other shop the order does not exist.
    for (const token of sessions)
      await at.call(
        'orders.shipOrder',
        { params: { id }, body: { carrier: 'sf', trackingNumber: 'SF1234567890' } },
        { token },
      )
    const received = await at.call('orders.receiveOrder', { params: { id } }, { token: buyer.token })
    if (!received.success) throw new Error(received.message)
  }
  return orderIds
}

/** Makes the channel accept a payment although it was closed there, as a real channel sometimes does. */
export async function forcePaid(at: TestApp, tradeNo: string): Promise<void> {
  await at.db
    .update(simulatedPayments)
    .set({ outcome: 'paid', txnId: `SIM${randomUUID()}` })
    .where(eq(simulatedPayments.outTradeNo, tradeNo))
}

/** The counters of a SKU. */
export async function stockOf(at: TestApp, skuId: string): Promise<{ onHand: number; reserved: number }> {
  const [row] = await at.db
    .select({ onHand: skus.onHand, reserved: skus.reserved })
    .from(skus)
    .where(eq(skus.id, skuId))
  if (!row) throw new Error('no such SKU')
  return row
}

/** The id of the line of a SKU in an order; an id of nothing when there is no such line. */
export async function lineIdOf(at: TestApp, orderId: string, skuId: string): Promise<string> {
  const [row] = await at.db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.skuId, skuId)))
  return row?.id ?? randomUUID()
}
