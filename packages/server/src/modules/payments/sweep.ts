import { BUYERS_OWN, missing, missingWith, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { placeOne, type World } from '#testing/sweeps/world.ts'

const paymentOf = async (world: World) => ({
  request: { params: { id: (await placeOne(world)).paymentId } },
  token: world.buyer.token,
})

export const paymentsSweep: AreaSweep<'payments'> = {
  endpoints: {
    getPayment: { scene: paymentOf, ...missing, outsiders: BUYERS_OWN },
    startAttempt: {
      scene: async (world) => {
        const { paymentId, totalFen } = await placeOne(world)
        return {
          request: { params: { id: paymentId }, body: { provider: 'simulator', amountFen: totalFen } },
          token: world.buyer.token,
        }
      },
      ...missingWith({ body: { provider: 'simulator', amountFen: 1 } }),
      outsiders: BUYERS_OWN,
      isKeptReady: true,
    },
    checkPayment: { scene: paymentOf, ...missing, outsiders: BUYERS_OWN },
  },
}
