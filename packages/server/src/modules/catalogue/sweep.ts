import { asSomebody, missing, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'

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
    },
    getProduct: {
      scene: async ({ productId, stranger }) => ({
        request: { params: { id: productId }, query: {} },
        token: stranger.token,
      }),
      ...missingWith({ query: {} }),
      outsiders: 'everybody',
    },
    getShop: {
      scene: async ({ shopId, stranger }) => ({ request: { params: { id: shopId } }, token: stranger.token }),
      ...missing,
      outsiders: 'everybody',
    },
  },
}
