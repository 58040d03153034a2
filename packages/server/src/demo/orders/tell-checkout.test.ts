import { afterEach, beforeEach, expect, test } from 'vitest'
import { readShelf } from '#modules/catalogue/seed/stock.ts'
import { listBookFaults } from '#modules/ledger/index.ts'
import { findFreight } from '#modules/shops/index.ts'
import { quoteShops, type Happening } from '#modules/orders/seed/tell-order.ts'
import { addSeconds, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId, newNumber } from '#platform/ids.ts'
import { addresses } from '#tables/addresses.ts'
import { openMarket, pay, placeOrders, type Market, type Wanted } from '#testing/market.ts'
import { logIn } from '#testing/sign-in.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { tellCheckout } from './tell-checkout.ts'
import { differenceOf, snapshotOf } from './test-support.ts'
import { writeCheckouts } from './write-checkouts.ts'

let at: TestApp
let market: Market
beforeEach(async () => {
  at = await makeTestApp()
  market = await openMarket(at, [
    [
      { priceFen: 8937, stock: 1000 },
      { priceFen: 51, stock: 1000 },
    ],
    [
      {
        priceFen: 1250,
        stock: 1000,
        lots: [
          { code: '01-261001', quantity: 700 },
          { code: '01-261103', quantity: 300 },
        ],
      },
    ],
  ])
  // So that the shops' accounts exist, and a later credit is a change of both stories alike.
  const { orderIds } = await byCommands(both())
  await act('pay', orderIds)
  await act('ship', orderIds)
  await act('receive', orderIds)
})
afterEach(() => at.close())

const PARCEL = { carrier: 'deppon', trackingNumber: 'DPK364902817455' } as const
const WISH = { reason: 'tooSlow', note: '工期提前' } as const
type Act =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'requestCancel'
  | 'agreeCancel'
  | 'ship'
  | 'shipByTruck'
  | 'shipFirst'
  | 'receive'
  | 'autoReceive'

const sku = (shop: 0 | 1, place = 0): string => market.skuIds[shop][place] ?? ''
const single = (): Wanted[] => [{ skuId: sku(0), quantity: 7 }]
const two = (): Wanted[] => [
  { skuId: sku(0), quantity: 7 },
  { skuId: sku(0, 1), quantity: 11 },
]
const both = (): Wanted[] => [
  { skuId: sku(0), quantity: 2 },
  { skuId: sku(1), quantity: 3 },
  { skuId: sku(0, 1), quantity: 11 },
]

let paymentId = ''
async function byCommands(lines: Wanted[]) {
  const placed = await placeOrders(at, market.buyer, lines)
  paymentId = placed.paymentId
  return placed
}

/** One act through the front door, on each of these orders. */
async function act(what: Act, orderIds: readonly string[]): Promise<void> {
  if (what === 'pay') await pay(at, market.buyer.token, paymentId)
  if (what === 'expire' || what === 'autoReceive') at.clock.advance(what === 'expire' ? 30 * MINUTE : 3 * DAY)
  // Days have passed, and a seller's session lives for one.
  if (what === 'autoReceive') for (const seller of market.sellers) seller.token = await logIn(at, seller.phone)
  for (const [place, id] of orderIds.entries()) await actOn(what, id, market.sellers[place]?.token ?? '')
  await at.runTimers()
  await at.runJobs()
}

async function actOn(what: Act, id: string, seller: string): Promise<void> {
  const params = { id }
  const token = market.buyer.token
  const done: Partial<Record<Act, () => Promise<{ success: boolean }>>> = {
    cancel: () => at.call('orders.cancelOrder', { params, body: WISH }, { token }),
    requestCancel: () => at.call('orders.cancelOrder', { params, body: WISH }, { token }),
    agreeCancel: () => at.call('orders.agreeCancel', { params }, { token: seller }),
    ship: () => at.call('orders.shipOrder', { params, body: PARCEL }, { token: seller }),
    shipByTruck: () =>
      at.call(
        'orders.shipOrder',
        { params, body: { carrier: 'ownTruck', trackingNumber: '粤E·8K216' } },
        { token: seller },
      ),
    shipFirst: async () => {
      const order = await at.call('orders.getOrder', { params, query: { view: 'seller' } }, { token: seller })
      const [line] = order.success ? order.data.lines : []
      return at.call(
        'orders.shipOrder',
        { params, body: { ...PARCEL, lines: [{ lineId: line?.id ?? '', quantity: line?.quantity ?? 0 }] } },
        { token: seller },
      )
    },
    receive: () => at.call('orders.receiveOrder', { params }, { token }),
  }
  const answer = await done[what]?.()
  if (answer && !answer.success) throw new Error(`${what} was refused`)
}

/** The same acts as they are told. */
function happeningOf(what: Act, when: Date): Happening {
  const told: Readonly<Record<Act, Happening>> = {
    pay: { kind: 'pay', at: when },
    cancel: { kind: 'cancel', at: when, by: 'buyer', wish: WISH },
    expire: { kind: 'cancel', at: when, by: 'timer' },
    requestCancel: { kind: 'requestCancel', at: when, wish: WISH },
    agreeCancel: { kind: 'agreeCancel', at: when, arrivedAt: addSeconds(when, MINUTE) },
    ship: { kind: 'ship', at: when, parcel: PARCEL },
    shipByTruck: { kind: 'ship', at: when, parcel: { carrier: 'ownTruck', trackingNumber: '粤E·8K216' } },
    shipFirst: { kind: 'ship', at: when, parcel: PARCEL, isFirstLineOnly: true },
    receive: { kind: 'receive', at: when, by: 'buyer' },
    autoReceive: { kind: 'receive', at: when, by: 'timer' },
  }
  return told[what]
}

async function tellIt(lines: Wanted[], acts: readonly Act[]): Promise<void> {
  const shelf = await readShelf(at.db, 10)
  const priced = new Map(shelf.map((one) => [one.skuId, one]))
  const lots = new Map(shelf.flatMap(({ skuId, lots: [oldest] }) => (oldest ? [[skuId, oldest] as const] : [])))
  const templates = await findFreight(
    at,
    [...priced.values()].map(({ freightTemplateId }) => freightTemplateId),
  )
  const [home] = await at.db.select().from(addresses)
  if (!home) throw new Error('the buyer has no address')
  const { name, phone, province, city, district, districtCode, detail, floor, hasElevator } = home
  const placedAt = at.clock.now()
  const happenings = acts.map((what, index) => happeningOf(what, addSeconds(placedAt, (index + 1) * HOUR)))
  const told = tellCheckout(
    {
      buyerId: market.buyer.userId,
      address: { name, phone, province, city, district, districtCode, detail, floor, hasElevator },
      placedAt,
      orders: quoteShops(lines, priced, { templates, districtCode }).map((quote) => {
        const place = market.shopIds.indexOf(quote.shop.id)
        return { quote, sellerId: market.sellers[place]?.userId ?? '', remark: '', lots, happenings }
      }),
    },
    { nextId: newId, nextNumber: newNumber, receiveDays: at.services.config.receiveDays },
  )
  await systemOf(at).transaction((ctx) => writeCheckouts(ctx.db, [told], newId))
}

const FATES: [name: string, ...acts: Act[]][] = [
  ['unpaid'],
  ['cancelled by the buyer', 'cancel'],
  ['not paid in time', 'expire'],
  ['paid', 'pay'],
  ['to be cancelled', 'pay', 'requestCancel'],
  ['refunded', 'pay', 'requestCancel', 'agreeCancel'],
  ['shipped', 'pay', 'ship'],
  ['shipped by the own truck', 'pay', 'shipByTruck'],
  ['received', 'pay', 'ship', 'receive'],
  ['received by itself', 'pay', 'shipByTruck', 'autoReceive'],
  ['shipped in part', 'pay', 'shipFirst'],
  ['received in two parcels', 'pay', 'shipFirst', 'shipByTruck', 'receive'],
  ['to be cancelled as to the rest', 'pay', 'shipFirst', 'requestCancel'],
  ['received in part, the rest refunded', 'pay', 'shipFirst', 'requestCancel', 'agreeCancel', 'receive'],
]

test.each(FATES)(
  'an order that is %s leaves the same rows in every table, told or done',
  async (_name, ...acts: Act[]) => {
    for (const lines of acts.includes('shipFirst') ? [two()] : [single(), both()]) {
      const start = await snapshotOf(at.db)
      const { orderIds } = await byCommands(lines)
      for (const what of acts) await act(what, orderIds)
      // The provider is asked once more about what it has said already.
      at.clock.advance(61)
      await at.runTimers()
      const done = await snapshotOf(at.db)
      await tellIt(lines, acts)
      const wanted = differenceOf(start, done)
      expect(Object.keys(wanted)).toEqual(expect.arrayContaining(['orders', 'payments', 'stock_moves']))
      expect(differenceOf(done, await snapshotOf(at.db))).toEqual(wanted)
    }
    expect(await listBookFaults(at.db)).toEqual([])
  },
)

test('nobody can tell what the machine does not allow', async () => {
  await expect(tellIt(single(), ['ship'])).rejects.toThrow('order: no ship by seller in unpaid')
  await expect(tellIt(single(), ['pay', 'receive'])).rejects.toThrow('no receive by buyer in paid')
})

test('a told order goes on through the front door like any other', async () => {
  await tellIt(single(), ['pay'])
  const list = await at.call(
    'orders.listOrders',
    { query: { view: 'seller', tab: 'toShip' } },
    { token: market.sellers[0].token },
  )
  const id = list.success ? (list.data.records[0]?.id ?? '') : ''
  expect(
    await at.call('orders.cancelOrder', { params: { id }, body: WISH }, { token: market.buyer.token }),
  ).toMatchObject({ success: true })
  expect(await at.call('orders.agreeCancel', { params: { id } }, { token: market.sellers[0].token })).toMatchObject({
    success: true,
  })
  await at.runJobs()
  const order = await at.call(
    'orders.getOrder',
    { params: { id }, query: { view: 'buyer' } },
    { token: market.buyer.token },
  )
  expect(order).toMatchObject({
    success: true,
    data: { state: 'cancelled', refunds: [{ arrivedAt: expect.any(String) }] },
  })
  expect(await listBookFaults(at.db)).toEqual([])
})
