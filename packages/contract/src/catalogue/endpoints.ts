import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import {
  bannerList,
  categoryTree,
  forgetViewsBody,
  historyPage,
  historyQuery,
  hotWords,
  mergeViewsBody,
  productDetail,
  productDetailQuery,
  productPage,
  productParams,
  productQuery,
  shopHead,
  shopParams,
  searchRecord,
  suggestionQuery,
  suggestions,
} from './schemas.ts'

export const listCategories = endpoint({
  method: 'GET',
  path: '/v1/categories',
  access: 'public',
  summary: 'The whole tree of categories (three levels, parents before children) and the construction stages.',
  response: categoryTree,
  errors: [],
})

export const listBanners = endpoint({
  method: 'GET',
  path: '/v1/banners',
  access: 'public',
  summary: 'The pictures on top of the home page, in their order.',
  response: bannerList,
  errors: [],
})

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/products',
  access: 'public',
  summary:
    'Products on sale, by words (also in pinyin, misspelt, or meaning the same), category, stage, shop, attributes and price.',
  query: productQuery,
  response: productPage,
  errors: [],
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/v1/products/:id',
  access: 'public',
  summary: 'One product with its SKUs; also one that is off sale, marked so.',
  params: productParams,
  query: productDetailQuery,
  response: productDetail,
  errors: [],
})

export const getShop = endpoint({
  method: 'GET',
  path: '/v1/shops/:id',
  access: 'public',
  summary: 'One shop as the head of its goods shows it.',
  params: shopParams,
  response: shopHead,
  errors: [],
})

export const suggestWords = endpoint({
  method: 'GET',
  path: '/v1/search/suggestions',
  access: 'public',
  summary: 'What somebody who began to write may mean: categories, brands and words of goods; at most ten.',
  query: suggestionQuery,
  response: suggestions,
  errors: [],
})

export const listHotWords = endpoint({
  method: 'GET',
  path: '/v1/search/hot',
  access: 'public',
  summary: 'What many people searched for lately; at most ten, and none that only a few did.',
  response: hotWords,
  errors: [],
})

export const recordSearch = endpoint({
  method: 'POST',
  path: '/v1/search/records',
  access: 'public',
  summary: 'Counts that the caller searched for these words, once a person.',
  body: searchRecord,
  response: z.null(),
  errors: [],
})

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
  summary: 'Forgets that the caller looked at some products; what he never looked at makes no difference.',
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
