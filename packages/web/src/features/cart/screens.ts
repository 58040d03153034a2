import type { PageSources } from '#platform/page-source.ts'

export const cartPages = {
  cart: {
    load: () => import('./pages/cart-page.tsx'),
    texts: ['cart', 'measure', 'units', 'favourites', 'made', 'goods', 'shop'],
  },
} satisfies PageSources
