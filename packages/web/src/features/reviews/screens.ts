import type { PageSources } from '#platform/page-source.ts'

export const reviewsPages = {
  viewComments: { load: () => import('./pages/view-comments-page.tsx'), texts: ['reviews', 'made'] },
} satisfies PageSources
