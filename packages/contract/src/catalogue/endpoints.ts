import { endpoint } from '../core/endpoint.ts'
import {
  bannerList,
  categoryTree,
  productDetail,
  productDetailQuery,
  productFreight,
  productFreightQuery,
  productPage,
  productParams,
  productQuery,
  shopHead,
  shopParams,
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
  summary: 'The banners of the home page, in order.',
  response: bannerList,
  errors: [],
})

export const listProducts = endpoint({
  method: 'GET',
  path: '/v1/products',
  access: 'public',
  summary:
    'Products on sale, by words (also pinyin, misspellings and synonyms), category, stage, shop, attributes and price.',
  query: productQuery,
  response: productPage,
  errors: [],
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/v1/products/:id',
  access: 'public',
  summary: 'One product with its SKUs; one that is off sale is marked as such.',
  params: productParams,
  query: productDetailQuery,
  response: productDetail,
  errors: [],
})

export const getFreight = endpoint({
  method: 'GET',
  path: '/v1/products/:id/freight',
  access: 'public',
  summary: 'The freight of a quantity of one SKU, to an address of the caller or to all places.',
  params: productParams,
  query: productFreightQuery,
  response: productFreight,
  errors: ['STOCK_SHORT', 'OFF_SALE', 'MEASURES_WRONG', 'BELOW_MINIMUM'],
})

export const getShop = endpoint({
  method: 'GET',
  path: '/v1/shops/:id',
  access: 'public',
  summary: 'One shop with its rating, freight, contact and licence.',
  params: shopParams,
  response: shopHead,
  errors: [],
})
