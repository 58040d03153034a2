import { z } from 'zod'
import { productParams } from '../catalogue/schemas.ts'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import { forgetViewsBody, historyPage, historyQuery, mergeViewsBody } from './schemas.ts'

export const recordView = endpoint({
  method: 'POST',
  path: '/v1/products/:id/views',
  access: BUYERS,
  summary: "Adds a product to the caller's browsing history.",
  params: productParams,
  response: z.null(),
  errors: [],
})

export const listHistory = endpoint({
  method: 'GET',
  path: '/v1/users/history',
  access: 'session',
  summary: 'The products that the caller viewed in the last 90 days, the latest first, each once.',
  query: historyQuery,
  response: historyPage,
  errors: [],
})

export const forgetViews = endpoint({
  method: 'POST',
  path: '/v1/users/history/remove',
  access: 'session',
  summary: "Removes products from the caller's history; one that is not in it is ignored.",
  body: forgetViewsBody,
  response: z.null(),
  errors: [],
})

export const clearHistory = endpoint({
  method: 'DELETE',
  path: '/v1/users/history',
  access: 'session',
  summary: "Clears the caller's history.",
  response: z.null(),
  errors: [],
})

export const mergeViews = endpoint({
  method: 'POST',
  path: '/v1/users/history/merge',
  access: BUYERS,
  summary:
    "Merges a device's history from before the login: of each product the later time counts, unknown products are left out.",
  body: mergeViewsBody,
  response: z.null(),
  errors: [],
})
