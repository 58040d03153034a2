import { randomUUID } from 'node:crypto'
import { ORDER_TABS } from '@zhujia/contract/orders/states.ts'
import { sql } from 'drizzle-orm'
import { BUYERS_OWN, missing, missingWith, SHOPS_OWN, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addBuyer, dataOf, placeOne, placePaid, type Buyer, type World } from '#testing/sweeps/world.ts'
import { lineIdOf, placeOrders } from '#testing/trade-fixture.ts'

const PARCEL = { carrier: 'sf' as const, trackingNumber: 'SF1234567890' }
const CHANGED_MIND = { reason: 'changedMind' as const }

/** Its buyer closes an order that is not paid. */
async function placeClosed(world: World) {
  const { orderId: id } = await placeOne(world)
  await dataOf(
    world.at.call('orders.cancelOrder', { params: { id }, body: CHANGED_MIND }, { token: world.buyer.token }),
  )
  return { orderId: id }
}

/** Its buyer asks for the cancellation of one that is paid. */
async function placeUnwanted(world: World) {
  const { orderId: id } = await placePaid(world)
  await dataOf(
    world.at.call('orders.requestCancel', { params: { id }, body: CHANGED_MIND }, { token: world.buyer.token }),
  )
  return { orderId: id }
}

/** A paid order that its shop has not shipped in time. Only the order is old: if the clock moved on, sessions would end. */
async function placeOverdue(world: World) {
  const { orderId } = await placePaid(world)
  await world.at.db.execute(sql`update orders set paid_at = paid_at - interval '15 days' where id = ${orderId}`)
  return { orderId }
}

async function placeShipped(world: World) {
  const { orderId: id } = await placePaid(world)
  await dataOf(world.at.call('orders.shipOrder', { params: { id }, body: PARCEL }, { token: world.seller.token }))
  return { orderId: id }
}

/** An order of two steps of which one is on its way. */
async function placeShippedInPart(world: World) {
  const { orderId: id } = await placePaid(world, 2)
  const lineId = await lineIdOf(world.at, id, world.skuId)
  const body = { ...PARCEL, lines: [{ lineId, quantity: 1 }] }
  await dataOf(world.at.call('orders.shipOrder', { params: { id }, body }, { token: world.seller.token }))
  return { orderId: id, lineId }
}

/** The first of two unpaid orders under one payment. */
async function placeTwoShops({ at, buyer, skuId, otherSkuId }: World) {
  const lines = [skuId, otherSkuId].map((sku) => ({ skuId: sku, quantity: 1 }))
  const { orderIds } = await placeOrders(at, buyer, lines)
  return { orderId: orderIds[0] ?? '' }
}

/** A scene of one side of an order: its id in the path, and what stands beside it. */
const ofOrder =
  <const Rest extends object>(
    by: 'buyer' | 'seller',
    make: (world: World) => Promise<{ orderId: string }>,
    rest: Rest,
  ) =>
  async (world: World) => {
    const { orderId } = await make(world)
    return { request: { params: { id: orderId }, ...rest }, token: world[by].token }
  }

const addressOf = (_world: World, { addressId }: Buyer): Promise<string> => Promise.resolve(addressId)
const unquoted = { quoteToken: 'x', remarks: [], isFromCart: false }
const nothings = () => [{ skuId: randomUUID(), quantity: 1 }]

export const ordersSweep: AreaSweep<'orders'> = {
  endpoints: {
    quoteOrder: {
      scene: async ({ buyer, skuId }) => ({
        request: { body: { lines: [{ skuId, quantity: 1 }], addressId: buyer.addressId } },
        token: buyer.token,
      }),
      shape: () => ({ body: { lines: nothings(), addressId: null } }),
      outcome: 'NOT_FOUND',
      names: {
        'an address to quote for': {
          make: addressOf,
          request: ({ skuId }, { id }) => ({ body: { lines: [{ skuId, quantity: 1 }], addressId: id } }),
        },
      },
    },
    placeOrder: {
      scene: async ({ at, skuId }) => {
        const { token, addressId } = await addBuyer(at)
        const lines = [{ skuId, quantity: 1 }]
        const { quoteToken } = await dataOf(at.call('orders.quoteOrder', { body: { lines, addressId } }, { token }))
        return { request: { body: { lines, addressId, quoteToken, remarks: [], isFromCart: true } }, token }
      },
      shape: () => ({ body: { ...unquoted, lines: nothings(), addressId: randomUUID() } }),
      outcome: 'NOT_FOUND',
      names: {
        'an address to deliver to': {
          make: addressOf,
          request: ({ skuId }, { id }) => ({ body: { ...unquoted, lines: [{ skuId, quantity: 1 }], addressId: id } }),
        },
      },
    },
    listOrders: {
      scene: async ({ buyer }) => ({ request: { query: { view: 'buyer' } }, token: buyer.token }),
      shape: () => ({ query: { view: 'buyer' } }),
      outcome: 'ok',
      lists: [
        { by: 'buyer', request: { query: { view: 'buyer' } } },
        { by: 'seller', request: { query: { view: 'seller' } } },
      ],
      indexed: ORDER_TABS.flatMap((tab) =>
        (['buyer', 'seller'] as const).map((view) => ({ by: view, request: { query: { view, tab } } })),
      ),
    },
    countOrders: {
      scene: async ({ seller }) => ({ request: { query: { view: 'seller' } }, token: seller.token }),
      shape: () => ({ query: { view: 'buyer' } }),
      outcome: 'ok',
      lists: [{ by: 'seller', request: { query: { view: 'seller' } } }],
    },
    getOrder: {
      scene: ofOrder('seller', placePaid, { query: { view: 'seller' } }),
      ...missingWith({ query: { view: 'buyer' } }),
      // As a seller looks at it: its buyer is an outsider there.
      outsiders: ['buyer', 'otherSeller', 'stranger'],
    },
    getSnapshot: {
      scene: async (world) => {
        const { orderId: id } = await placePaid(world)
        const lineId = await lineIdOf(world.at, id, world.skuId)
        return { request: { params: { id, lineId } }, token: world.buyer.token }
      },
      shape: () => ({ params: { id: randomUUID(), lineId: randomUUID() } }),
      outcome: 'NOT_FOUND',
      // Bought and sold: both look at it, whoever reads the shop's orders too.
      outsiders: ['otherSeller', 'stranger'],
    },
    cancelOrder: {
      scene: ofOrder('buyer', placeOne, { body: CHANGED_MIND }),
      ...missingWith({ body: CHANGED_MIND }),
      outsiders: BUYERS_OWN,
    },
    requestCancel: {
      scene: ofOrder('buyer', placePaid, { body: { reason: 'tooSlow', note: '工期提前' } }),
      ...missingWith({ body: CHANGED_MIND }),
      outsiders: BUYERS_OWN,
    },
    cancelUnilaterally: {
      scene: ofOrder('buyer', placeOverdue, { body: { reason: 'tooSlow' } }),
      ...missingWith({ body: { reason: 'tooSlow' } }),
      outsiders: BUYERS_OWN,
      isKeptReady: true,
    },
    withdrawCancel: {
      scene: ofOrder('buyer', placeUnwanted, {}),
      ...missing,
      outsiders: BUYERS_OWN,
      isKeptReady: true,
    },
    receiveOrder: { scene: ofOrder('buyer', placeShipped, {}), ...missing, outsiders: BUYERS_OWN, isKeptReady: true },
    closeOrder: {
      scene: ofOrder('seller', placeOne, { body: { reason: 'outOfStock' } }),
      ...missingWith({ body: { reason: 'outOfStock' } }),
      outsiders: SHOPS_OWN,
    },
    agreeCancel: { scene: ofOrder('seller', placeUnwanted, {}), ...missing, outsiders: SHOPS_OWN },
    declineCancel: {
      scene: ofOrder('seller', placeUnwanted, { body: { reason: 'packed', note: '已装车' } }),
      ...missingWith({ body: { reason: 'packed' } }),
      outsiders: SHOPS_OWN,
      isKeptReady: true,
    },
    shipOrder: {
      scene: ofOrder('seller', placePaid, { body: PARCEL }),
      ...missingWith({ body: PARCEL }),
      outsiders: SHOPS_OWN,
      isKeptReady: true,
    },
    correctWaybill: {
      scene: async (world) => {
        const { orderId: id } = await placeShipped(world)
        const { rows } = await world.at.db.execute<{ id: string }>(sql`select id from parcels where order_id = ${id}`)
        const body = { carrier: 'zto' as const, trackingNumber: 'ZTO987654321' }
        return { request: { params: { id, parcelId: rows[0]?.id ?? '' }, body }, token: world.seller.token }
      },
      shape: () => ({ params: { id: randomUUID(), parcelId: randomUUID() }, body: PARCEL }),
      outcome: 'NOT_FOUND',
      outsiders: SHOPS_OWN,
    },
    cancelPart: {
      scene: async (world) => {
        const { orderId: id, lineId } = await placeShippedInPart(world)
        const body = { lines: [{ lineId, quantity: 1 }], reason: 'outOfStock' as const, note: '窑口停产' }
        return { request: { params: { id }, body }, token: world.seller.token }
      },
      shape: () => ({
        ...missing.shape(),
        body: { lines: [{ lineId: randomUUID(), quantity: 1 }], reason: 'outOfStock' },
      }),
      outcome: 'NOT_FOUND',
      outsiders: SHOPS_OWN,
    },
    repriceOrder: {
      scene: ofOrder('seller', placeOne, { body: { discountFen: 500, freightFen: 0, reason: '老客户' } }),
      ...missingWith({ body: { discountFen: 0, freightFen: 0, reason: '老客户' } }),
      outsiders: SHOPS_OWN,
      isKeptReady: true,
    },
    extendReceipt: { scene: ofOrder('buyer', placeShipped, {}), ...missing, outsiders: BUYERS_OWN, isKeptReady: true },
    separateOrder: { scene: ofOrder('buyer', placeTwoShops, {}), ...missing, outsiders: BUYERS_OWN, isKeptReady: true },
    buyAgain: { scene: ofOrder('buyer', placeClosed, {}), ...missing, outsiders: BUYERS_OWN, isKeptReady: true },
    listBoughtTogether: {
      scene: async ({ productId, stranger }) => ({
        request: { query: { productIds: productId } },
        token: stranger.token,
      }),
      shape: () => ({ query: { productIds: randomUUID() } }),
      outcome: 'ok',
    },
    hideOrder: { scene: ofOrder('buyer', placeClosed, {}), ...missing, outsiders: BUYERS_OWN, isKeptReady: true },
    remarkOrder: {
      scene: ofOrder('seller', placePaid, { body: { text: '老客户' } }),
      ...missingWith({ body: { text: '' } }),
      outsiders: ['buyer', 'otherSeller', 'stranger'],
    },
  },
  large: ['orders', 'order_lines'],
}
