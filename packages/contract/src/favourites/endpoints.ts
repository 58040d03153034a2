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
    "The products that the caller saved, the latest first, with today's price and the price when they were saved.",
  query: favouritesQuery,
  response: favouriteProducts,
  errors: [],
})

export const listShops = endpoint({
  method: 'GET',
  path: '/v1/favourites/shops',
  access: BUYERS,
  summary: 'The shops that the caller saved, the latest first.',
  query: favouritesQuery,
  response: favouriteShops,
  errors: [],
})

export const countFavourites = endpoint({
  method: 'GET',
  path: '/v1/favourites/counts',
  access: BUYERS,
  summary: 'How many products and shops the caller has saved.',
  response: favouriteCounts,
  errors: [],
})

export const getMarks = endpoint({
  method: 'GET',
  path: '/v1/products/:id/favourite',
  access: BUYERS,
  summary: 'Whether the caller has saved a product, and whether they have saved its shop.',
  params: productParams,
  response: favouriteMarks,
  errors: [],
})

export const getShopMark = endpoint({
  method: 'GET',
  path: '/v1/shops/:id/favourite',
  access: BUYERS,
  summary: 'Whether the caller has saved a shop.',
  params: shopParams,
  response: shopMark,
  errors: [],
})

export const addFavourites = endpoint({
  method: 'POST',
  path: '/v1/favourites',
  access: BUYERS,
  summary: 'Saves products or shops; those saved before keep their date and price.',
  body: favouritesBody,
  response: favouriteCounts,
  errors: ['FAVOURITES_FULL'],
})

export const removeFavourites = endpoint({
  method: 'POST',
  path: '/v1/favourites/remove',
  access: BUYERS,
  summary: 'Removes products or shops from the favourites; one that is not there is ignored.',
  body: favouritesBody,
  response: favouriteCounts,
  errors: [],
})

export const moveFromCart = endpoint({
  method: 'POST',
  path: '/v1/favourites/from-cart',
  access: BUYERS,
  summary: "Saves the products of some lines of the caller's cart and removes the lines, both or neither.",
  body: fromCartBody,
  response: movedFromCart,
  errors: ['FAVOURITES_FULL'],
})
