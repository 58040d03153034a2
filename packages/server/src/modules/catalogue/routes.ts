import type { Handlers } from '#platform/http/handlers.ts'
import { totalOf } from '#platform/paging.ts'
import { clearHistory, forgetViews } from './commands/forget-views.ts'
import { mergeViews } from './commands/merge-views.ts'
import { recordSearch } from './commands/record-search.ts'
import { recordView } from './commands/record-view.ts'
import { presentBanner, presentCard, presentProduct, presentTree, presentViewed } from './present.ts'
import { getProduct } from './queries/get-product.ts'
import { getShop } from './queries/get-shop.ts'
import { listBanners } from './queries/list-banners.ts'
import { listCategories } from './queries/list-categories.ts'
import { listHistory } from './queries/list-history.ts'
import { listProducts } from './queries/list-products.ts'
import { PRICE_STEPS } from './queries/search/count-facets.ts'
import { listHotWords } from './queries/search/list-hot-words.ts'
import { suggestWords } from './queries/search/suggest-words.ts'
import { presentFacets, presentReading, presentSuggestion } from './search/present.ts'

export const catalogueRoutes: Handlers<'catalogue'> = {
  listCategories: async (ctx) => presentTree(await listCategories(ctx), ctx.locale),
  listBanners: async (ctx) => (await listBanners(ctx)).map((row) => presentBanner(row, ctx.locale)),
  listProducts: async (ctx, { query }) => {
    const { rows, count, attempt, facets } = await listProducts(ctx, query)
    return {
      records: rows.map(presentCard),
      ...totalOf(count),
      ...(attempt && query.q ? { reading: presentReading(attempt) } : {}),
      ...(facets ? { facets: presentFacets(facets, { locale: ctx.locale, steps: PRICE_STEPS }) } : {}),
    }
  },
  suggestWords: async (ctx, { query }) => (await suggestWords(ctx, query.q)).map(presentSuggestion),
  listHotWords,
  recordSearch: (ctx, { body }) => recordSearch(ctx, body.q),
  getProduct: async (ctx, { params, query }) =>
    presentProduct(await getProduct(ctx, { ...params, ...query }), ctx.locale),
  getShop: (ctx, { params }) => getShop(ctx, params.id),
  recordView: (ctx, { params }) => recordView(ctx, params.id),
  listHistory: async (ctx, { query }) => {
    const { rows, count } = await listHistory(ctx, query)
    return { records: rows.map(presentViewed), total: count }
  },
  forgetViews: (ctx, { body }) => forgetViews(ctx, body.productIds),
  clearHistory: (ctx) => clearHistory(ctx),
  mergeViews: (ctx, { body }) => mergeViews(ctx, body.views),
}
