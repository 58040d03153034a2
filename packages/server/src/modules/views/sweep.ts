import { randomUUID } from 'node:crypto'
import { asSomebody, missing, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addAll } from '#testing/sweeps/world.ts'

const OWN = [{ by: 'buyer' as const, request: { query: {} } }]

export const viewsSweep: AreaSweep<'views'> = {
  endpoints: {
    recordView: {
      scene: async ({ at, productId }) => ({
        request: { params: { id: productId } },
        token: (await addAll(at)).token,
      }),
      ...missing,
      outsiders: 'everybody',
    },
    listHistory: { ...asSomebody({ query: {} }), lists: OWN, indexed: OWN },
    forgetViews: {
      scene: async ({ at, productId }) => {
        const { token } = await addAll(at)
        await at.call('views.recordView', { params: { id: productId } }, { token })
        return { request: { body: { productIds: [productId] } }, token }
      },
      shape: () => ({ body: { productIds: [randomUUID()] } }),
      outcome: 'ok',
    },
    clearHistory: asSomebody({}),
    mergeViews: {
      scene: async ({ at, productId }) => ({
        request: { body: { views: [{ productId, viewedAt: at.clock.now().toISOString() }] } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { views: [{ productId: randomUUID(), viewedAt: '2026-11-20T08:00:00Z' }] } }),
      outcome: 'ok',
    },
  },
  large: ['product_views'],
}
