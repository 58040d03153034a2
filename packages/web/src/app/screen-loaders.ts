import type { ScreenKey } from '@zhujia/contract/screens.ts'
import type { ComponentType } from 'react'
import type { Area } from '../locales/catalogue.ts'

export interface PageSource {
  load: () => Promise<{ default: ComponentType }>
  /** The areas of texts that the page uses beside `core`. */
  texts: readonly Area[]
}

/** Every screen's page, each a chunk of its own. A screen without one does not compile. */
export const SCREEN_LOADERS: Readonly<Record<ScreenKey, PageSource>> = {
  login: { load: () => import('../features/auth/pages/login-page.tsx'), texts: ['auth'] },
  user: { load: () => import('../features/account/pages/user-page.tsx'), texts: ['account'] },
  orders: { load: () => import('../features/orders/pages/orders-page.tsx'), texts: ['orders', 'units', 'addresses'] },
  orderDetailBuyer: { load: () => import('../features/orders/pages/order-detail-buyer-page.tsx'), texts: ['orders', 'units', 'addresses'] },
  orderDetailSeller: { load: () => import('../features/orders/pages/order-detail-seller-page.tsx'), texts: ['orders', 'units', 'addresses'] },
}
