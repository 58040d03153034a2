import { randomUUID } from 'node:crypto'
import { asSomebody, missing, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addAll, addLine } from '#testing/sweeps/world.ts'

const OWN = [{ by: 'buyer' as const, request: { query: {} } }]

export const favouritesSweep: AreaSweep<'favourites'> = {
  endpoints: {
    listProducts: { ...asSomebody({ query: {} }), lists: OWN, indexed: OWN },
    listShops: { ...asSomebody({ query: {} }), indexed: OWN },
    countFavourites: asSomebody({}),
    getShopMark: {
      scene: async ({ shopId, stranger }) => ({ request: { params: { id: shopId } }, token: stranger.token }),
      ...missing,
      outsiders: 'everybody',
    },
    getMarks: {
      scene: async ({ at, productId }) => ({
        request: { params: { id: productId } },
        token: (await addAll(at)).token,
      }),
      ...missing,
      outsiders: 'everybody',
    },
    addFavourites: {
      scene: async ({ at, productId }) => ({
        request: { body: { kind: 'product', ids: [productId] } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { kind: 'product', ids: [randomUUID()] } }),
      outcome: 'NOT_FOUND',
    },
    moveFromCart: {
      scene: async (world) => {
        const person = await addAll(world.at)
        return { request: { body: { lineIds: [await addLine(world, person)] } }, token: person.token }
      },
      shape: () => ({ body: { lineIds: [randomUUID()] } }),
      outcome: 'NOT_FOUND',
      names: {
        'a line to move to the favourites': {
          make: addLine,
          request: (_world, { id }) => ({ body: { lineIds: [id] } }),
        },
        'a line to move to the favourites beside one’s own': {
          make: addLine,
          request: (_world, { id, own }) => ({ body: { lineIds: [own, id] } }),
        },
      },
    },
    removeFavourites: {
      scene: async ({ at, shopId }) => ({
        request: { body: { kind: 'shop', ids: [shopId] } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { kind: 'shop', ids: [randomUUID()] } }),
      outcome: 'ok',
    },
  },
  large: ['favourite_products', 'favourite_shops'],
}
