import type { PageSources } from '#platform/page-source.ts'

export const cataloguePages = {
  categories: { load: () => import('./pages/categories-page.tsx'), texts: ['goods', 'units'] },
  search: {
    load: () => import('./pages/search-page.tsx'),
    texts: ['goods', 'units', 'made', 'shop', 'favourites'],
  },
  productDetail: {
    load: () => import('./pages/product-page.tsx'),
    texts: ['goods', 'measure', 'units', 'favourites', 'reviews', 'made', 'shop'],
  },
  productText: { load: () => import('./pages/product-text-page.tsx'), texts: ['goods', 'units'] },
  history: {
    load: () => import('./pages/history-page.tsx'),
    texts: ['history', 'goods', 'units', 'made'],
  },
} satisfies PageSources
