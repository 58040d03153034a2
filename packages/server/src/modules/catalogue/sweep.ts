import { asSomebody, missing, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'

export const catalogueSweep: AreaSweep<'catalogue'> = {
  endpoints: {
    listCategories: asSomebody({}),
    listBanners: asSomebody({}),
    listProducts: {
      ...asSomebody({ query: { q: '测试', sort: 'priceAsc' as const } }),
      shape: () => ({ query: { q: '砖' } }),
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
