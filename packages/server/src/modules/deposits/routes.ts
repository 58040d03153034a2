import { routesOf } from '#platform/http/handlers.ts'
import { payShopDeposit } from './commands/pay-shop-deposit.ts'
import { refundShopDeposit } from './commands/refund-shop-deposit.ts'
import { getShopDeposit, listDeposits, listShopDeposits } from './queries.ts'

export const depositsRoutes = routesOf('deposits', {
  listShopDeposits: (ctx, { query }) => listShopDeposits(ctx, query),
  getShopDeposit: (ctx, { params }) => getShopDeposit(ctx, params.id),
  listDeposits: (ctx, { params, query }) => listDeposits(ctx, params.id, query),
  payShopDeposit: (ctx, { params, body }) => payShopDeposit(ctx, params.id, body),
  refundShopDeposit: (ctx, { params, body }) => refundShopDeposit(ctx, params.id, body),
})
