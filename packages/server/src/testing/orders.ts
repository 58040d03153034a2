import type { RequestOf, ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import { makeTradeFixture, placeOrders, type TradeFixture } from './trade-fixture.ts'
import type { Answer, TestApp } from './test-app.ts'

type Detail = ResponseOf<EndpointOf<'orders.getOrder'>>
type Standing = ResponseOf<EndpointOf<'orders.cancelOrder'>>
type ShipBody = RequestOf<EndpointOf<'orders.shipOrder'>>['body']
type Part = NonNullable<ShipBody['lines']>[number]

/** An unpaid order of two lines: 4 × ¥89 and 3 × ¥33.33, freight ¥10, in all ¥465.99, of it ¥22.80 commission. */
export async function placeTwoLines(at: TestApp) {
  const fixture = await makeTradeFixture(at, [
    [
      { priceFen: 8900, stock: 100 },
      { priceFen: 3333, stock: 50 },
    ],
    [{ priceFen: 1250, stock: 100 }],
  ])
  const trade = trading(at, fixture)
  const [first = '', second = ''] = fixture.skuIds[0]
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: first, quantity: 4 },
    { skuId: second, quantity: 3 },
  ])
  const [id = ''] = orderIds
  const { lines } = await trade.orderOf(id)
  return { fixture, trade, id, paymentId, a: lines[0]?.id ?? '', b: lines[1]?.id ?? '' }
}

/** Two unpaid orders under one payment: 2 × ¥89 with freight ¥10, ¥188, and 3 × ¥12.50 with freight ¥10, ¥47.50. */
export async function placeJoint(at: TestApp) {
  const fixture = await makeTradeFixture(at)
  const { orderIds, paymentId } = await placeOrders(at, fixture.buyer, [
    { skuId: fixture.skuIds[0][0] ?? '', quantity: 2 },
    { skuId: fixture.skuIds[1][0] ?? '', quantity: 3 },
  ])
  const [first = '', second = ''] = orderIds
  return { fixture, trade: trading(at, fixture), first, second, paymentId }
}

/** The commands of the buyer and the seller of an order, through the API. */
export function trading(at: TestApp, fixture: TradeFixture) {
  const buyer = { token: fixture.buyer.token }
  const seller = { token: fixture.sellers[0].token }
  const orderOf = async (
    id: string,
    view: 'buyer' | 'seller' = 'buyer',
    token = view === 'buyer' ? buyer.token : seller.token,
  ): Promise<Detail> => {
    const answer = await at.call('orders.getOrder', { params: { id }, query: { view } }, { token })
    if (!answer.success) throw new Error(answer.message)
    return answer.data
  }
  const SF = { carrier: 'sf', trackingNumber: 'SF1234567890' } as const
  /** Runs a command and then reads the order, as a page does. */
  const thenView =
    (view: 'buyer' | 'seller') =>
    async (step: Promise<Answer<Standing>>): Promise<Answer<Detail>> => {
      const answer = await step
      if (!answer.success) return answer
      return { ...answer, data: await orderOf(answer.data.id, view) }
    }
  const [asBuyer, asSeller] = [thenView('buyer'), thenView('seller')]
  return {
    orderOf,
    cancel: (id: string) =>
      asBuyer(at.call('orders.cancelOrder', { params: { id }, body: { reason: 'changedMind' } }, buyer)),
    requestCancel: (id: string) =>
      asBuyer(at.call('orders.requestCancel', { params: { id }, body: { reason: 'changedMind' } }, buyer)),
    cancelUnilaterally: (id: string) =>
      asBuyer(at.call('orders.cancelUnilaterally', { params: { id }, body: { reason: 'changedMind' } }, buyer)),
    withdraw: (id: string) => asBuyer(at.call('orders.withdrawCancel', { params: { id } }, buyer)),
    agree: (id: string) => asSeller(at.call('orders.agreeCancel', { params: { id } }, seller)),
    decline: (id: string) =>
      asSeller(at.call('orders.declineCancel', { params: { id }, body: { reason: 'packed', note: '已装车' } }, seller)),
    ship: (id: string, lines?: Part[], by: Omit<ShipBody, 'lines'> = SF) =>
      asSeller(at.call('orders.shipOrder', { params: { id }, body: { ...by, ...(lines && { lines }) } }, seller)),
    cancelPart: (id: string, lines: Part[]) =>
      asSeller(
        at.call('orders.cancelPart', { params: { id }, body: { lines, reason: 'outOfStock', note: '停产' } }, seller),
      ),
    reprice: (id: string, price: { discountFen: number; freightFen: number }) =>
      asSeller(at.call('orders.repriceOrder', { params: { id }, body: { ...price, reason: '老客户' } }, seller)),
    receive: (id: string) => asBuyer(at.call('orders.receiveOrder', { params: { id } }, buyer)),
    extend: (id: string) => asBuyer(at.call('orders.extendReceipt', { params: { id } }, buyer)),
    hide: (id: string) => at.call('orders.hideOrder', { params: { id } }, buyer),
  }
}
