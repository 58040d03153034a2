import { productParams, shopParams } from '../catalogue/schemas.ts'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import {
  favouriteCounts,
  favouriteMarks,
  favouriteProducts,
  favouritesBody,
  favouriteShops,
  favouritesQuery,
  fromCartBody,
  movedFromCart,
  shopMark,
} from './schemas.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/favourites/products',
  access: BUYERS,
  summary:
    "The products that the caller keeps, the latest first, at today's price beside that of the day they were added.",
  query: favouritesQuery,
  response: favouriteProducts,
  errors: [],
})

export const listShops = endpoint({
  method: 'GET',
  path: '/v1/favourites/shops',
  access: BUYERS,
  summary: 'The shops that the caller keeps, the latest first.',
  query: favouritesQuery,
  response: favouriteShops,
  errors: [],
})

export const countFavourites = endpoint({
  method: 'GET',
  path: '/v1/favourites/counts',
  access: BUYERS,
  summary: 'How many products and shops the lists hold.',
  response: favouriteCounts,
  errors: [],
})

export const getMarks = endpoint({
  method: 'GET',
  path: '/v1/products/:id/favourite',
  access: BUYERS,
  summary: 'Whether the caller keeps a product, and whether he keeps its shop.',
  params: productParams,
  response: favouriteMarks,
  errors: [],
})

export const getShopMark = endpoint({
  method: 'GET',
  path: '/v1/shops/:id/favourite',
  access: BUYERS,
  summary: 'Whether the caller keeps a shop.',
  params: shopParams,
  response: shopMark,
  errors: [],
})

export const addFavourites = endpoint({
  method: 'POST',
  path: '/v1/favourites',
  access: BUYERS,
  summary: 'Keeps products or shops; what is kept already stays as it is, with its day and price.',
  body: favouritesBody,
  response: favouriteCounts,
  errors: ['FAVOURITES_FULL'],
})

export const removeFavourites = endpoint({
  method: 'POST',
  path: '/v1/favourites/remove',
  access: BUYERS,
  summary: 'Keeps products or shops no longer; what is not kept makes no difference.',
  body: favouritesBody,
  response: favouriteCounts,
  errors: [],
})

export const moveFromCart = endpoint({
  method: 'POST',
  path: '/v1/favourites/from-cart',
  access: BUYERS,
  summary: "Keeps the products of some lines of the caller's cart and takes the lines out, both or neither.",
  body: fromCartBody,
  response: movedFromCart,
  errors: ['FAVOURITES_FULL'],
})
