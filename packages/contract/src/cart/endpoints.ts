import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import {
  addLineBody,
  cart,
  cartCount,
  lineParams,
  removeLinesBody,
  selectLinesBody,
  updateLineBody,
} from './schemas.ts'

export const getCart = endpoint({
  method: 'GET',
  path: '/v1/cart',
  access: BUYERS,
  summary: "The caller's cart by shop, at today's prices and stock.",
  response: cart,
  errors: [],
})

export const countLines = endpoint({
  method: 'GET',
  path: '/v1/cart/count',
  access: BUYERS,
  summary: 'How many lines the cart holds, for the badge.',
  response: cartCount,
  errors: [],
})

export const addLine = endpoint({
  method: 'POST',
  path: '/v1/cart/lines',
  access: BUYERS,
  summary: 'Adds a quantity of a SKU to the cart, to its line in the same measures if there is one.',
  body: addLineBody,
  response: cartCount,
  errors: ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG', 'CART_FULL', 'BELOW_MINIMUM'],
  idempotent: true,
})

export const updateLine = endpoint({
  method: 'PUT',
  path: '/v1/cart/lines/:id',
  access: BUYERS,
  summary: 'Sets the quantity of a line, or moves it to another SKU of the same product or to other measures.',
  params: lineParams,
  body: updateLineBody,
  response: z.null(),
  errors: ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG', 'BELOW_MINIMUM'],
})

export const selectLines = endpoint({
  method: 'PUT',
  path: '/v1/cart/selection',
  access: BUYERS,
  summary: 'Ticks or unticks lines.',
  body: selectLinesBody,
  response: z.null(),
  errors: [],
})

export const removeLines = endpoint({
  method: 'POST',
  path: '/v1/cart/remove',
  access: BUYERS,
  summary: 'Removes lines from the cart.',
  body: removeLinesBody,
  response: z.null(),
  errors: [],
})
