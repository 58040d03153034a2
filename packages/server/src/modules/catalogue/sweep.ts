import { randomUUID } from 'node:crypto'
import { PRODUCT_SORTS } from '@zhujia/contract/catalogue/schemas.ts'
import { asSomebody, missing, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'

/** By default a category is sorted: it is one leaf, or leaves put together. */
const IN_ONE_COLUMN = PRODUCT_SORTS.filter((sort) => sort !== 'default')

export const catalogueSweep: AreaSweep<'catalogue'> = {
  endpoints: {
    listCategories: asSomebody({}),
    listBanners: asSomebody({}),
    listProducts: {
      ...asSomebody({ query: { q: '测试', sort: 'priceAsc' as const } }),
      shape: () => ({ query: { q: '砖' } }),
      lists: [
        { by: 'buyer', request: { query: { category: 'test-category' } } },
        { by: 'buyer', request: { query: { q: '测试商品', withFacets: '1' } } },
      ],
      indexed: [
        ...PRODUCT_SORTS.map((sort) => ({ sort })),
        // By an index of what is rated poorly too.
        { recommended: '1' as const },
        ...PRODUCT_SORTS.map((sort) => ({ sort, inStock: '1' as const })),
        ...IN_ONE_COLUMN.map((sort) => ({ sort, inStock: '1' as const, category: 'tile' })),
        // Leaf by leaf.
        ...IN_ONE_COLUMN.map((sort) => ({ sort, category: 'tile' })),
      ].map((query) => ({ by: 'buyer', request: { query } })),
    },
    getProduct: {
      scene: async ({ productId, stranger }) => ({
        request: { params: { id: productId }, query: {} },
        token: stranger.token,
      }),
      ...missingWith({ query: {} }),
      outsiders: 'everybody',
    },
    getFreight: {
      scene: async ({ productId, skuId, stranger }) => ({
        request: { params: { id: productId }, query: { skuId, quantity: 3 } },
        token: stranger.token,
      }),
      shape: () => ({ ...missing.shape(), query: { skuId: randomUUID(), quantity: 1 } }),
      outcome: missing.outcome,
      outsiders: 'everybody',
    },
    getShop: {
      scene: async ({ shopId, stranger }) => ({ request: { params: { id: shopId } }, token: stranger.token }),
      ...missing,
      outsiders: 'everybody',
    },
  },
  large: ['products'],
}
