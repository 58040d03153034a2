import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { PageSource } from '../platform/page-source.ts'
import { accountPages } from '../features/account/screens.ts'
import { addressesPages } from '../features/addresses/screens.ts'
import { authPages } from '../features/auth/screens.ts'
import { cartPages } from '../features/cart/screens.ts'
import { cataloguePages } from '../features/catalogue/screens.ts'
import { checkoutPages } from '../features/checkout/screens.ts'
import { depositsPages } from '../features/deposits/screens.ts'
import { favouritesPages } from '../features/favourites/screens.ts'
import { homePages } from '../features/home/screens.ts'
import { notificationsPages } from '../features/notifications/screens.ts'
import { ordersPages } from '../features/orders/screens.ts'
import { organisationsPages } from '../features/organisations/screens.ts'
import { reviewsPages } from '../features/reviews/screens.ts'
import { settingsPages } from '../features/settings/screens.ts'

/** The page of every screen, each in its feature's screens.ts. A screen without a page does not compile. */
export const SCREEN_LOADERS: Readonly<Record<ScreenKey, PageSource>> = {
  ...accountPages,
  ...addressesPages,
  ...authPages,
  ...cartPages,
  ...cataloguePages,
  ...checkoutPages,
  ...depositsPages,
  ...favouritesPages,
  ...homePages,
  ...notificationsPages,
  ...ordersPages,
  ...organisationsPages,
  ...reviewsPages,
  ...settingsPages,
}
