import type { PageSources } from '#platform/page-source.ts'

export const checkoutPages = {
  orderPlay: {
    load: () => import('./pages/order-play-page.tsx'),
    texts: ['checkout', 'addresses', 'units', 'made', 'goods', 'shop', 'orders'],
  },
  depositPayment: {
    load: () => import('./pages/deposit-payment-page.tsx'),
    texts: ['checkout', 'deposits', 'orders'],
  },
} satisfies PageSources
