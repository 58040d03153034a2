import { randomUUID } from 'node:crypto'
import type { RequestOf } from '@zhujia/contract/core/endpoint.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import type { EndpointKey, EndpointOf } from '@zhujia/contract/endpoints.ts'
import type { ErrorCode } from '@zhujia/contract/errors.ts'
import type { AnyRequest } from '../requests.ts'
import { ADDRESS } from './scenes.ts'

/** Who sends it: some requests are only right for those with certain roles. */
export interface Who {
  granted: readonly Role[]
  /** Active ones. */
  roles: readonly Role[]
}

interface Shape<Request> {
  /** A request of the right shape whose ids name nothing; `number` makes calls different. */
  request(who: Who, number: number): Request
  /** What whoever may call is answered. */
  outcome: 'ok' | ErrorCode
}

type Shapes = { readonly [Key in EndpointKey]: Shape<RequestOf<EndpointOf<Key>>> }

const nothing = { request: () => ({}), outcome: 'ok' } as const
const phone = (number: number): string => `136${String(number).padStart(8, '0')}`
const params = () => ({ params: { id: randomUUID() } })
const missing = { request: params, outcome: 'NOT_FOUND' } as const
const lines = () => [{ skuId: randomUUID(), quantity: 1 }]

/** For every endpoint a request that only access can decide on: a missing one does not compile. */
const TYPED: Shapes = {
  'account.getProfile': nothing,
  'account.updateProfile': { request: () => ({ body: { nickname: '晓雯' } }), outcome: 'ok' },
  'addresses.listAddresses': nothing,
  'addresses.createAddress': { request: () => ({ body: ADDRESS }), outcome: 'ok' },
  'addresses.updateAddress': { request: () => ({ ...params(), body: ADDRESS }), outcome: 'NOT_FOUND' },
  'addresses.deleteAddress': missing,
  'addresses.listRegions': { request: () => ({ query: { parent: '33' } }), outcome: 'ok' },
  'auth.login': {
    request: (_who, number) => ({ body: { phone: phone(number), password: 'not the password' } }),
    outcome: 'LOGIN_FAILED',
  },
  'auth.sendCode': { request: (_who, number) => ({ body: { phone: phone(number), purpose: 'login' } }), outcome: 'ok' },
  'auth.resetPassword': {
    request: (_who, number) => ({ body: { phone: phone(number), code: '000000', password: 'seven grey mountains' } }),
    outcome: 'CODE_WRONG',
  },
  'auth.logout': nothing,
  'auth.selectRoles': { request: ({ granted }) => ({ body: { roleCodes: [...granted] } }), outcome: 'ok' },
  'auth.setPrimaryRole': { request: ({ granted }) => ({ body: { roleCode: granted[0] ?? 'owner' } }), outcome: 'ok' },
  'cart.getCart': nothing,
  'cart.countLines': nothing,
  'cart.addLine': { request: () => ({ body: { skuId: randomUUID(), quantity: 1 } }), outcome: 'NOT_FOUND' },
  'cart.updateLine': { request: () => ({ ...params(), body: { quantity: 1 } }), outcome: 'NOT_FOUND' },
  'cart.selectLines': {
    request: () => ({ body: { lineIds: [randomUUID()], isSelected: true } }),
    outcome: 'NOT_FOUND',
  },
  'cart.removeLines': { request: () => ({ body: { lineIds: [randomUUID()] } }), outcome: 'NOT_FOUND' },
  'catalogue.listCategories': nothing,
  'catalogue.listBanners': nothing,
  'catalogue.listProducts': { request: () => ({ query: { q: '砖' } }), outcome: 'ok' },
  'catalogue.getProduct': { request: () => ({ ...params(), query: {} }), outcome: 'NOT_FOUND' },
  'catalogue.getShop': missing,
  'views.recordView': missing,
  'search.suggestWords': { request: () => ({ query: { q: 'cizhuan' } }), outcome: 'ok' },
  'search.listHotWords': nothing,
  'search.recordSearch': { request: () => ({ body: { q: '瓷砖' } }), outcome: 'ok' },
  'views.listHistory': { request: () => ({ query: {} }), outcome: 'ok' },
  'views.forgetViews': { request: () => ({ body: { productIds: [randomUUID()] } }), outcome: 'ok' },
  'views.clearHistory': nothing,
  'views.mergeViews': {
    request: () => ({ body: { views: [{ productId: randomUUID(), viewedAt: '2026-11-20T08:00:00Z' }] } }),
    outcome: 'ok',
  },
  'favourites.listProducts': { request: () => ({ query: {} }), outcome: 'ok' },
  'favourites.listShops': { request: () => ({ query: {} }), outcome: 'ok' },
  'favourites.countFavourites': nothing,
  'favourites.getMarks': missing,
  'favourites.getShopMark': missing,
  'favourites.addFavourites': {
    request: () => ({ body: { kind: 'product', ids: [randomUUID()] } }),
    outcome: 'NOT_FOUND',
  },
  'favourites.moveFromCart': { request: () => ({ body: { lineIds: [randomUUID()] } }), outcome: 'NOT_FOUND' },
  'favourites.removeFavourites': { request: () => ({ body: { kind: 'shop', ids: [randomUUID()] } }), outcome: 'ok' },
  'files.uploadImage': { request: () => ({ body: { purpose: 'avatar', currentPage: 'user' } }), outcome: 'ok' },
  'orders.quoteOrder': { request: () => ({ body: { lines: lines(), addressId: null } }), outcome: 'NOT_FOUND' },
  'orders.placeOrder': {
    request: () => ({
      body: { lines: lines(), addressId: randomUUID(), quoteToken: '', remarks: [], isFromCart: false },
    }),
    outcome: 'NOT_FOUND',
  },
  'orders.listOrders': { request: () => ({ query: { view: 'buyer' } }), outcome: 'ok' },
  'orders.countOrders': { request: () => ({ query: { view: 'buyer' } }), outcome: 'ok' },
  'orders.getOrder': { request: () => ({ ...params(), query: { view: 'buyer' } }), outcome: 'NOT_FOUND' },
  'orders.getSnapshot': {
    request: () => ({ params: { ...params().params, lineId: randomUUID() } }),
    outcome: 'NOT_FOUND',
  },
  'orders.cancelOrder': { request: () => ({ ...params(), body: { reason: 'changedMind' } }), outcome: 'NOT_FOUND' },
  'orders.requestCancel': { request: () => ({ ...params(), body: { reason: 'changedMind' } }), outcome: 'NOT_FOUND' },
  'orders.cancelUnilaterally': { request: () => ({ ...params(), body: { reason: 'tooSlow' } }), outcome: 'NOT_FOUND' },
  'orders.withdrawCancel': missing,
  'orders.receiveOrder': missing,
  'orders.closeOrder': { request: () => ({ ...params(), body: { reason: 'outOfStock' } }), outcome: 'NOT_FOUND' },
  'orders.agreeCancel': missing,
  'orders.declineCancel': { request: () => ({ ...params(), body: { reason: 'packed' } }), outcome: 'NOT_FOUND' },
  'orders.shipOrder': {
    request: () => ({ ...params(), body: { carrier: 'sf', trackingNumber: 'SF1234567890' } }),
    outcome: 'NOT_FOUND',
  },
  'orders.correctWaybill': {
    request: () => ({
      params: { ...params().params, parcelId: randomUUID() },
      body: { carrier: 'sf', trackingNumber: 'SF1234567890' },
    }),
    outcome: 'NOT_FOUND',
  },
  'orders.cancelPart': {
    request: () => ({ ...params(), body: { lines: [{ lineId: randomUUID(), quantity: 1 }], reason: 'outOfStock' } }),
    outcome: 'NOT_FOUND',
  },
  'orders.repriceOrder': {
    request: () => ({ ...params(), body: { discountFen: 0, freightFen: 0, reason: '老客户' } }),
    outcome: 'NOT_FOUND',
  },
  'orders.extendReceipt': missing,
  'orders.separateOrder': missing,
  'orders.buyAgain': missing,
  'orders.listBoughtTogether': { request: () => ({ query: { productIds: randomUUID() } }), outcome: 'ok' },
  'orders.hideOrder': missing,
  'orders.remarkOrder': { request: () => ({ ...params(), body: { text: '' } }), outcome: 'NOT_FOUND' },
  'payments.getPayment': missing,
  'payments.startAttempt': {
    request: () => ({ ...params(), body: { provider: 'simulator', amountFen: 1 } }),
    outcome: 'NOT_FOUND',
  },
  'payments.checkPayment': missing,
  'reviews.listOrderReviews': { request: () => ({ ...params(), query: { view: 'buyer' } }), outcome: 'NOT_FOUND' },
  'reviews.writeReview': {
    request: () => ({
      ...params(),
      body: {
        lineId: randomUUID(),
        scores: { goods: 5, logistics: 5, service: 5 },
        tags: [],
        text: '砖面平整，色差很小',
        photoIds: [],
        isAnonymous: false,
      },
    }),
    outcome: 'NOT_FOUND',
  },
  'reviews.appendReview': {
    request: () => ({ ...params(), body: { text: '用了三个月再来说说', photoIds: [] } }),
    outcome: 'NOT_FOUND',
  },
  'reviews.replyReview': {
    request: () => ({ ...params(), body: { to: 'review', text: '谢谢惠顾' } }),
    outcome: 'NOT_FOUND',
  },
  'reviews.listProductReviews': { request: () => ({ ...params(), query: {} }), outcome: 'NOT_FOUND' },
  'reviews.getReviewSummary': missing,
}

/** The same, for walking over all of them. */
export const SHAPES: Readonly<Record<EndpointKey, Shape<AnyRequest>>> = TYPED
