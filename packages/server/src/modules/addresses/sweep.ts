import { asSomebody, missing, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { addBuyer } from '#testing/sweeps/world.ts'
import { ADDRESS } from '#testing/trade-fixture.ts'

export const addressesSweep: AreaSweep<'addresses'> = {
  endpoints: {
    listAddresses: {
      scene: async ({ buyer }) => ({ request: {}, token: buyer.token }),
      shape: () => ({}),
      outcome: 'ok',
    },
    createAddress: asSomebody({ body: ADDRESS }),
    updateAddress: {
      scene: async ({ at }) => {
        const { token, addressId } = await addBuyer(at)
        return { request: { params: { id: addressId }, body: { ...ADDRESS, detail: '天目山路 2 号' } }, token }
      },
      ...missingWith({ body: ADDRESS }),
      outsiders: ['buyer', 'seller', 'stranger'],
    },
    deleteAddress: {
      scene: async ({ at }) => {
        const { token, addressId } = await addBuyer(at)
        return { request: { params: { id: addressId } }, token }
      },
      ...missing,
      outsiders: ['buyer', 'seller', 'stranger'],
    },
    listRegions: { ...asSomebody({ query: {} }), shape: () => ({ query: { parent: '33' } }) },
  },
}
