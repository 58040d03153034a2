import { routesOf } from '#platform/http/handlers.ts'
import { addFavourites } from './commands/add-favourites.ts'
import { moveFromCart } from './commands/move-from-cart.ts'
import { removeFavourites } from './commands/remove-favourites.ts'
import { presentProduct, presentShop } from './present.ts'
import { countFavourites, getMarks, getShopMark, listProducts, listShops } from './queries.ts'

export const favouritesRoutes = routesOf('favourites', {
  listProducts: async (ctx, { query }) => {
    const { rows, total } = await listProducts(ctx, query)
    return { records: rows.map(presentProduct), total }
  },
  listShops: async (ctx, { query }) => {
    const { rows, total } = await listShops(ctx, query)
    return { records: rows.map(presentShop), total }
  },
  countFavourites: (ctx) => countFavourites(ctx),
  getMarks: (ctx, { params }) => getMarks(ctx, params.id),
  getShopMark: (ctx, { params }) => getShopMark(ctx, params.id),
  addFavourites: async (ctx, { body }) => {
    await addFavourites(ctx, body)
    return countFavourites(ctx)
  },
  removeFavourites: async (ctx, { body }) => {
    await removeFavourites(ctx, body)
    return countFavourites(ctx)
  },
  moveFromCart: (ctx, { body }) => moveFromCart(ctx, body.lineIds),
})
