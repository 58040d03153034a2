import { z } from 'zod'
import { productParams } from '../catalogue/schemas.ts'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import { forgetViewsBody, historyPage, historyQuery, mergeViewsBody } from './schemas.ts'

export const recordView = endpoint({
  method: 'POST',
  path: '/v1/products/:id/views',
  access: BUYERS,
  summary: 'Remembers that the caller looked at a product.',
  params: productParams,
  response: z.null(),
  errors: [],
})

export const listHistory = endpoint({
  method: 'GET',
  path: '/v1/users/history',
  access: 'session',
  summary: 'The products that the caller looked at in the last 90 days, the latest first, each once.',
  query: historyQuery,
  response: historyPage,
  errors: [],
})

export const forgetViews = endpoint({
  method: 'POST',
  path: '/v1/users/history/remove',
  access: 'session',
  summary: 'Forgets that the caller looked at some products; what they never looked at makes no difference.',
  body: forgetViewsBody,
  response: z.null(),
  errors: [],
})

export const clearHistory = endpoint({
  method: 'DELETE',
  path: '/v1/users/history',
  access: 'session',
  summary: 'Forgets everything that the caller looked at.',
  response: z.null(),
  errors: [],
})

export const mergeViews = endpoint({
  method: 'POST',
  path: '/v1/users/history/merge',
  access: BUYERS,
  summary:
    'Takes over what a device remembers of before the login: of each product the later time, of unknown products nothing.',
  body: mergeViewsBody,
  response: z.null(),
  errors: [],
})
