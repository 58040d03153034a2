import { randomUUID } from 'node:crypto'
import { asSomebody, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addAll, addLine, type World } from '#testing/sweeps/world.ts'

/** Somebody new with a line in their cart. */
async function lineAndToken(world: World): Promise<{ id: string; token: string }> {
  const person = await addAll(world.at)
  return { id: await addLine(world, person), token: person.token }
}

export const cartSweep: AreaSweep<'cart'> = {
  endpoints: {
    getCart: {
      scene: async (world) => ({ request: {}, token: (await lineAndToken(world)).token }),
      shape: () => ({}),
      outcome: 'ok',
      lists: [{ by: 'buyer', request: {} }],
    },
    countLines: asSomebody({}),
    addLine: {
      scene: async ({ at, skuId }) => ({
        request: { body: { skuId, quantity: 2 } },
        token: (await addAll(at)).token,
      }),
      shape: () => ({ body: { skuId: randomUUID(), quantity: 1 } }),
      outcome: 'NOT_FOUND',
    },
    updateLine: {
      scene: async (world) => {
        const { token, id } = await lineAndToken(world)
        return { request: { params: { id }, body: { quantity: 3, skuId: world.secondSkuId } }, token }
      },
      ...missingWith({ body: { quantity: 1 } }),
      outsiders: ['buyer', 'seller', 'stranger'],
    },
    selectLines: {
      scene: async (world) => {
        const { token, id } = await lineAndToken(world)
        return { request: { body: { lineIds: [id], isSelected: false } }, token }
      },
      shape: () => ({ body: { lineIds: [randomUUID()], isSelected: true } }),
      outcome: 'NOT_FOUND',
      names: {
        'a line to tick': {
          make: addLine,
          request: (_world, { id }) => ({ body: { lineIds: [id], isSelected: false } }),
        },
        'a line to tick beside one’s own': {
          make: addLine,
          request: (_world, { id, own }) => ({ body: { lineIds: [own, id], isSelected: false } }),
        },
      },
    },
    removeLines: {
      scene: async (world) => {
        const { token, id } = await lineAndToken(world)
        return { request: { body: { lineIds: [id] } }, token }
      },
      shape: () => ({ body: { lineIds: [randomUUID()] } }),
      outcome: 'NOT_FOUND',
      names: {
        'a line to remove': { make: addLine, request: (_world, { id }) => ({ body: { lineIds: [id] } }) },
        'a line to remove beside one’s own': {
          make: addLine,
          request: (_world, { id, own }) => ({ body: { lineIds: [own, id] } }),
        },
      },
    },
  },
}
