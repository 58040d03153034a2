import type { Area, EndpointKey } from '@zhujia/contract/endpoints.ts'
import { accountSweep } from '#modules/account/sweep.ts'
import { addressesSweep } from '#modules/addresses/sweep.ts'
import { authSweep } from '#modules/auth/sweep.ts'
import { cartSweep } from '#modules/cart/sweep.ts'
import { catalogueSweep } from '#modules/catalogue/sweep.ts'
import { depositsSweep } from '#modules/deposits/sweep.ts'
import { favouritesSweep } from '#modules/favourites/sweep.ts'
import { filesSweep } from '#modules/files/sweep.ts'
import { notificationsSweep } from '#modules/notifications/sweep.ts'
import { ordersSweep } from '#modules/orders/sweep.ts'
import { organisationsSweep } from '#modules/organisations/sweep.ts'
import { paymentsSweep } from '#modules/payments/sweep.ts'
import { reviewsSweep } from '#modules/reviews/sweep.ts'
import { searchSweep } from '#modules/search/sweep.ts'
import { viewsSweep } from '#modules/views/sweep.ts'
import type { AnySwept, AreaSweep } from './sweep.ts'
import type { World } from './world.ts'

/** What every area declares for the sweeps, in its sweep.ts. */
export const SWEEPS: { readonly [A in Area]: AreaSweep<A> } = {
  account: accountSweep,
  addresses: addressesSweep,
  auth: authSweep,
  cart: cartSweep,
  catalogue: catalogueSweep,
  deposits: depositsSweep,
  favourites: favouritesSweep,
  files: filesSweep,
  notifications: notificationsSweep,
  orders: ordersSweep,
  organisations: organisationsSweep,
  payments: paymentsSweep,
  reviews: reviewsSweep,
  search: searchSweep,
  views: viewsSweep,
}

/** What an endpoint's area declares for it. @throws with the name of the file that lacks it */
export function sweptOf(key: EndpointKey): AnySwept {
  const [area = '', name = ''] = key.split('.')
  const sweeps: Readonly<Record<string, { endpoints: Readonly<Record<string, AnySwept>> }>> = SWEEPS
  const swept = sweeps[area]?.endpoints[name]
  if (!swept)
    throw new Error(
      `packages/server/src/modules/${area}/sweep.ts has no ${name}, or testing/sweeps/sweeps.ts no ${area}`,
    )
  return swept
}

/** Makes the rows that an endpoint needs. @returns a request that succeeds, and the token of a caller who may send it */
export const sceneOf = (world: World, key: EndpointKey) => sweptOf(key).scene(world)
