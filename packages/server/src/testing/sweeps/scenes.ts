import { sql } from 'drizzle-orm'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'
import { lineIdOf, placeOrders } from '../trade-fixture.ts'
import { mintSession, PASSWORD } from '../sessions.ts'
import { addAll, addBuyer, addPasswordHolder, placeOne, placePaid, readCode, type World } from './world.ts'

/** A request that succeeds, and who may send it. */
export interface Scene<Key extends EndpointKey> {
  request: RequestOf<EndpointOf<Key>>
  token: string
}

/** For every endpoint what has to be there before, made anew at each call: a missing one does not compile. */
export type Scenes = { readonly [Key in EndpointKey]: (world: World) => Promise<Scene<Key>> }

export const ADDRESS = {
  name: '林晓雯',
  phone: '13912345678',
  districtCode: '330106',
  detail: '文三路 1 号',
  tag: 'home' as const,
  floor: null,
  hasElevator: null,
  isDefault: false,
}

/** Nothing has to be there but somebody signed in. */
const asSomebody =
  <Request>(request: Request) =>
  async ({ at }: World) => ({ request, token: (await addAll(at)).token })

async function addLine(world: World): Promise<{ token: string; id: string }> {
  const { at, skuId } = world
  const { token } = await addAll(at)
  const added = await at.call('cart.addLine', { body: { skuId, quantity: 2 } }, { token })
  const cart = await at.call('cart.getCart', {}, { token })
  const id = cart.success && cart.data.shops[0]?.lines[0]?.id
  if (!added.success || !id) throw new Error('no line was added')
  return { token, id }
}

/** Its buyer closes an order that is not paid, or asks for the cancellation of one that is. */
async function changeMind<Order extends { orderId: string }>(
  world: World,
  key: 'orders.cancelOrder' | 'orders.requestCancel',
  order: Order,
): Promise<Order> {
  const request = { params: { id: order.orderId }, body: { reason: 'changedMind' as const } }
  const answer = await world.at.call(key, request, { token: world.buyer.token })
  if (!answer.success) throw new Error(answer.message)
  return order
}

const requestCancel = async (world: World) => changeMind(world, 'orders.requestCancel', await placePaid(world))
const close = async (world: World) => changeMind(world, 'orders.cancelOrder', await placeOne(world))

/** A paid order that its shop has not shipped in time. Only the order is old: if the clock moved on, sessions would end. */
async function placeOverdue(world: World) {
  const order = await placePaid(world)
  await world.at.db.execute(sql`update orders set paid_at = paid_at - interval '15 days' where id = ${order.orderId}`)
  return order
}

async function ship(world: World) {
  const order = await placePaid(world)
  const body = { carrier: 'sf' as const, trackingNumber: 'SF1234567890' }
  const answer = await world.at.call(
    'orders.shipOrder',
    { params: { id: order.orderId }, body },
    { token: world.seller.token },
  )
  if (!answer.success) throw new Error(answer.message)
  return order
}

async function receive(world: World) {
  const order = await ship(world)
  const answer = await world.at.call(
    'orders.receiveOrder',
    { params: { id: order.orderId } },
    { token: world.buyer.token },
  )
  if (!answer.success) throw new Error(answer.message)
  return order
}

/** An order of two steps of which one is on its way. */
async function shipPart(world: World) {
  const order = await placePaid(world, 2)
  const { token } = world.seller
  const detail = await world.at.call(
    'orders.getOrder',
    { params: { id: order.orderId }, query: { view: 'seller' } },
    { token },
  )
  const lineId = (detail.success && detail.data.lines[0]?.id) || ''
  const body = { carrier: 'sf' as const, trackingNumber: 'SF1234567890', lines: [{ lineId, quantity: 1 }] }
  const answer = await world.at.call('orders.shipOrder', { params: { id: order.orderId }, body }, { token })
  if (!answer.success) throw new Error(answer.message)
  return { ...order, lineId }
}

/** The first of two unpaid orders under one payment. */
async function placeTwoShops({ at, buyer, skuId, otherSkuId }: World) {
  const { orderIds, ...rest } = await placeOrders(
    at,
    buyer,
    [skuId, otherSkuId].map((sku) => ({ skuId: sku, quantity: 1 })),
  )
  return { buyer, orderId: orderIds[0] ?? '', ...rest }
}

const reviewOf = async ({ at, skuId }: World, orderId: string) => ({
  lineId: await lineIdOf(at, orderId, skuId),
  scores: { goods: 5, logistics: 4, service: 5 },
  tags: ['asDescribed' as const],
  text: '砖面平整，色差很小',
  photoIds: [],
  isAnonymous: true,
})

async function review(world: World): Promise<{ orderId: string; reviewId: string }> {
  const { orderId } = await receive(world)
  const answer = await world.at.call(
    'reviews.writeReview',
    { params: { id: orderId }, body: await reviewOf(world, orderId) },
    { token: world.buyer.token },
  )
  if (!answer.success) throw new Error('no review was written')
  return { orderId, reviewId: answer.data.id }
}

async function quote(world: World) {
  const buyer = await addBuyer(world.at)
  const lines = [{ skuId: world.skuId, quantity: 1 }]
  const answer = await world.at.call(
    'orders.quoteOrder',
    { body: { lines, addressId: buyer.addressId } },
    { token: buyer.token },
  )
  if (!answer.success) throw new Error(answer.message)
  return { buyer, lines, quoteToken: answer.data.quoteToken }
}

/** The endpoints of sign-in count by address and phone: each scene has a phone of its own. */
async function askCode(world: World, purpose: 'login' | 'reset') {
  const { phone, token } = await addPasswordHolder(world.at)
  await world.at.call(
    'auth.sendCode',
    { body: { phone, purpose } },
    { ip: `10.8.${phone.slice(-4, -2)}.${phone.slice(-2)}`.replaceAll(/\.0+(\d)/g, '.$1') },
  )
  return { phone, token, code: await readCode(world.at, phone) }
}

const ofOrder =
  (make: (world: World) => Promise<{ orderId: string }>, by: 'buyer' | 'seller') => async (world: World) => {
    const { orderId } = await make(world)
    return { request: { params: { id: orderId } }, token: world[by].token }
  }

export const SCENES: Scenes = {
  'account.getProfile': asSomebody({}),
  'account.updateProfile': asSomebody({ body: { nickname: '晓雯' } }),
  'addresses.listAddresses': async ({ buyer }) => ({ request: {}, token: buyer.token }),
  'addresses.createAddress': asSomebody({ body: ADDRESS }),
  'addresses.updateAddress': async ({ at }) => {
    const { token, addressId } = await addBuyer(at)
    return { request: { params: { id: addressId }, body: { ...ADDRESS, detail: '天目山路 2 号' } }, token }
  },
  'addresses.deleteAddress': async ({ at }) => {
    const { token, addressId } = await addBuyer(at)
    return { request: { params: { id: addressId } }, token }
  },
  'addresses.listRegions': asSomebody({ query: {} }),
  'auth.login': async ({ at }) => {
    const { phone, token } = await addPasswordHolder(at)
    return { request: { body: { phone, password: PASSWORD } }, token }
  },
  'auth.sendCode': async ({ at }) => {
    const { phone, token } = await addAll(at)
    return { request: { body: { phone, purpose: 'login' } }, token }
  },
  'auth.resetPassword': async (world) => {
    const { phone, token, code } = await askCode(world, 'reset')
    return { request: { body: { phone, code, password: 'seven grey mountains' } }, token }
  },
  'auth.logout': async ({ at, stranger }) => ({ request: {}, token: await mintSession(at, stranger.userId) }),
  'auth.selectRoles': asSomebody({ body: { roleCodes: ['owner', 'merchant'] } }),
  'auth.setPrimaryRole': asSomebody({ body: { roleCode: 'merchant' } }),
  'cart.getCart': async (world) => ({ request: {}, token: (await addLine(world)).token }),
  'cart.countLines': asSomebody({}),
  'cart.addLine': async ({ at, skuId }) => ({
    request: { body: { skuId, quantity: 2 } },
    token: (await addAll(at)).token,
  }),
  'cart.updateLine': async (world) => {
    const { token, id } = await addLine(world)
    return { request: { params: { id }, body: { quantity: 3, skuId: world.secondSkuId } }, token }
  },
  'cart.selectLines': async (world) => {
    const { token, id } = await addLine(world)
    return { request: { body: { lineIds: [id], isSelected: false } }, token }
  },
  'cart.removeLines': async (world) => {
    const { token, id } = await addLine(world)
    return { request: { body: { lineIds: [id] } }, token }
  },
  'catalogue.listCategories': asSomebody({}),
  'catalogue.listBanners': asSomebody({}),
  'catalogue.listProducts': asSomebody({ query: { q: '测试', sort: 'priceAsc' } }),
  'catalogue.getProduct': async ({ productId, stranger }) => ({
    request: { params: { id: productId }, query: {} },
    token: stranger.token,
  }),
  'catalogue.getShop': async ({ shopId, stranger }) => ({ request: { params: { id: shopId } }, token: stranger.token }),
  'views.recordView': async ({ at, productId }) => ({
    request: { params: { id: productId } },
    token: (await addAll(at)).token,
  }),
  'search.suggestWords': asSomebody({ query: { q: 'dizhuan' } }),
  'search.listHotWords': asSomebody({}),
  'search.recordSearch': asSomebody({ body: { q: '地砖' } }),
  'views.listHistory': asSomebody({ query: {} }),
  'views.forgetViews': async ({ at, productId }) => {
    const { token } = await addAll(at)
    await at.call('views.recordView', { params: { id: productId } }, { token })
    return { request: { body: { productIds: [productId] } }, token }
  },
  'views.clearHistory': asSomebody({}),
  'views.mergeViews': async ({ at, productId }) => ({
    request: { body: { views: [{ productId, viewedAt: at.clock.now().toISOString() }] } },
    token: (await addAll(at)).token,
  }),
  'favourites.listProducts': asSomebody({ query: {} }),
  'favourites.listShops': asSomebody({ query: {} }),
  'favourites.countFavourites': asSomebody({}),
  'favourites.getShopMark': async ({ shopId, stranger }) => ({
    request: { params: { id: shopId } },
    token: stranger.token,
  }),
  'favourites.getMarks': async ({ at, productId }) => ({
    request: { params: { id: productId } },
    token: (await addAll(at)).token,
  }),
  'favourites.addFavourites': async ({ at, productId }) => ({
    request: { body: { kind: 'product', ids: [productId] } },
    token: (await addAll(at)).token,
  }),
  'favourites.moveFromCart': async (world) => {
    const { token, id } = await addLine(world)
    return { request: { body: { lineIds: [id] } }, token }
  },
  'favourites.removeFavourites': async ({ at, shopId }) => ({
    request: { body: { kind: 'shop', ids: [shopId] } },
    token: (await addAll(at)).token,
  }),
  'files.uploadImage': asSomebody({ body: { purpose: 'avatar', currentPage: 'user' } }),
  'orders.quoteOrder': async ({ buyer, skuId }) => ({
    request: { body: { lines: [{ skuId, quantity: 1 }], addressId: buyer.addressId } },
    token: buyer.token,
  }),
  'orders.placeOrder': async (world) => {
    const { buyer, lines, quoteToken } = await quote(world)
    return {
      request: { body: { lines, addressId: buyer.addressId, quoteToken, remarks: [], isFromCart: true } },
      token: buyer.token,
    }
  },
  'orders.listOrders': async ({ buyer }) => ({ request: { query: { view: 'buyer' } }, token: buyer.token }),
  'orders.countOrders': async ({ seller }) => ({ request: { query: { view: 'seller' } }, token: seller.token }),
  'orders.getOrder': async (world) => ({
    request: { params: { id: (await placePaid(world)).orderId }, query: { view: 'seller' } },
    token: world.seller.token,
  }),
  'orders.getSnapshot': async (world) => {
    const { orderId } = await placePaid(world)
    const lineId = await lineIdOf(world.at, orderId, world.skuId)
    return { request: { params: { id: orderId, lineId } }, token: world.buyer.token }
  },
  'orders.cancelOrder': async (world) => ({
    request: { params: { id: (await placeOne(world)).orderId }, body: { reason: 'changedMind' } },
    token: world.buyer.token,
  }),
  'orders.requestCancel': async (world) => ({
    request: { params: { id: (await placePaid(world)).orderId }, body: { reason: 'tooSlow', note: '工期提前' } },
    token: world.buyer.token,
  }),
  'orders.cancelUnilaterally': async (world) => ({
    request: { params: { id: (await placeOverdue(world)).orderId }, body: { reason: 'tooSlow' } },
    token: world.buyer.token,
  }),
  'orders.withdrawCancel': ofOrder(requestCancel, 'buyer'),
  'orders.receiveOrder': ofOrder(ship, 'buyer'),
  'orders.closeOrder': async (world) => ({
    request: { params: { id: (await placeOne(world)).orderId }, body: { reason: 'outOfStock' } },
    token: world.seller.token,
  }),
  'orders.agreeCancel': ofOrder(requestCancel, 'seller'),
  'orders.declineCancel': async (world) => ({
    request: { params: { id: (await requestCancel(world)).orderId }, body: { reason: 'packed', note: '已装车' } },
    token: world.seller.token,
  }),
  'orders.shipOrder': async (world) => ({
    request: {
      params: { id: (await placePaid(world)).orderId },
      body: { carrier: 'sf', trackingNumber: 'SF1234567890' },
    },
    token: world.seller.token,
  }),
  'orders.correctWaybill': async (world) => {
    const { orderId: id } = await ship(world)
    const { rows } = await world.at.db.execute<{ id: string }>(sql`select id from parcels where order_id = ${id}`)
    return {
      request: {
        params: { id, parcelId: rows[0]?.id ?? '' },
        body: { carrier: 'zto', trackingNumber: 'ZTO987654321' },
      },
      token: world.seller.token,
    }
  },
  'orders.cancelPart': async (world) => {
    const { orderId, lineId } = await shipPart(world)
    return {
      request: {
        params: { id: orderId },
        body: { lines: [{ lineId, quantity: 1 }], reason: 'outOfStock', note: '窑口停产' },
      },
      token: world.seller.token,
    }
  },
  'orders.repriceOrder': async (world) => ({
    request: {
      params: { id: (await placeOne(world)).orderId },
      body: { discountFen: 500, freightFen: 0, reason: '老客户' },
    },
    token: world.seller.token,
  }),
  'orders.extendReceipt': ofOrder(ship, 'buyer'),
  'orders.buyAgain': ofOrder(close, 'buyer'),
  'orders.listBoughtTogether': async ({ productId, stranger }) => ({
    request: { query: { productIds: productId } },
    token: stranger.token,
  }),
  'orders.separateOrder': ofOrder(placeTwoShops, 'buyer'),
  'orders.hideOrder': ofOrder(close, 'buyer'),
  'orders.remarkOrder': async (world) => ({
    request: { params: { id: (await placePaid(world)).orderId }, body: { text: '老客户' } },
    token: world.seller.token,
  }),
  'payments.getPayment': async (world) => ({
    request: { params: { id: (await placeOne(world)).paymentId } },
    token: world.buyer.token,
  }),
  'payments.startAttempt': async (world) => {
    const { paymentId, totalFen } = await placeOne(world)
    return {
      request: { params: { id: paymentId }, body: { provider: 'simulator', amountFen: totalFen } },
      token: world.buyer.token,
    }
  },
  'payments.checkPayment': async (world) => ({
    request: { params: { id: (await placeOne(world)).paymentId } },
    token: world.buyer.token,
  }),
  'reviews.listOrderReviews': async (world) => ({
    request: { params: { id: (await review(world)).orderId }, query: { view: 'buyer' } },
    token: world.buyer.token,
  }),
  'reviews.writeReview': async (world) => {
    const { orderId } = await receive(world)
    const body = await reviewOf(world, orderId)
    return { request: { params: { id: orderId }, body }, token: world.buyer.token }
  },
  'reviews.appendReview': async (world) => ({
    request: { params: { id: (await review(world)).reviewId }, body: { text: '用了三个月再来说说', photoIds: [] } },
    token: world.buyer.token,
  }),
  'reviews.replyReview': async (world) => ({
    request: { params: { id: (await review(world)).reviewId }, body: { to: 'review', text: '谢谢惠顾' } },
    token: world.seller.token,
  }),
  'reviews.listProductReviews': async ({ productId, stranger }) => ({
    request: { params: { id: productId }, query: { filter: 'good' } },
    token: stranger.token,
  }),
  'reviews.getReviewSummary': async ({ productId, stranger }) => ({
    request: { params: { id: productId } },
    token: stranger.token,
  }),
}
