import { routesOf } from '#platform/http/handlers.ts'
import { agreeCancel, declineCancel } from './commands/answer-cancel.ts'
import { buyAgain } from './commands/buy-again.ts'
import { cancelPart } from './commands/cancel-part.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { cancelUnilaterally } from './commands/cancel-unilaterally.ts'
import { correctWaybill } from './commands/correct-waybill.ts'
import { closeOrder } from './commands/close-order.ts'
import { requestCancel, withdrawCancel } from './commands/request-cancel.ts'
import { hideOrder } from './commands/hide-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { remarkOrder } from './commands/remark-order.ts'
import { repriceOrder } from './commands/reprice-order.ts'
import { extendReceipt, receiveOrder } from './commands/receive-order.ts'
import { separateOrder } from './commands/separate-order.ts'
import { shipOrder } from './commands/ship-order.ts'
import { presentCard } from '../catalogue/index.ts'
import { presentQuote } from './present-quote.ts'
import { countOrders, getOrder, getStanding } from './queries.ts'
import { listBoughtTogether } from './queries/list-bought-together.ts'
import { getSnapshot } from './queries/get-snapshot.ts'
import { listOrders } from './queries/list-orders.ts'
import { quoteNow } from './quote.ts'
import { refuseHoarding } from './refuse-hoarding.ts'

export const ordersRoutes = routesOf('orders', {
  quoteOrder: async (ctx, { body }) => {
    const quote = await quoteNow(ctx, body.lines, body.addressId)
    await refuseHoarding(ctx, quote, { isReserved: false })
    return presentQuote(quote)
  },
  placeOrder: (ctx, { body }) => placeOrder(ctx, body),
  listOrders: (ctx, { query }) => listOrders(ctx, query),
  countOrders: (ctx, { query }) => countOrders(ctx, query.view),
  getOrder: (ctx, { params, query }) => getOrder(ctx, params.id, query.view),
  getSnapshot: (ctx, { params }) => getSnapshot(ctx, params.id, params.lineId),
  cancelOrder: async (ctx, { params, body }) => {
    await cancelOrder(ctx, params.id, body)
    return getStanding(ctx, params.id, 'buyer')
  },
  requestCancel: async (ctx, { params, body }) => {
    await requestCancel(ctx, params.id, body)
    return getStanding(ctx, params.id, 'buyer')
  },
  cancelUnilaterally: async (ctx, { params, body }) => {
    await cancelUnilaterally(ctx, params.id, body)
    return getStanding(ctx, params.id, 'buyer')
  },
  withdrawCancel: async (ctx, { params }) => {
    await withdrawCancel(ctx, params.id)
    return getStanding(ctx, params.id, 'buyer')
  },
  receiveOrder: async (ctx, { params }) => {
    await receiveOrder(ctx, params.id)
    return getStanding(ctx, params.id, 'buyer')
  },
  extendReceipt: async (ctx, { params }) => {
    await extendReceipt(ctx, params.id)
    return getStanding(ctx, params.id, 'buyer')
  },
  buyAgain: (ctx, { params }) => buyAgain(ctx, params.id),
  listBoughtTogether: async (ctx, { query }) => (await listBoughtTogether(ctx, query.productIds)).map(presentCard),
  separateOrder: (ctx, { params }) => separateOrder(ctx, params.id),
  hideOrder: (ctx, { params }) => hideOrder(ctx, params.id),
  closeOrder: async (ctx, { params, body }) => {
    await closeOrder(ctx, params.id, body)
    return getStanding(ctx, params.id, 'seller')
  },
  agreeCancel: async (ctx, { params }) => {
    await agreeCancel(ctx, params.id)
    return getStanding(ctx, params.id, 'seller')
  },
  declineCancel: async (ctx, { params, body }) => {
    await declineCancel(ctx, params.id, body)
    return getStanding(ctx, params.id, 'seller')
  },
  shipOrder: async (ctx, { params, body }) => {
    await shipOrder(ctx, params.id, body)
    return getStanding(ctx, params.id, 'seller')
  },
  correctWaybill: (ctx, { params, body }) => correctWaybill(ctx, params, body),
  cancelPart: async (ctx, { params, body }) => {
    await cancelPart(ctx, params.id, body)
    return getStanding(ctx, params.id, 'seller')
  },
  repriceOrder: async (ctx, { params, body }) => {
    await repriceOrder(ctx, params.id, body)
    return getStanding(ctx, params.id, 'seller')
  },
  remarkOrder: async (ctx, { params, body }) => {
    await remarkOrder(ctx, params.id, body.text)
    return getStanding(ctx, params.id, 'seller')
  },
})
