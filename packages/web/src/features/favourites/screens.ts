import type { PageSources } from '#platform/page-source.ts'

export const favouritesPages = {
  myCollection: {
    load: () => import('./pages/my-collection-page.tsx'),
    texts: ['favourites', 'goods', 'units', 'made'],
  },
} satisfies PageSources
