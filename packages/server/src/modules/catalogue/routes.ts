import type { Handlers } from '../../platform/http/handlers.ts'
import { totalOf } from '../../platform/paging.ts'
import { clearHistory, forgetViews } from './commands/forget-views.ts'
import { mergeViews } from './commands/merge-views.ts'
import { recordView } from './commands/record-view.ts'
import { presentBanner, presentCard, presentProduct, presentTree, presentViewed } from './present.ts'
import { getProduct } from './queries/get-product.ts'
import { listBanners } from './queries/list-banners.ts'
import { listCategories } from './queries/list-categories.ts'
import { listHistory } from './queries/list-history.ts'
import { listProducts } from './queries/list-products.ts'

export const catalogueRoutes: Handlers<'catalogue'> = {
  listCategories: async (ctx) => presentTree(await listCategories(ctx), ctx.locale),
  listBanners: async (ctx) => (await listBanners(ctx)).map((row) => presentBanner(row, ctx.locale)),
  listProducts: async (ctx, { query }) => {
    const { rows, count } = await listProducts(ctx, query)
    return { records: rows.map(presentCard), ...totalOf(count) }
  },
  getProduct: async (ctx, { params }) => presentProduct(await getProduct(ctx, params.id), ctx.locale),
  recordView: (ctx, { params }) => recordView(ctx, params.id),
  listHistory: async (ctx, { query }) => {
    const { rows, count } = await listHistory(ctx, query)
    return { records: rows.map(presentViewed), total: count }
  },
  forgetViews: (ctx, { body }) => forgetViews(ctx, body.productIds),
  clearHistory: (ctx) => clearHistory(ctx),
  mergeViews: (ctx, { body }) => mergeViews(ctx, body.views),
}
