import type { Ctx } from '#platform/context.ts'
import { routesOf, type Route } from '#platform/http/handlers.ts'
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
import type { Payables } from '../payments/index.ts'
import { presentCard } from '../catalogue/index.ts'
import { presentQuote } from './present-quote.ts'
import { countOrders, getOrder, getStanding } from './queries.ts'
import { listBoughtTogether } from './queries/list-bought-together.ts'
import type { View } from './queries/conditions.ts'
import { getSnapshot } from './queries/get-snapshot.ts'
import { listOrders } from './queries/list-orders.ts'
import { quoteNow } from './quote.ts'
import { refuseHoarding } from './refuse-hoarding.ts'

/** A handler that runs a command of an order and answers how the order then stands. */
const step =
  <C extends Ctx, Body>(view: View, command: (ctx: C, id: string, body: Body) => Promise<void>) =>
  async (ctx: C, { params: { id }, body }: { params: { id: string }; body: Body }) => {
    await command(ctx, id, body)
    return getStanding(ctx, id, view)
  }

/** `payables`: a cashier that is closed may turn out to be paid. */
export const ordersRoutes = (payables: Payables): Route[] =>
  routesOf('orders', {
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
    cancelOrder: step('buyer', cancelOrder(payables)),
    requestCancel: step('buyer', requestCancel),
    cancelUnilaterally: step('buyer', cancelUnilaterally),
    withdrawCancel: step('buyer', withdrawCancel),
    receiveOrder: step('buyer', receiveOrder),
    extendReceipt: step('buyer', extendReceipt),
    buyAgain: (ctx, { params }) => buyAgain(ctx, params.id),
    listBoughtTogether: async (ctx, { query }) => (await listBoughtTogether(ctx, query.productIds)).map(presentCard),
    separateOrder: (ctx, { params }) => separateOrder(payables)(ctx, params.id),
    hideOrder: (ctx, { params }) => hideOrder(ctx, params.id),
    closeOrder: step('seller', closeOrder(payables)),
    agreeCancel: step('seller', agreeCancel),
    declineCancel: step('seller', declineCancel),
    shipOrder: step('seller', shipOrder),
    correctWaybill: (ctx, { params, body }) => correctWaybill(ctx, params, body),
    cancelPart: step('seller', cancelPart),
    repriceOrder: step('seller', repriceOrder(payables)),
    remarkOrder: step('seller', (ctx, id, { text }) => remarkOrder(ctx, id, text)),
  })
