import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { ComponentType } from 'react'
import type { Area } from '../locales/catalogue.generated.ts'

export interface PageSource {
  load: () => Promise<{ default: ComponentType }>
  /** The areas of texts that the page uses beside `core`. */
  texts: readonly Area[]
}

/** The page of every screen, each in a chunk of its own. A screen without a page does not compile. */
export const SCREEN_LOADERS: Readonly<Record<ScreenKey, PageSource>> = {
  home: { load: () => import('../features/home/pages/home-page.tsx'), texts: ['home', 'goods', 'units', 'made'] },
  categories: { load: () => import('../features/catalogue/pages/categories-page.tsx'), texts: ['goods', 'units'] },
  search: {
    load: () => import('../features/catalogue/pages/search-page.tsx'),
    texts: ['goods', 'units', 'made', 'shop', 'favourites'],
  },
  productDetail: {
    load: () => import('../features/catalogue/pages/product-page.tsx'),
    texts: ['goods', 'measure', 'units', 'favourites', 'reviews', 'made', 'shop'],
  },
  productText: { load: () => import('../features/catalogue/pages/product-text-page.tsx'), texts: ['goods', 'units'] },
  myCollection: {
    load: () => import('../features/favourites/pages/my-collection-page.tsx'),
    texts: ['favourites', 'goods', 'units', 'made'],
  },
  history: {
    load: () => import('../features/catalogue/pages/history-page.tsx'),
    texts: ['history', 'goods', 'units', 'made'],
  },
  viewComments: { load: () => import('../features/reviews/pages/view-comments-page.tsx'), texts: ['reviews', 'made'] },
  login: { load: () => import('../features/auth/pages/login-page.tsx'), texts: ['auth'] },
  cart: {
    load: () => import('../features/cart/pages/cart-page.tsx'),
    texts: ['cart', 'measure', 'units', 'favourites', 'made', 'goods', 'shop'],
  },
  orderPlay: {
    load: () => import('../features/checkout/pages/order-play-page.tsx'),
    texts: ['checkout', 'addresses', 'units', 'made', 'goods', 'shop', 'orders'],
  },
  address: { load: () => import('../features/addresses/pages/address-page.tsx'), texts: ['addresses'] },
  orders: {
    load: () => import('../features/orders/pages/orders-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made'],
  },
  orderDetailBuyer: {
    load: () => import('../features/orders/pages/order-detail-buyer-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made', 'shop'],
  },
  orderDetailSeller: {
    load: () => import('../features/orders/pages/order-detail-seller-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made'],
  },
  snapshot: {
    load: () => import('../features/orders/pages/snapshot-page.tsx'),
    texts: ['snapshot', 'goods', 'units', 'made'],
  },
  reset: { load: () => import('../features/auth/pages/reset-page.tsx'), texts: ['auth'] },
  userStatus: { load: () => import('../features/account/pages/user-status-page.tsx'), texts: ['account'] },
  selectCharacter: { load: () => import('../features/account/pages/select-character-page.tsx'), texts: ['account'] },
  user: { load: () => import('../features/account/pages/user-page.tsx'), texts: ['account', 'units'] },
}
