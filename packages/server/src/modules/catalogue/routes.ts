import { routesOf } from '#platform/http/handlers.ts'
import { totalOf } from '#platform/paging.ts'
import { presentFacets, presentReading, PRICE_STEPS } from '../search/index.ts'
import { presentBanner, presentFound, presentProduct, presentTree } from './present.ts'
import { getFreight } from './queries/get-freight.ts'
import { getProduct } from './queries/get-product.ts'
import { getShop } from './queries/get-shop.ts'
import { listBanners } from './queries/list-banners.ts'
import { listCategories } from './queries/list-categories.ts'
import { listProducts } from './queries/list-products.ts'

export const catalogueRoutes = routesOf('catalogue', {
  listCategories: async (ctx) => presentTree(await listCategories(ctx), ctx.locale),
  listBanners: async (ctx) => (await listBanners(ctx)).map((row) => presentBanner(row, ctx.locale)),
  listProducts: async (ctx, { query }) => {
    const { rows, count, attempt, alike, facets } = await listProducts(ctx, query)
    return {
      records: rows.map(presentFound),
      ...totalOf(count),
      ...(attempt && query.q ? { reading: presentReading(attempt, alike) } : {}),
      ...(facets ? { facets: presentFacets(facets, { locale: ctx.locale, steps: PRICE_STEPS }) } : {}),
    }
  },
  getProduct: async (ctx, { params, query }) =>
    presentProduct(await getProduct(ctx, { ...params, ...query }), ctx.locale),
  getFreight: (ctx, { params, query }) => getFreight(ctx, { ...params, ...query }),
  getShop: (ctx, { params }) => getShop(ctx, params.id),
})
