import type { PageSources } from '#platform/page-source.ts'

export const ordersPages = {
  orders: {
    load: () => import('./pages/orders-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made'],
  },
  orderDetailBuyer: {
    load: () => import('./pages/order-detail-buyer-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made', 'shop'],
  },
  orderDetailSeller: {
    load: () => import('./pages/order-detail-seller-page.tsx'),
    texts: ['orders', 'units', 'addresses', 'made'],
  },
  snapshot: {
    load: () => import('./pages/snapshot-page.tsx'),
    texts: ['snapshot', 'goods', 'units', 'made'],
  },
} satisfies PageSources
