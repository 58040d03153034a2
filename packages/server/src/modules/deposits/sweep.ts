import { SHOP_TERMS_VERSION } from '@zhujia/contract/deposits/kinds.ts'
import { depositing } from '#testing/deposits.ts'
import { openShop } from '#testing/catalogue-fixture.ts'
import { asSomebody, missingWith, SHOPS_OWN, type AreaSweep } from '#testing/sweeps/sweep.ts'
import type { World } from '#testing/sweeps/world.ts'
import { shops } from '#tables/shops.ts'

const REQUIRED_FEN = 500_000
const PAID = { body: { amountFen: REQUIRED_FEN, termsVersion: SHOP_TERMS_VERSION } }
const BACK = { body: { heldFen: REQUIRED_FEN } }

/** A new shop of the seller's, because one shop has one open deposit. */
async function newShop({ at, seller }: World): Promise<string> {
  const [known] = await at.db.select({ picture: shops.logoFileId }).from(shops).limit(1)
  return openShop(at, { ownerId: seller.userId, picture: known?.picture ?? '' })
}

const ofNewShop =
  <const Rest extends object>(rest: Rest) =>
  async (world: World) => ({
    request: { params: { id: await newShop(world) }, ...rest },
    token: world.seller.token,
  })

export const depositsSweep: AreaSweep<'deposits'> = {
  endpoints: {
    listShopDeposits: asSomebody({ query: {} }),
    getShopDeposit: { scene: ofNewShop({}), ...missingWith({}), outsiders: SHOPS_OWN },
    listDeposits: { scene: ofNewShop({ query: {} }), ...missingWith({ query: {} }), outsiders: SHOPS_OWN },
    payShopDeposit: { scene: ofNewShop(PAID), ...missingWith(PAID), outsiders: SHOPS_OWN, isKeptReady: true },
    refundShopDeposit: {
      scene: async (world) => {
        const shopId = await newShop(world)
        await depositing(world.at, { shopId, owner: world.seller }).held()
        return { request: { params: { id: shopId }, ...BACK }, token: world.seller.token }
      },
      ...missingWith(BACK),
      outsiders: SHOPS_OWN,
      isKeptReady: true,
    },
  },
}
