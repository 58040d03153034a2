import type { Screen } from '../core/screen.ts'

export const catalogueScreens = {
  home: { path: '/', tab: 1, access: 'public', parent: null, query: {} },
  categories: {
    path: '/pages/materialsList/index',
    tab: 2,
    access: 'public',
    parent: null,
    query: { category: 'optional', stage: 'optional', brand: 'optional' },
  },
  search: {
    path: '/pages/materialsList/search',
    access: 'public',
    parent: 'categories',
    /** `facets` as the API takes them, `min` and `max` in yuan; `literal` when the words are not to be corrected. */
    query: {
      q: 'optional',
      category: 'optional',
      stage: 'optional',
      shopId: 'optional',
      sort: 'optional',
      facets: 'optional',
      min: 'optional',
      max: 'optional',
      stock: 'optional',
      literal: 'optional',
    },
  },
  productDetail: {
    path: '/pages/productDetail/index',
    access: 'public',
    parent: 'categories',
    query: { id: 'required', sku: 'optional', quantity: 'optional', measures: 'optional', addressId: 'optional' },
  },
  /** All texts of a product: chapters, facts, packing, promises. With `sku` the packing of that one. */
  productText: {
    path: '/pages/productDetail/detail',
    access: 'public',
    parent: 'categories',
    query: { id: 'required', sku: 'optional' },
  },
} as const satisfies Record<string, Screen>
